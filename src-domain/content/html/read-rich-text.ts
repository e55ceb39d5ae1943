import type { UntrustedHtml } from '../market-texts.ts';
import { decodeReferences } from './references.ts';
import type { HeadingLevel, RichElement, RichNode, RichText } from './rich-text.ts';
import { sanitiseHtml } from './sanitise-html.ts';

type Open = { readonly name: string; readonly address: string; readonly children: RichNode[] };

/** A tag written by the sanitizer, which writes every tag in one form, or the text up to the next one. */
const PIECE = /<(\/?)([a-z][a-z0-9]*)(?: (?:href|src)="([^"]*)")?>|[^<]+/g;

/**
 * API-11d: Returns the part of an operator's HTML that may be shown. Sanitizes it whatever the server has done, so only
 * allowed elements remain.
 */
export const readRichText = (html: UntrustedHtml): RichText => {
  const root: RichNode[] = [];
  const open: Open[] = [];
  const add = (node: RichNode): void => void (open.at(-1)?.children ?? root).push(node);
  for (const [piece, slash, name, address = ''] of sanitiseHtml(html).matchAll(PIECE)) {
    if (name === undefined) add({ kind: 'text', text: decodeReferences(piece) });
    else if (name === 'br') add({ kind: 'break' });
    else if (name === 'img') add({ kind: 'picture', address: decodeReferences(address) });
    else if (slash === '') open.push({ name, address: decodeReferences(address), children: [] });
    else add(nodeOf(open.pop()!));
  }
  return root;
};

const LEVELS: Readonly<Record<string, HeadingLevel>> = { h2: 2, h3: 3, h4: 4 };

const nodeOf = ({ name, address, children }: Open): RichNode => {
  const level = LEVELS[name];
  if (level !== undefined) return { kind: 'heading', level, children };
  return name === 'a' ? { kind: 'link', address, children } : { kind: 'element', name: name as RichElement, children };
};
