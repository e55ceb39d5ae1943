import { sql, type RawBuilder } from 'kysely';

/** True for the rows of `live_streams` of a deleted cart: nobody can resume them. */
export const endedCartStreams: RawBuilder<boolean> = sql<boolean>`
  stream like 'cart %' and not exists (select 1 from carts where stream = 'cart ' || carts.id)`;
