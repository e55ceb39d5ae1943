import { createHash } from 'node:crypto';

/** Returns the strong entity tag of a text. */
export const entityTag = (text: string): string =>
  `"${createHash('sha1').update(text).digest('base64url').slice(0, TAG_LETTERS)}"`;

const TAG_LETTERS = 22;
