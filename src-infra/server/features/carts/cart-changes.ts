import type { AddonInCart, BonusInCart, CartMember, CartRecord, LineInCart } from './cart-record.ts';
import { isSameGroup, memberChanges, type MemberChanges } from './member-changes.ts';

export type NewRow = {
  readonly id: number;
  readonly user_cart_id: number;
  readonly stock_id: number;
  readonly parent_id: number | null;
  readonly quantity: number;
  readonly bonus_id: number | null;
  readonly note: string | null;
};
/** The row changes that turn a stored cart into another one. */
export type CartChanges = MemberChanges & {
  readonly removed: readonly number[];
  readonly changed: readonly Pick<NewRow, 'id' | 'quantity' | 'note'>[];
  readonly added: readonly NewRow[];
  /** Members whose lines or status have changed; bonuses do not count (contract 8.3). */
  readonly touched: readonly number[];
  /** Currency, lock, deadline, spend limit and whether it is a group are as before. */
  readonly isSameHead: boolean;
};

/** Counts the rows of a cart without an id. */
export const countNew = (cart: CartRecord): number =>
  cart.members.flatMap(partsOf).filter(({ id }) => id === undefined).length;

/** Assigns `ids` to the rows without an id; there must be enough. */
export const withIds = (cart: CartRecord, ids: readonly number[]): CartRecord => {
  let next = 0;
  const withId = <Row extends { readonly id: number | undefined }>(row: Row): Row =>
    row.id === undefined ? { ...row, id: ids[next++] } : row;
  return {
    ...cart,
    members: cart.members.map((member) => ({
      ...member,
      lines: member.lines.map((line) => ({ ...withId(line), addons: line.addons.map(withId) })),
      bonuses: member.bonuses.map(withId),
    })),
  };
};

/** Returns the difference between two states of one cart; every row of `after` has an id. */
export const changesBetween = (before: CartRecord, after: CartRecord): CartChanges => {
  const known = new Map(before.members.flatMap(rowsOf).map((row) => [row.id, row]));
  const rows = after.members.flatMap(rowsOf);
  const remaining = new Set(rows.map(({ id }) => id));
  const removed = [...known.values()].filter(({ id }) => !remaining.has(id));
  const changed = rows.filter((row) => {
    const old = known.get(row.id);
    return old && (old.quantity !== row.quantity || old.note !== row.note);
  });
  const added = rows.filter((row) => !known.has(row.id));
  const owners = [...removed, ...changed, ...added]
    .filter(({ bonus_id }) => bonus_id === null)
    .map(({ user_cart_id }) => user_cart_id);
  const members = memberChanges(before, after);
  const stays = new Set(after.members.map(({ id }) => id));
  return {
    ...members,
    removed: removed.map(({ id }) => id),
    changed: changed.map(({ id, quantity, note }) => ({ id, quantity, note })),
    added,
    touched: [...new Set([...owners, ...members.statuses.map(({ id }) => id)])].filter((id) => stays.has(id)),
    isSameHead: isSameGroup(before, after) && before.currencyId === after.currencyId && before.rate === after.rate,
  };
};

export const isNoChange = ({ removed, changed, added, joined, left, statuses, isSameHead }: CartChanges): boolean =>
  isSameHead && [removed, changed, added, joined, left, statuses].every(({ length }) => length === 0);

const partsOf = ({ lines, bonuses }: CartMember): readonly (LineInCart | AddonInCart | BonusInCart)[] => [
  ...lines.flatMap((line) => [line, ...line.addons]),
  ...bonuses,
];

const rowsOf = ({ id, lines, bonuses }: CartMember): readonly NewRow[] => [
  ...lines.flatMap((line) => [
    row(line, { user_cart_id: id, parent_id: null, bonus_id: null }),
    ...line.addons.map((addon) => row(addon, { user_cart_id: id, parent_id: line.id ?? null, bonus_id: null })),
  ]),
  ...bonuses.map((bonus) => row(bonus, { user_cart_id: id, parent_id: null, bonus_id: bonus.bonusId })),
];

const row = (
  { id, stockId, quantity, note }: Pick<LineInCart, 'id' | 'stockId' | 'quantity' | 'note'>,
  place: Pick<NewRow, 'user_cart_id' | 'parent_id' | 'bonus_id'>,
): NewRow => {
  if (id === undefined) throw new TypeError('A stored row of a cart must have an id');
  return { id, stock_id: stockId, quantity, note: note ?? null, ...place };
};
