import { sql } from 'kysely';
import type { Store } from '../../store/index.ts';
import type { Presences } from './presence.ports.ts';

/** Rows of `presences` of this process, whose id is `process`. */
export const createPresenceRepository = (store: Pick<Store, 'database'>, process: string): Presences => ({
  lock: async (memberId) => {
    const found = await store.database
      .selectFrom('user_carts')
      .select('id')
      .where('id', '=', memberId)
      .forUpdate()
      .execute();
    return found.length > 0;
  },

  add: async ({ cartId, memberId }, at) => {
    await store.database
      .insertInto('presences')
      .values({ member_id: memberId, process, cart_id: cartId, beat_at: at })
      .onConflict((conflict) => conflict.columns(['member_id', 'process']).doUpdateSet({ beat_at: at }))
      .execute();
  },

  remove: async (memberId) => {
    await store.database
      .deleteFrom('presences')
      .where('member_id', '=', memberId)
      .where('process', '=', process)
      .execute();
  },

  isPresent: async (memberId, since) => {
    const found = await store.database
      .selectFrom('presences')
      .select('process')
      .where('member_id', '=', memberId)
      .where('beat_at', '>', since)
      .limit(1)
      .execute();
    return found.length > 0;
  },

  presentAmong: async (memberIds, since) => {
    if (memberIds.length === 0) return new Set();
    const found = await store.database
      .selectFrom('presences')
      .select('member_id')
      .where('member_id', 'in', memberIds)
      .where('beat_at', '>', since)
      .execute();
    return new Set(found.map(({ member_id }) => member_id));
  },

  beat: async (memberIds, at) => {
    if (memberIds.length === 0) return [];
    const { rows } = await sql<{ member_id: number }>`
      update presences set beat_at = ${at} where process = ${process}
        and member_id in (select value::integer from json_array_elements_text(${JSON.stringify(memberIds)}::json))
      returning member_id`.execute(store.database);
    const known = new Set(rows.map(({ member_id }) => member_id));
    return memberIds.filter((memberId) => !known.has(memberId));
  },

  silentSince: async (since) =>
    (
      await store.database
        .selectFrom('presences')
        .select(['member_id', 'cart_id'])
        .distinct()
        .where('beat_at', '<=', since)
        .execute()
    ).map(({ member_id, cart_id }) => ({ memberId: member_id, cartId: cart_id })),

  removeSilent: async (memberId, since) => {
    const { numDeletedRows } = await store.database
      .deleteFrom('presences')
      .where('member_id', '=', memberId)
      .where('beat_at', '<=', since)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});
