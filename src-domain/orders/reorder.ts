import {
  cartOfShared,
  isSameLine,
  lineKey,
  readLineNote,
  withNote,
  withQuantity,
  type Cart,
  type CartLine,
  type InsertEntry,
  type LimitReason,
} from '../cart/index.ts';
import type { ShopId, StockId } from '../kernel/ids.ts';
import { compareMoney, lineAmounts, type Money } from '../pricing/index.ts';
import type { OrderLine } from './order.ts';
import { rowsOf, type Lined, type ReorderRow } from './reorder-rows.ts';

/** A difference since the order was placed. Amounts are for all pieces of the old line. */
export type ReorderChange =
  | { readonly kind: 'gone'; readonly stockId: StockId; readonly title: string }
  | {
      readonly kind: 'without-addons';
      readonly stockId: StockId;
      readonly title: string;
      readonly addons: readonly string[];
    }
  | {
      readonly kind: 'price';
      readonly stockId: StockId;
      readonly title: string;
      readonly from: Money;
      readonly to: Money;
    }
  | {
      readonly kind: 'limited';
      readonly stockId: StockId;
      readonly title: string;
      readonly wanted: number;
      readonly given: number;
      readonly reason: LimitReason;
    };

/** The cart of a reorder, and all differences, altogether and by row. */
export type Reorder = {
  readonly cart: Cart;
  readonly changes: readonly ReorderChange[];
  readonly rows: readonly ReorderRow[];
};

/** An order to repeat; `isSameCurrency` tells whether its amounts are in the current currency. */
export type PastOrder = {
  readonly shopId: ShopId;
  readonly lines: readonly OrderLine[];
  readonly isSameCurrency: boolean;
};

/** Returns the line that the shop sells today for an entry, in any quantity; undefined if it does not. */
export type LookUpLine = (entry: InsertEntry) => CartLine | undefined;

/**
 * ORDER-8a: Returns the lines of an order as a cart of its shop, at today's prices and within today's limits, with all
 * changes. Bonuses are added automatically. Throws RangeError for lines whose amounts mix decimal places.
 */
export const reorder = ({ shopId, lines, isSameCurrency }: PastOrder, lookUp: LookUpLine): Reorder => {
  const wanted = lines
    .filter(({ isBonus, quantity }) => !isBonus && quantity > 0)
    .map((line) => candidate(line, lookUp));
  const { cart, gone, limited } = cartOfShared({ shopId, lines: wanted.map(({ entry }) => entry) }, lookUp);
  const lost = new Set(gone);
  const looked = wanted.map(({ line, entry, found }): Lined =>
    !found || lost.has(entry)
      ? { line, key: undefined, changes: [{ kind: 'gone', stockId: line.stockId, title: line.title }] }
      : { line, key: lineKey(found), changes: lineChanges(line, entry, found, isSameCurrency) },
  );
  return {
    cart,
    changes: [
      ...looked.flatMap(({ changes }) => changes),
      ...limited.map((limit) => ({ kind: 'limited', ...limit }) as const),
    ],
    rows: rowsOf(looked, cart),
  };
};

type Candidate = { readonly line: OrderLine; readonly entry: InsertEntry; readonly found: CartLine | undefined };

/** Add-ons that are mandatory today are not chosen. */
const candidate = (line: OrderLine, lookUp: LookUpLine): Candidate => {
  const note = readLineNote(line.note);
  const all = {
    stockId: line.stockId,
    quantity: line.quantity,
    addons: line.addons.map(({ stockId, quantity }) => ({ stockId, quantity })),
    ...(note !== undefined && { note }),
  };
  const sold = lookUp(all);
  const found = sold && withNote(sold, note);
  const mandatory = new Set(found?.addons.filter(({ isMandatory }) => isMandatory).map(({ stockId }) => stockId));
  return { line, found, entry: { ...all, addons: all.addons.filter(({ stockId }) => !mandatory.has(stockId)) } };
};

const lineChanges = (
  line: OrderLine,
  entry: InsertEntry,
  found: CartLine,
  isSameCurrency: boolean,
): readonly ReorderChange[] => {
  const { stockId, title } = line;
  if (!isSameLine(entry, found)) {
    const missing = new Set(
      entry.addons
        .filter(
          (addon) => !found.addons.some((each) => each.stockId === addon.stockId && each.quantity === addon.quantity),
        )
        .map((addon) => addon.stockId),
    );
    return [
      {
        kind: 'without-addons',
        stockId,
        title,
        addons: line.addons.filter((addon) => missing.has(addon.stockId)).map((addon) => addon.title),
      },
    ];
  }
  const { addons, item } = withQuantity(found, line.quantity);
  const now = lineAmounts(item.price, line.quantity, addons).net;
  return isSameCurrency && compareMoney(now, line.total) !== 0
    ? [{ kind: 'price', stockId, title, from: line.total, to: now }]
    : [];
};
