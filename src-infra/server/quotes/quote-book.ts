import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Quote } from '@domain/pricing/index.ts';
import { asJson, type Store } from '../store/index.ts';

/** A quote as it was told to a customer. */
export type IssuedQuote = {
  readonly quote: Quote;
  readonly expiresAt: number;
  /** What its stocks were called then, by stock id. */
  readonly titles: Readonly<Record<string, string>>;
};

/** Quotes by user, kept at least a day (contract 8.2). Their times are real, whatever the marketplace's clock shows. */
export interface QuoteBook {
  /** Keeps a quote; the same one issued again lives on from now. */
  issue(userId: number, quote: Quote, titles: IssuedQuote['titles']): Promise<IssuedQuote>;
  /** `undefined` when this user was never given it. */
  find(userId: number, id: string): Promise<IssuedQuote | undefined>;
  /** Forgets what nobody can order by any more. */
  prune(): Promise<void>;
}

export const QUOTE_LIFE_MS = 600_000;
const KEPT_MS = 25 * 3_600_000;

type Body = Pick<IssuedQuote, 'quote' | 'titles'>;

export const createQuoteBook = ({ store, clock }: { readonly store: Store; readonly clock: Clock }): QuoteBook => ({
  issue: async (userId, quote, titles) => {
    const now = clock.now();
    const expiresAt = now + QUOTE_LIFE_MS;
    const body: Body = { quote, titles };
    await store.database
      .insertInto('quotes')
      .values({ id: quote.id, user_id: userId, cart_id: quote.cartId, body: asJson(body), created_at: now, expires_at: expiresAt })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ created_at: now, expires_at: expiresAt }))
      .execute();
    return { quote, titles, expiresAt };
  },

  find: async (userId, id) => {
    const row = await store.database.selectFrom('quotes').select(['body', 'expires_at']).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
    return row && { ...(row.body as Body), expiresAt: row.expires_at };
  },

  prune: async () => void (await store.database.deleteFrom('quotes').where('created_at', '<', clock.now() - KEPT_MS).execute()),
});
