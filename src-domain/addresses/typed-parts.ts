import { foldedWords, foldText } from '../kernel/index.ts';

/** A piece of a text; `isTyped` if the customer typed it. */
export type TextPart = { readonly text: string; readonly isTyped: boolean };

/** ADDRESS-6b: Returns the title in pieces that join to the title: what was typed, and what choosing it would add. */
export const typedParts = (title: string, typed: string): readonly TextPart[] => {
  const words = foldedWords(typed);
  const parts: TextPart[] = [];
  const add = (text: string, isTyped: boolean): void => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.isTyped === isTyped) parts[parts.length - 1] = { text: last.text + text, isTyped };
    else parts.push({ text, isTyped });
  };
  for (const piece of title.split(/([^\p{L}\p{N}\p{M}]+)/u)) {
    const length = typedLength(piece, words);
    add(piece.slice(0, length), true);
    add(piece.slice(length), false);
  }
  return parts;
};

/** How much of a word starts with the longest of the typed words. */
const typedLength = (word: string, typed: readonly string[]): number => {
  const folded = foldText(word);
  const longest = Math.max(0, ...typed.filter((known) => folded.startsWith(known)).map((known) => known.length));
  if (longest === 0) return 0;
  let length = 0;
  for (const letter of word) {
    if (foldText(word.slice(0, length)).length >= longest) break;
    length += letter.length;
  }
  // Marks belong to the letter before them.
  return length + (/^\p{M}+/u.exec(word.slice(length))?.[0].length ?? 0);
};
