import type { Texts } from './read-texts.ts';

/** LOCALE-4d: Merges the texts of one language: the server's override the app's own; blank ones hide nothing. */
export const mergeTexts = (own: Texts, server: Texts): Texts =>
  Object.fromEntries([...Object.entries(own), ...Object.entries(server).filter(([, text]) => text.trim() !== '')]);
