import { cartLines, cartOf, cartShop, changesBetween, clampQuantity, entriesBetween, entryOf, lineAt, lineKey, removeLine, setLine, withQuantity, type Cart, type CartLine, type HandOverLimit, type HandOverPlan, type InsertEntry } from '@domain/cart/index.ts';

/** What the customer changed from `before` to `after`, done to `held` instead: what came from elsewhere meanwhile stays. */
export const laidOver = (held: Cart, before: Cart, after: Cart): Cart => {
  const isOtherShop = cartShop(held) !== undefined && cartShop(after) !== undefined && cartShop(held) !== cartShop(after);
  if (isOtherShop) return after;
  return changesBetween(before, after).reduce((cart, { key, to }) => {
    const outcome = to && setLine(cart, to);
    return outcome ? (outcome.ok ? outcome.value : cart) : removeLine(cart, key);
  }, held);
};

/** CART-4: what `wanted` holds more of than `held`, to be handed over at the next sign-in. */
export const additionsTo = (held: Cart, wanted: Cart): Cart =>
  cartOf(cartLines(wanted).flatMap((line) => {
    const more = line.quantity - (lineAt(held, lineKey(line))?.quantity ?? 0);
    return more > 0 ? [withQuantity(line, more)] : [];
  }));

/** CART-7: lines that were asked for and of which the server gave less. */
export const cutBetween = (held: Cart, wanted: Cart, given: readonly CartLine[]): readonly HandOverLimit[] => {
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
 * What makes `wanted` come true however often it is sent, and by whichever page: each line that differs from `held`, or was
 * sent and has no answer yet, at its last quantity.
 */
export const lastWishes = (held: Cart, wanted: Cart, underway: readonly InsertEntry[] = []): Pick<HandOverPlan, 'base' | 'sent'> => {
  const last = (entry: InsertEntry): InsertEntry => {
    const line = lineAt(wanted, lineKey(entry));
    return line ? entryOf(line) : { ...entry, quantity: 0 };
  };
  const entries = new Map([...underway.map(last), ...entriesBetween(cartLines(held), cartLines(wanted))].map((entry) => [lineKey(entry), entry]));
  return { base: [...entries.values()], sent: [...entries.values()] };
};
