import { sql, type RawBuilder } from 'kysely';
import { decimal, money, type Scale } from '@domain/pricing/index.ts';
import type { CartMember, CartRecord } from './cart-record.ts';

type MemberRow = {
  readonly id: number;
  readonly uuid: string;
  readonly user_id: number | null;
  readonly name: string | null;
  readonly status: boolean;
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
};
/** One row of cart_details as an array: most of a cart is these. */
type DetailRow = readonly [
  id: number,
  member: number,
  stock: number,
  parent: number | null,
  quantity: number,
  bonus: number | null,
  updatedAt: number,
  note: string | null,
];
export type CartRow = {
  readonly id: number;
  readonly owner_id: number;
  readonly shop_id: number;
  readonly currency_id: number;
  readonly rate: string;
  readonly scale: number;
  readonly is_group: boolean;
  readonly version: number;
  readonly locked: boolean;
  readonly deadline: number | null;
  readonly spend_limit: number | null;
  readonly limit_currency_id: number | null;
  readonly limit_rate: string | null;
  readonly limit_scale: number | null;
  readonly invitation: string | null;
  readonly title: string;
  readonly payer: CartRecord['payer'];
  readonly destination: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly members: readonly MemberRow[];
  readonly details: readonly DetailRow[];
};

/** Selects carts with their members and rows. */
export const selectCarts = (condition: RawBuilder<unknown>): RawBuilder<CartRow> => sql<CartRow>`
  select ${cartColumns} from carts cart join currencies currency on currency.id = cart.currency_id where ${condition}`;

/** Like `selectCarts`, with a lock; `version_before` is the version at the beginning of the statement. */
export const lockCart = (
  condition: RawBuilder<unknown>,
): RawBuilder<CartRow & { readonly version_before: number }> => sql`
  select ${cartColumns}, (select version from carts before where before.id = cart.id) as version_before
  from carts cart join currencies currency on currency.id = cart.currency_id where ${condition} for update of cart`;

const cartColumns = sql`cart.id, cart.owner_id, cart.shop_id, cart.currency_id, cart.rate::text as rate,
    currency.decimals as scale, cart.is_group,
    cart.version, cart.invitation, cart.title, cart.payer, cart.destination,
    cart.locked, cart.deadline, cart.created_at, cart.updated_at, cart.spend_limit,
    cart.spend_limit_currency_id as limit_currency_id,
    cart.spend_limit_rate::text as limit_rate,
    (select decimals from currencies where id = cart.spend_limit_currency_id) as limit_scale,
    (select coalesce(json_agg(member order by member.id), '[]') from (
      select id, uuid, user_id, name, status, version, created_at, updated_at
      from user_carts
      where cart_id = cart.id) member) as members,
    (select coalesce(json_agg(json_build_array(detail.id, user_cart_id, stock_id, parent_id, quantity, bonus_id,
            detail.updated_at, detail.note)
        order by detail.created_at, detail.id), '[]')
      from cart_details detail join user_carts on user_carts.id = user_cart_id where cart_id = cart.id) as details`;

export const toCartRecord = (row: CartRow): CartRecord => {
  const byMember = grouped(row.details, ([, member]) => member);
  return {
    id: row.id,
    ownerId: row.owner_id,
    shopId: row.shop_id,
    currencyId: row.currency_id,
    rate: decimal(row.rate),
    scale: row.scale as Scale,
    isGroup: row.is_group,
    version: row.version,
    isLocked: row.locked,
    spendLimit: limitOf(row),
    deadline: row.deadline,
    invitation: row.invitation,
    title: row.title,
    payer: row.payer,
    destination: row.destination,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    members: row.members.map((member) => toMember(member, byMember.get(member.id) ?? [])),
  };
};

const limitOf = ({
  spend_limit: limit,
  limit_currency_id: currencyId,
  limit_rate: rate,
  limit_scale: scale,
}: CartRow): CartRecord['spendLimit'] =>
  limit === null || currencyId === null || rate === null || scale === null
    ? null
    : { amount: money(limit, scale as Scale), currencyId, rate: decimal(rate) };

const toMember = (row: MemberRow, details: readonly DetailRow[]): CartMember => {
  const part = ([detailId, , stockId, , quantity, , updatedAt]: DetailRow) => ({
    id: detailId,
    stockId,
    quantity,
    updatedAt,
  });
  const byParent = grouped(details, ([, , , parent]) => parent);
  return {
    id: row.id,
    uuid: row.uuid,
    userId: row.user_id,
    name: row.name,
    isChoosing: row.status,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lines: (byParent.get(null) ?? [])
      .filter(([, , , , , bonus]) => bonus === null)
      .map((line) => ({
        ...part(line),
        addons: (byParent.get(line[0]) ?? []).map(part),
        ...(line[7] !== null && { note: line[7] }),
      })),
    bonuses: details.flatMap((detail) => (detail[5] === null ? [] : [{ ...part(detail), bonusId: detail[5] }])),
  };
};

const grouped = <Key>(
  rows: readonly DetailRow[],
  keyOf: (row: DetailRow) => Key,
): ReadonlyMap<Key, readonly DetailRow[]> => {
  const groups = new Map<Key, DetailRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};
