import type { StockId } from '../kernel/ids.ts';
import { cartLines, emptyCart, setQuantity } from './cart.ts';
import { isSameLine, lineKey, withQuantity, type CartLine } from './cart-line.ts';
import { withNote } from './line-note.ts';
import type { Cart } from './persistent-cart/cart-state.ts';
import { runCommand } from './command.ts';
import { clampQuantity, type LimitReason } from './limits.ts';
import type { SharedCart } from './share-link.ts';
import type { InsertEntry } from './user-cart.ts';

/** A line that is unavailable in the shared quantity; `given` 0 means sold out. */
export type SharedLimit = {
  readonly stockId: StockId;
  readonly title: string;
  readonly wanted: number;
  readonly given: number;
  readonly reason: LimitReason;
};

/** A shared cart as it can be ordered now, and how it differs from what was shared. */
export type OpenedCart = {
  readonly cart: Cart;
  /** Lines that the shop no longer sells. */
  readonly gone: readonly InsertEntry[];
  /** Lines without some of their add-ons. */
  readonly changed: readonly InsertEntry[];
  readonly limited: readonly SharedLimit[];
};

/**
 * CART-11c: Looks up every line again, so that prices, titles and limits are today's. `lookUp` returns the line that
 * the shop sells for an entry, in any quantity, or undefined. A line of another shop counts as gone.
 */
export const cartOfShared = (shared: SharedCart, lookUp: (entry: InsertEntry) => CartLine | undefined): OpenedCart => {
  const gone: InsertEntry[] = [];
  const changed: InsertEntry[] = [];
  let wanted = emptyCart;
  for (const entry of shared.lines) {
    const line = lookUp(entry);
    const added =
      line?.shopId === shared.shopId
        ? runCommand(wanted, { kind: 'add', line: withNote(withQuantity(line, entry.quantity), entry.note) })
        : undefined;
    if (!line || !added?.ok) {
      gone.push(entry);
      continue;
    }
    wanted = added.value;
    if (!isSameLine(withNote(line, entry.note), entry)) changed.push(entry);
  }
  const limited = cartLines(wanted).flatMap(limitOf);
  const cart = limited.reduce((rest, { line, given }) => setQuantity(rest, lineKey(line), given), wanted);
  return {
    cart,
    gone,
    changed,
    limited: limited.map(({ line, ...limit }) => ({ stockId: line.stockId, title: line.item.title, ...limit })),
  };
};

const limitOf = (
  line: CartLine,
): readonly {
  readonly line: CartLine;
  readonly wanted: number;
  readonly given: number;
  readonly reason: LimitReason;
}[] => {
  const { quantity: given, limitedBy } = clampQuantity(line.quantity, line.item.limits);
  return limitedBy === undefined ? [] : [{ line, wanted: line.quantity, given, reason: limitedBy }];
};
