import type { StockId } from '../kernel/ids.ts';
import { lineKey, type CartLine, type LineKey } from './cart-line.ts';
import { limitQuantity, type LimitReason } from './limits.ts';
import type { InsertEntry, UserCart } from './user-cart.ts';

/** One instruction of insert-product for a line in a quantity; mandatory addons are the server's to add. */
export const entryOf = (line: CartLine, quantity: number = line.quantity): InsertEntry => ({
  stockId: line.stockId,
  quantity,
  addons: line.addons.filter((addon) => !addon.isMandatory).map(({ stockId, quantity: count }) => ({ stockId, quantity: count })),
});

/** What turns the acknowledged lines into the wanted ones: removals first, then every line whose quantity differs. */
export const entriesBetween = (acknowledged: readonly CartLine[], wanted: readonly CartLine[]): readonly InsertEntry[] => {
  const [before, after] = [byKey(acknowledged), byKey(wanted)];
  const removed = [...before].filter(([key]) => !after.has(key)).map(([, line]) => entryOf(line, 0));
  const changed = [...after].filter(([key, line]) => before.get(key)?.quantity !== line.quantity).map(([, line]) => entryOf(line));
  return [...removed, ...changed];
};

/** A line that did not get the whole sum of both carts. */
export type HandOverLimit = { readonly stockId: StockId; readonly title: string; readonly wanted: number; readonly given: number; readonly reason: LimitReason };
export type HandOver = { readonly entries: readonly InsertEntry[]; readonly limits: readonly HandOverLimit[] };

/** CART-4: per line the sum of guest and server cart, cut only by the stated limits, which are told. */
export const handOver = (guest: readonly CartLine[], server: UserCart | undefined): HandOver => {
  const known = byKey(ownLines(server));
  const outcomes = guest.map((line) => {
    const wanted = line.quantity + (known.get(lineKey(line))?.quantity ?? 0);
    return { line, wanted, ...limitQuantity(wanted, line.item.limits) };
  });
  return {
    entries: outcomes.map(({ line, quantity }) => entryOf(line, quantity)),
    limits: outcomes.flatMap(({ line, wanted, quantity, limitedBy }) =>
      limitedBy === undefined ? [] : [{ stockId: line.stockId, title: line.item.title, wanted, given: quantity, reason: limitedBy }],
    ),
  };
};

/** The owner's own lines without the free ones, which the server keeps by itself. */
export const ownLines = (cart: UserCart | undefined): readonly CartLine[] =>
  cart?.members.find((member) => member.userId === cart.ownerId)?.lines.filter((line) => !line.isBonus) ?? [];

const byKey = (lines: readonly CartLine[]): ReadonlyMap<LineKey, CartLine> => new Map(lines.map((line) => [lineKey(line), line]));
