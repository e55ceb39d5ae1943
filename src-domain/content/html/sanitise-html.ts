import { linkAddress, pictureAddress } from './address.ts';
import { readTokens, type HtmlToken } from './tokens.ts';
import { createHtmlWriter, type BlockName, type HtmlWriter, type InlineName } from './html-writer.ts';

const MARKS: ReadonlySet<string> = new Set<InlineName>(['b', 'strong', 'i', 'em', 'u']);
const BLOCKS: ReadonlySet<string> = new Set<BlockName>(['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li']);
/** Headings of other levels become the nearest allowed one. */
const RENAMED: ReadonlyMap<string, BlockName> = new Map([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
]);
const PARAGRAPHS = new Set([
  'address',
  'article',
  'aside',
  'body',
  'center',
  'dd',
  'details',
  'dir',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'header',
  'hr',
  'legend',
  'main',
  'menu',
  'nav',
  'pre',
  'section',
  'summary',
  'table',
  'td',
  'th',
  'tr',
]);

/**
 * API-11a, contract 1.11: The only way for HTML to reach customers. The output is rewritten from p br b strong i em u
 * ul ol li h2 h3 h4 blockquote, a[href http(s), mailto] and img[src http(s)]; only escaped text and checked addresses
 * are copied from the input. Sanitizing is idempotent.
 */
export const sanitiseHtml = (html: string): string => {
  const writer = createHtmlWriter();
  for (const token of readTokens(html.replace(UNUSABLE, ''))) write(token, writer);
  return writer.end();
};

/** Control characters other than white space. */
const UNUSABLE = /[^\P{Cc}\t\n\f\r]/gu;

const write = (token: HtmlToken, writer: HtmlWriter): void => {
  if (token.kind === 'text') return writer.text(escapedText(token.text));
  const name = RENAMED.get(token.name) ?? token.name;
  if (PARAGRAPHS.has(name)) return writer.breakParagraph();
  if (token.kind === 'close') return writer.close(name);
  open(name, token.attributes, writer);
};

const open = (name: string, attributes: ReadonlyMap<string, string>, writer: HtmlWriter): void => {
  if (BLOCKS.has(name)) return writer.openBlock(name as BlockName);
  if (name === 'br') return writer.single('<br>');
  if (name === 'img') {
    const address = pictureAddress(attributes.get('src') ?? '');
    return address === undefined ? undefined : writer.single(`<img src="${escapedAttribute(address)}">`);
  }
  if (name === 'a') {
    const address = linkAddress(attributes.get('href') ?? '');
    return address === undefined
      ? writer.close('a')
      : writer.openInline('a', `<a href="${escapedAttribute(address)}">`);
  }
  if (MARKS.has(name)) writer.openInline(name as InlineName);
};

/** Whole character references stay; every other & is text. */
const LONE_AMPERSAND = /&(?!(?:#x[0-9a-f]+|#\d+|[a-z0-9]+);)/gi;
const escapedText = (text: string): string =>
  text.replace(LONE_AMPERSAND, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Checked addresses contain no quotes and no brackets. */
const escapedAttribute = (address: string): string => address.replaceAll('&', '&amp;');
