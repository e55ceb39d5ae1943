import { sql } from 'kysely';
import type { CartKey, Carts } from './carts.ports.ts';
import { lockCart, selectCarts, toCartRecord } from './cart-queries.repository.ts';
import { createIdPool } from '../../store/id-pool.ts';
import type { Store } from '../../store/store.ts';
import { asJson } from '../../store/tables/index.ts';

/** Stores open carts with their members and lines. */
export const createCartRepository = (store: Store): Carts => {
  const ids = createIdPool(store, 'cart_details');
  const memberIds = createIdPool(store, 'user_carts', 1);
  const match = (key: CartKey) =>
    'ownerId' in key ? sql`cart.owner_id = ${key.ownerId}` : sql`cart.id = ${key.cartId}`;

  const find: Carts['find'] = async (key) => {
    const {
      rows: [row],
    } = await selectCarts(match(key)).execute(store.database);
    return row && toCartRecord(row);
  };

  return {
    newIds: ids.take,
    newMemberId: async () => (await memberIds.take(1))[0] ?? 0,

    find,

    lock: async (key) => {
      const {
        rows: [row],
      } = await lockCart(match(key)).execute(store.database);
      if (!row) return undefined;
      // Whoever waited for the lock sees the new cart with the lines from before the wait.
      return row.version === row.version_before ? toCartRecord(row) : find(key);
    },

    create: async ({ ownerId, shopId, currencyId, rate, uuid, name, at }) => {
      const { rows } = await sql`
        with cart as (
          insert into carts (owner_id, shop_id, currency_id, rate, created_at, updated_at)
          values (${ownerId}, ${shopId}, ${currencyId}, ${rate}, ${at}, ${at})
          on conflict (owner_id) do nothing returning id
        )
        insert into user_carts (uuid, cart_id, user_id, name, created_at, updated_at)
        select ${uuid}::uuid, id, ${ownerId}::integer, ${name}, ${at}::bigint, ${at}::bigint
        from cart
        returning id`.execute(store.database);
      return rows.length > 0;
    },

    // One statement, so that a cart is never written by halves.
    save: async (cart, changes, seen, at) => {
      const { rows } = await sql`
        with head as (
          update carts
          set version = version + 1, updated_at = ${at}, currency_id = ${cart.currencyId}, rate = ${cart.rate},
            is_group = ${cart.isGroup}, locked = ${cart.isLocked}, deadline = ${cart.deadline},
            spend_limit = ${cart.spendLimit?.amount.minor ?? null},
            spend_limit_currency_id = ${cart.spendLimit?.currencyId ?? null},
            spend_limit_rate = ${cart.spendLimit?.rate ?? null}, invitation = ${cart.invitation}::uuid,
            title = ${cart.title}, payer = ${cart.payer}, destination = ${cart.destination}
          where id = ${cart.id} and version = ${seen} returning id
        ), removed as (
          delete from cart_details
          where id in (select value::integer from json_array_elements_text(${asJson(changes.removed)}::json))
            and exists (select from head)
        ), changed as (
          update cart_details set quantity = change.quantity, note = change.note, updated_at = ${at}
          from json_to_recordset(${asJson(changes.changed)}::json) as change (id integer, quantity integer, note text)
          where cart_details.id = change.id
            and exists (select from head)
        ), added as (
          insert into cart_details (id, user_cart_id, stock_id, parent_id, quantity, bonus, bonus_id, note, created_at,
              updated_at)
          select id, user_cart_id, stock_id, parent_id, quantity, bonus_id is not null, bonus_id, note, ${at}::bigint,
            ${at}::bigint
          from json_to_recordset(${asJson(changes.added)}::json)
            as added (id integer, user_cart_id integer, stock_id integer, parent_id integer, quantity integer,
              bonus_id integer, note text)
            where exists (select from head)
        ), touched as (
          update user_carts set version = version + 1, updated_at = ${at}, status = coalesce(
            (select "isChoosing"
              from json_to_recordset(${asJson(changes.statuses)}::json) as said (id integer, "isChoosing" boolean)
              where said.id = user_carts.id),
            status), name = coalesce(
            (select said.name
              from json_to_recordset(${asJson(changes.statuses)}::json) as said (id integer, name text)
              where said.id = user_carts.id),
            name)
          where id in (select value::integer from json_array_elements_text(${asJson(changes.touched)}::json))
            and exists (select from head)
        ), joined as (
          insert into user_carts (id, uuid, cart_id, user_id, name, created_at, updated_at)
          select id, uuid, ${cart.id}::integer, "userId", name, ${at}::bigint, ${at}::bigint
          from json_to_recordset(${asJson(changes.joined)}::json) as newcomer (id integer, uuid uuid,
            "userId" integer, name text)
          where exists (select from head)
        ), departed as (
          delete from user_carts
          where id in (select value::integer from json_array_elements_text(${asJson(changes.left)}::json))
            and exists (select from head)
        )
        select id from head`.execute(store.database);
      return rows.length > 0;
    },

    cartOfMember: async (uuid) =>
      (await store.database.selectFrom('user_carts').select('cart_id').where('uuid', '=', uuid).executeTakeFirst())
        ?.cart_id,

    noteAddress: async (memberId, address) =>
      void (await store.database
        .updateTable('user_carts')
        .set({ joined_from: address })
        .where('id', '=', memberId)
        .execute()),

    guestsWith: (ids, address) =>
      store.database
        .selectFrom('user_carts')
        .innerJoin('cart_details', 'cart_details.user_cart_id', 'user_carts.id')
        .select(['user_carts.cart_id as cartId', 'user_carts.uuid'])
        .distinct()
        .where('cart_details.id', 'in', ids)
        .where('user_carts.user_id', 'is', null)
        .where('user_carts.joined_from', '=', address)
        .execute(),

    cartsOfUser: async (userId) =>
      (
        await store.database
          .selectFrom('user_carts')
          .select('cart_id')
          .where('user_id', '=', userId)
          .orderBy('cart_id')
          .execute()
      ).map(({ cart_id }) => cart_id),

    remove: async (cartId) => void (await store.database.deleteFrom('carts').where('id', '=', cartId).execute()),
  };
};
