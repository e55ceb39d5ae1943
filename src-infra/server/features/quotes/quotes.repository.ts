import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Store } from '../../store/store.ts';
import { asJson } from '../../store/tables/index.ts';
import { QUOTE_LIFE_MS, type IssuedQuote, type Quotes } from './quotes.ports.ts';

const RETENTION_MS = 25 * 3_600_000;

type Body = Pick<IssuedQuote, 'quote' | 'titles'>;

/** Quotes in the table `quotes`. */
export const createQuoteRepository = (store: Store, clock: Clock): Quotes => ({
  issue: async (userId, quote, titles) => {
    const now = clock.now();
    const expiresAt = now + QUOTE_LIFE_MS;
    const body: Body = { quote, titles };
    await store.database
      .insertInto('quotes')
      .values({
        id: quote.id,
        user_id: userId,
        cart_id: quote.cartId,
        body: asJson(body),
        created_at: now,
        expires_at: expiresAt,
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'id']).doUpdateSet({ created_at: now, expires_at: expiresAt }),
      )
      .execute();
    return { quote, titles, expiresAt };
  },

  find: async (userId, id) => {
    const row = await store.database
      .selectFrom('quotes')
      .select(['body', 'expires_at'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { ...(row.body as Body), expiresAt: row.expires_at };
  },

  prune: async () =>
    void (await store.database
      .deleteFrom('quotes')
      .where('created_at', '<', clock.now() - RETENTION_MS)
      .execute()),
});
