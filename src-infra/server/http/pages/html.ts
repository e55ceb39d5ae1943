/** Text that is HTML already. */
export type Html = { readonly html: string };
type Part = string | number | Html | readonly Html[] | undefined | false | null;

/** Writes HTML: everything that is put in is text, unless it is `Html` itself. Attributes stand in double quotes. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.map((text, index) => text + (index < parts.length ? written(parts[index]) : '')).join(''),
});

/** `text` as text of HTML, or of an attribute in quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const written = (part: Part): string => {
  if (part === undefined || part === null || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'html' in part ? part.html : part.map((piece) => piece.html).join('');
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
