import {
  cartLines,
  cartOf,
  cartShop,
  changesBetween,
  clampQuantity,
  entriesBetween,
  entryOf,
  lineAt,
  lineKey,
  removeLine,
  setLine,
  withQuantity,
  type Cart,
  type CartLine,
  type MergeLimit,
  type MergePlan,
  type InsertEntry,
} from '@domain/cart/index.ts';

/** Applies the customer's edits between `before` and `after` to `held`, and keeps what others changed meanwhile. */
export const rebaseEdits = (held: Cart, before: Cart, after: Cart): Cart => {
  const isOtherShop =
    cartShop(held) !== undefined && cartShop(after) !== undefined && cartShop(held) !== cartShop(after);
  if (isOtherShop) return after;
  return changesBetween(before, after).reduce((cart, { key, to }) => {
    const outcome = to && setLine(cart, to);
    return outcome ? (outcome.ok ? outcome.value : cart) : removeLine(cart, key);
  }, held);
};

/** CART-4: returns what `wanted` adds to `held`, for the merge at the next sign-in. */
export const additionsSince = (held: Cart, wanted: Cart): Cart =>
  cartOf(
    cartLines(wanted).flatMap((line) => {
      const more = line.quantity - (lineAt(held, lineKey(line))?.quantity ?? 0);
      return more > 0 ? [withQuantity(line, more)] : [];
    }),
  );

/** CART-7: returns the edited lines of which the server gave less than was wanted. */
export const shortfalls = (held: Cart, wanted: Cart, given: readonly CartLine[]): readonly MergeLimit[] => {
  const quantities = new Map(given.map((line) => [lineKey(line), line.quantity]));
  return cartLines(wanted).flatMap((line) => {
    const key = lineKey(line);
    const quantity = quantities.get(key) ?? 0;
    const wasAsked = lineAt(held, key)?.quantity !== line.quantity;
    if (!wasAsked || quantity >= line.quantity) return [];
    const reason = clampQuantity(line.quantity, line.item.limits).limitedBy ?? (quantity === 0 ? 'sold-out' : 'stock');
    return [{ stockId: line.stockId, title: line.item.title, wanted: line.quantity, given: quantity, reason }];
  });
};

/**
 * Returns entries that produce `wanted`, however often they are sent and by whichever page: every line that differs
 * from `held`, or was sent and is not confirmed yet, at its latest quantity.
 */
export const pendingEntries = (
  held: Cart,
  wanted: Cart,
  inFlight: readonly InsertEntry[] = [],
): Pick<MergePlan, 'base' | 'sent'> => {
  const last = (entry: InsertEntry): InsertEntry => {
    const line = lineAt(wanted, lineKey(entry));
    return line ? entryOf(line) : { ...entry, quantity: 0 };
  };
  const entries = new Map(
    [...inFlight.map(last), ...entriesBetween(cartLines(held), cartLines(wanted))].map((entry) => [
      lineKey(entry),
      entry,
    ]),
  );
  return { base: [...entries.values()], sent: [...entries.values()] };
};
