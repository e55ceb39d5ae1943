import type { PageHead } from './page.ts';

/** Brings title, description and canonical address of the document in line with the page on screen. */
export const showHead = (head: PageHead): void => {
  document.title = head.title;
  setMeta('description', head.description);
  setMeta('robots', head.isPrivate ? 'noindex' : undefined);
  setCanonical(head.canonical);
};

const setMeta = (name: string, content: string | undefined): void => {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
};

const setCanonical = (path: string | undefined): void => {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (path === undefined) return found?.remove();
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = new URL(path, location.origin).href;
};
