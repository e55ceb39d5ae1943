import type { PluralTexts } from './kitchen-texts.ts';

/** Texts of the conversations at the desk, which shops have with their customers. `:name` is replaced. */
export type ChatTexts = {
  readonly title: string;
  readonly empty: string;
  readonly searches: string;
  /** How many chats wait for an answer. */
  readonly waiting: PluralTexts;
  readonly fresh: string;
  readonly last: string;
  readonly open: string;
  readonly openThis: string;
  readonly all: string;
  readonly heading: string;
  readonly customer: string;
  readonly ours: string;
  readonly nothing: string;
  readonly typing: string;
  readonly answer: string;
  readonly send: string;
  readonly look: string;
  readonly sent: string;
  /** The customer has read what the shop said. */
  readonly read: string;
  readonly noAnswer: string;
  readonly setAside: string;
  readonly picture: string;
  readonly about: string;
};
