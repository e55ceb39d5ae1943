/** Backgrounds of pictures; also their placeholder while they load. */
export const GROUNDS = ['saffron', 'chilli', 'leaf', 'sky', 'plum', 'sand'] as const;
/** One of `GROUNDS`. */
export type Ground = (typeof GROUNDS)[number];

/**
 * IMAGE-1c: Returns the background that a picture's name states (`salad~leaf.webp`), else one that is stable for the
 * same address.
 */
export const groundOf = (address: string): Ground => {
  const named = /~([a-z]+)\.\w+(?:$|\?)/.exec(address)?.[1];
  return GROUNDS.find((ground) => ground === named) ?? (GROUNDS[hashOf(address) % GROUNDS.length] as Ground);
};

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
