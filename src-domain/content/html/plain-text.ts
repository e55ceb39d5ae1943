import type { RichNode, RichText } from './rich-text.ts';

const FLOWING: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'em', 'u']);

/** API-11g: the words of a rich text in one line, for searching in it and for those who read no elements. */
export const plainText = (text: RichText): string => text.map(wordsOf).join('').replace(/\s+/g, ' ').trim();

/** Words of different blocks do not touch. */
const wordsOf = (node: RichNode): string => {
  if (node.kind === 'text') return node.text;
  if (!('children' in node)) return ' ';
  const words = node.children.map(wordsOf).join('');
  return node.kind === 'link' || (node.kind === 'element' && FLOWING.has(node.name)) ? words : ` ${words} `;
};
