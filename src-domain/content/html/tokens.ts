/** A piece of HTML. Texts are as written, including character references. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string };

/** Elements whose content is not text for readers: it is dropped with them. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'applet',
  'noscript',
  'noembed',
  'noframes',
  'frameset',
  'textarea',
  'title',
  'select',
  'option',
  'xmp',
  'plaintext',
  'listing',
  'audio',
  'video',
  'canvas',
  'head',
]);

/** Other white space, printed or invisible, belongs to names and values. */
const TAG_START = /<(\/?)([a-z][^\t\n\f\r />]*)/iy;
const NAME = /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)/;
const VALUE = /[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >]*))/;
const ATTRIBUTE = new RegExp(`${NAME.source}(?:${VALUE.source})?`, 'y');
const TAG_END = /[\t\n\f\r /]*>/y;
/** Where `TAG_START` is not. */
const NO_TAG = /<[!?/]/y;
const COMMENT_END = /--!?>/g;

/**
 * Splits HTML in one pass and in linear time; what is not terminated takes the rest with it. Drops comments and
 * declarations.
 */
export function* readTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start === -1) return yield { kind: 'text', text: html.slice(at) };
    if (start > at) yield { kind: 'text', text: html.slice(at, start) };
    const tag = matchAt(TAG_START, html, start);
    if (tag) {
      const name = tag[2]!.toLowerCase();
      const attributes = readAttributes(html, TAG_START.lastIndex);
      if (!attributes) return;
      at = attributes.end;
      // Browsers read </br> as <br>.
      if (tag[1] === '/' && name !== 'br') yield { kind: 'close', name };
      else if (DROPPED.has(name)) at = endOf(html, new RegExp(`(?=</${name}[\\t\\n\\f\\r />])`, 'gi'), at);
      else yield { kind: 'open', name, attributes: attributes.values };
    } else if (html.startsWith('<!--', start)) {
      at = endOf(html, COMMENT_END, start);
    } else if (matchAt(NO_TAG, html, start)) {
      at = endOf(html, />/g, start);
    } else {
      yield { kind: 'text', text: '<' };
      at = start + 1;
    }
  }
}

/** The first of equal names counts; undefined if the tag is not terminated. */
const readAttributes = (
  html: string,
  from: number,
): { readonly values: ReadonlyMap<string, string>; readonly end: number } | undefined => {
  const values = new Map<string, string>();
  let at = from;
  for (;;) {
    if (matchAt(TAG_END, html, at)) return { values, end: TAG_END.lastIndex };
    const match = matchAt(ATTRIBUTE, html, at);
    if (!match) return undefined;
    const name = match[1]!.toLowerCase();
    if (!values.has(name)) values.set(name, match[2] ?? match[3] ?? match[4] ?? '');
    at = ATTRIBUTE.lastIndex;
  }
};

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The index after the next match; the end of the text if there is none. */
const endOf = (text: string, pattern: RegExp, from: number): number => {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : text.length;
};
