import type { Quote } from '@domain/pricing/index.ts';

/** A quote as a customer received it. */
export type IssuedQuote = {
  readonly quote: Quote;
  readonly expiresAt: number;
  /** Titles of its stocks at that time, by stock id. */
  readonly titles: Readonly<Record<string, string>>;
};

/** Stores quotes by customer for at least a day (contract 8.2), by real time rather than simulated. */
export interface Quotes {
  /** Saves a quote; issuing the same one again extends its life from now. */
  issue(userId: number, quote: Quote, titles: IssuedQuote['titles']): Promise<IssuedQuote>;
  /** Returns a quote that was issued to this user; `undefined` for any other. */
  find(userId: number, id: string): Promise<IssuedQuote | undefined>;
  /** Deletes expired quotes. */
  prune(): Promise<void>;
}

/** How long a quote can be used for an order. */
export const QUOTE_LIFE_MS = 600_000;
