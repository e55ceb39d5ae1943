import type { StockId } from '../kernel/ids.ts';
import { lineKey, type CartLine, type LineKey } from './cart-line.ts';
import { entryOf, ownLines } from './entries.ts';
import { clampQuantity, type LimitReason } from './limits.ts';
import type { InsertEntry, UserCart } from './user-cart.ts';

/** A line that did not get the whole sum of both carts. */
export type MergeLimit = {
  readonly stockId: StockId;
  readonly title: string;
  readonly wanted: number;
  readonly given: number;
  readonly reason: LimitReason;
};

/** CART-4: What to send to the server, and the lines that get less than both carts held. */
export type GuestCartMerge = { readonly entries: readonly InsertEntry[]; readonly limits: readonly MergeLimit[] };

/**
 * The quantities of the owner's lines in the server cart before the merge: sums start from them however often they
 * are sent.
 */
export type MergeBase = readonly InsertEntry[];

/** What the owner's own lines hold now. */
export const mergeBase = (server: UserCart | undefined): MergeBase => ownLines(server).map((line) => entryOf(line));

/**
 * CART-4: Returns the entries that give each line the sum of the guest cart and the base, cut only by its limits.
 * Sending them again changes nothing. Lines of `sent` that have left the guest cart since return to their base quantity
 * (CART-4c). Throws RangeError if a guest line occurs twice or its quantity is not a positive integer.
 */
export const mergeGuestCart = (
  guest: readonly CartLine[],
  base: MergeBase,
  sent: readonly InsertEntry[] = [],
): GuestCartMerge => {
  const held = new Map(base.map((entry) => [lineKey(entry), entry.quantity]));
  const kept = new Set<LineKey>();
  const [entries, limits]: [InsertEntry[], MergeLimit[]] = [[], []];
  const give = (line: CartLine): void => {
    const key = lineKey(line);
    kept.add(key);
    const known = held.get(key) ?? 0;
    const wanted = known + line.quantity;
    const { quantity, limitedBy } = clampQuantity(wanted, line.item.limits);
    // A sold-out line adds nothing; removing it from its own cart is up to the server.
    if (limitedBy !== 'sold-out') entries.push(entryOf(line, quantity));
    if (limitedBy !== undefined)
      limits.push({
        stockId: line.stockId,
        title: line.item.title,
        wanted,
        given: limitedBy === 'sold-out' ? known : quantity,
        reason: limitedBy,
      });
  };
  guest.forEach(give);
  if (kept.size < guest.length) throw new RangeError('Guest cart must not hold a line twice');
  const gone = sent
    .filter((entry) => !kept.has(lineKey(entry)))
    .map((entry) => ({ ...entry, quantity: held.get(lineKey(entry)) ?? 0 }));
  return { entries: [...gone, ...entries], limits };
};
