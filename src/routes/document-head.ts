import type { PageHead } from './page.ts';

/** Updates the document's head for the current page; `site` is the site's public URL. */
export const showHead = (head: PageHead, site: string): void => {
  document.title = head.title;
  setMeta('name', 'description', head.description);
  setMeta('name', 'robots', head.isPrivate ? 'noindex' : undefined);
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:image', head.image);
  setCanonical(head.canonical, site);
  // Only the server-rendered page has structured data; here it would describe another page.
  for (const told of document.head.querySelectorAll('script[type="application/ld+json"]')) told.remove();
};

const setMeta = (kind: 'name' | 'property', name: string, content: string | undefined): void => {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${kind}="${name}"]`);
  if (content === undefined) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(kind, name);
  meta.content = content;
};

const setCanonical = (path: string | undefined, site: string): void => {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (path === undefined) return found?.remove();
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = site + path;
};
