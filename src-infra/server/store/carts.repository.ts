import { sql } from 'kysely';
import { decimal, type Scale } from '@domain/pricing/index.ts';
import type { CartChanges } from '../carts/cart-changes.ts';
import type { CartMember, CartRecord } from '../carts/cart-record.ts';
import { createIdPool } from './id-pool.ts';
import type { Store } from './store.ts';

type MemberRow = {
  readonly id: number; readonly uuid: string; readonly user_id: number | null; readonly name: string | null; readonly status: boolean; readonly version: number;
};
/** One row of cart_details as an array: most of a cart is these. */
type DetailRow = readonly [
  id: number, member: number, stock: number, parent: number | null, quantity: number, bonus: number | null, updatedAt: number,
];
type CartRow = {
  readonly id: number; readonly owner_id: number; readonly shop_id: number; readonly currency_id: number; readonly rate: string; readonly scale: number;
  readonly is_group: boolean; readonly version: number; readonly locked: boolean; readonly spend_limit: number | null; readonly deadline: number | null;
  readonly created_at: number; readonly updated_at: number; readonly members: readonly MemberRow[]; readonly details: readonly DetailRow[];
};
export type CartKey = { readonly ownerId: number } | { readonly cartId: number };
export type NewCart = {
  readonly ownerId: number; readonly shopId: number; readonly currencyId: number; readonly rate: string; readonly uuid: string; readonly name: string; readonly at: number;
};

/** Open carts with their members and lines. */
export const createCartRepository = (store: Store) => {
  const ids = createIdPool(store, 'cart_details');
  const match = (key: CartKey) => ('ownerId' in key ? sql`cart.owner_id = ${key.ownerId}` : sql`cart.id = ${key.cartId}`);

  return {
    newIds: ids.take,

    find: async (key: CartKey): Promise<CartRecord | undefined> => {
      const { rows } = await sql<CartRow>`
        select cart.id, cart.owner_id, cart.shop_id, cart.currency_id, cart.rate::text as rate, currency.decimals as scale, cart.is_group,
          cart.version, cart.locked, cart.spend_limit, cart.deadline, cart.created_at, cart.updated_at,
          (select coalesce(json_agg(member order by member.id), '[]') from (
            select id, uuid, user_id, name, status, version from user_carts where cart_id = cart.id) member) as members,
          (select coalesce(json_agg(json_build_array(detail.id, user_cart_id, stock_id, parent_id, quantity, bonus_id, detail.updated_at)
              order by detail.created_at, detail.id), '[]')
            from cart_details detail join user_carts on user_carts.id = user_cart_id where cart_id = cart.id) as details
        from carts cart join currencies currency on currency.id = cart.currency_id where ${match(key)}`.execute(store.database);
      const [row] = rows;
      return row && toCart(row);
    },

    /** Makes other changes of the cart wait until the end of the transaction. False when there is no such cart. */
    lock: async (key: CartKey): Promise<boolean> => {
      const { rows } = await sql`select cart.id from carts cart where ${match(key)} for update`.execute(store.database);
      return rows.length > 0;
    },

    /** False when the owner has a cart already. */
    create: async ({ ownerId, shopId, currencyId, rate, uuid, name, at }: NewCart): Promise<boolean> => {
      const { rows } = await sql`
        with cart as (
          insert into carts (owner_id, shop_id, currency_id, rate, created_at, updated_at)
          values (${ownerId}, ${shopId}, ${currencyId}, ${rate}, ${at}, ${at})
          on conflict (owner_id) do nothing returning id
        )
        insert into user_carts (uuid, cart_id, user_id, name, created_at, updated_at)
        select ${uuid}::uuid, id, ${ownerId}::integer, ${name}, ${at}::bigint, ${at}::bigint from cart returning id`.execute(store.database);
      return rows.length > 0;
    },

    /** Stores changes of lines together with the cart's currency; versions go up by one. */
    save: async (cart: Pick<CartRecord, 'id' | 'currencyId' | 'rate'>, changes: CartChanges, at: number): Promise<void> =>
      void (await sql`
        with removed as (
          delete from cart_details where id in (select value::integer from json_array_elements_text(${JSON.stringify(changes.removed)}::json))
        ), changed as (
          update cart_details set quantity = change.quantity, updated_at = ${at}
          from json_to_recordset(${JSON.stringify(changes.changed)}::json) as change (id integer, quantity integer) where cart_details.id = change.id
        ), added as (
          insert into cart_details (id, user_cart_id, stock_id, parent_id, quantity, bonus, bonus_id, created_at, updated_at)
          select id, user_cart_id, stock_id, parent_id, quantity, bonus_id is not null, bonus_id, ${at}::bigint, ${at}::bigint
          from json_to_recordset(${JSON.stringify(changes.added)}::json)
            as added (id integer, user_cart_id integer, stock_id integer, parent_id integer, quantity integer, bonus_id integer)
        ), touched as (
          update user_carts set version = version + 1, updated_at = ${at}
          where id in (select value::integer from json_array_elements_text(${JSON.stringify(changes.touched)}::json))
        )
        update carts set version = version + 1, currency_id = ${cart.currencyId}, rate = ${cart.rate}, updated_at = ${at} where id = ${cart.id}`.execute(
        store.database,
      )),

    setStatus: async (cartId: number, memberId: number, isChoosing: boolean, at: number): Promise<void> =>
      void (await sql`
        with member as (update user_carts set status = ${isChoosing}, version = version + 1, updated_at = ${at} where id = ${memberId})
        update carts set version = version + 1, updated_at = ${at} where id = ${cartId}`.execute(store.database)),

    setGroup: async (cartId: number, isGroup: boolean, at: number): Promise<void> =>
      void (await store.database
        .updateTable('carts').set((row) => ({ is_group: isGroup, locked: false, version: row('version', '+', 1), updated_at: at })).where('id', '=', cartId).execute()),

    /** The cart in which this secret stands for this user. */
    cartOfMember: async (userId: number, uuid: string): Promise<number | undefined> =>
      (await store.database.selectFrom('user_carts').select('cart_id').where('uuid', '=', uuid).where('user_id', '=', userId).executeTakeFirst())?.cart_id,

    raise: async (cartId: number, at: number): Promise<void> =>
      void (await store.database.updateTable('carts').set((row) => ({ version: row('version', '+', 1), updated_at: at })).where('id', '=', cartId).execute()),

    removeMembers: async (memberIds: readonly number[]): Promise<void> =>
      void (memberIds.length > 0 && (await store.database.deleteFrom('user_carts').where('id', 'in', [...memberIds]).execute())),

    /** How many of these were the owner's and are gone now; without `ids` all of them. */
    remove: async (ownerId: number, ids?: readonly number[]): Promise<number> =>
      (await store.database
        .deleteFrom('carts').where('owner_id', '=', ownerId).$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
        .returning('id').execute()).length,
  };
};
export type CartRepository = ReturnType<typeof createCartRepository>;

const toCart = (row: CartRow): CartRecord => {
  const byMember = grouped(row.details, ([, member]) => member);
  return {
    id: row.id, ownerId: row.owner_id, shopId: row.shop_id, currencyId: row.currency_id, rate: decimal(row.rate), scale: row.scale as Scale,
    isGroup: row.is_group, version: row.version, isLocked: row.locked, spendLimit: row.spend_limit, deadline: row.deadline,
    createdAt: row.created_at, updatedAt: row.updated_at,
    members: row.members.map((member) => toMember(member, byMember.get(member.id) ?? [])),
  };
};

const toMember = ({ id, uuid, user_id, name, status, version }: MemberRow, details: readonly DetailRow[]): CartMember => {
  const part = ([detailId, , stockId, , quantity, , updatedAt]: DetailRow) => ({ id: detailId, stockId, quantity, updatedAt });
  const byParent = grouped(details, ([, , , parent]) => parent);
  return {
    id, uuid, userId: user_id, name, isChoosing: status, version,
    lines: (byParent.get(null) ?? [])
      .filter(([, , , , , bonus]) => bonus === null)
      .map((line) => ({ ...part(line), addons: (byParent.get(line[0]) ?? []).map(part) })),
    bonuses: details.flatMap((detail) => (detail[5] === null ? [] : [{ ...part(detail), bonusId: detail[5] }])),
  };
};

const grouped = <Key>(rows: readonly DetailRow[], keyOf: (row: DetailRow) => Key): ReadonlyMap<Key, readonly DetailRow[]> => {
  const groups = new Map<Key, DetailRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};
