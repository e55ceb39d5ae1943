/** A house number: digits in any script, perhaps a letter, perhaps up to another one. */
const NUMBER = /^\p{Nd}+\p{L}?(?:[-–/]\p{Nd}+\p{L}?)?$/u;
/** What stands before a house number in some languages. */
const MARK = /^(?:№|no\.?|nr\.?)$/iu;
/** In languages that write no spaces the number is part of the word. */
const JOINED = /(\p{L})\p{Nd}+\p{L}?$/u;

/**
 * GROUP-1g: Returns the street of an address in one line, without its house number and what follows a comma; empty if
 * nothing else is left.
 */
export const streetOf = (line: string): string =>
  line
    .split(/[,،，]/u)
    .map(withoutNumbers)
    .find((part) => part !== '') ?? '';

const withoutNumbers = (part: string): string => {
  const words = part.split(/\s+/u).filter((word) => word !== '');
  const first = words.findIndex((word) => !NUMBER.test(word));
  const last = words.findLastIndex((word) => !NUMBER.test(word) && !MARK.test(word));
  return first < 0
    ? ''
    : words
        .slice(first, last + 1)
        .join(' ')
        .replace(JOINED, '$1');
};
