import type { RichNode, RichText } from './rich-text.ts';

const FLOWING: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'em', 'u']);

/** API-11g: Returns the words of a rich text in one line, for search and plain-text readers. */
export const plainText = (text: RichText): string => text.map(wordsOf).join('').replace(/\s+/g, ' ').trim();

/** Separates words of different blocks. */
const wordsOf = (node: RichNode): string => {
  if (node.kind === 'text') return node.text;
  if (!('children' in node)) return ' ';
  const words = node.children.map(wordsOf).join('');
  return node.kind === 'link' || (node.kind === 'element' && FLOWING.has(node.name)) ? words : ` ${words} `;
};
