import { cartLines, cartOf, cartShop, emptyCart, isEmptyCart } from '../cart.ts';
import { lineKey, withQuantity, type CartLine, type LineKey } from '../cart-line.ts';
import type { CartCommand } from '../command.ts';
import type { Cart } from '../persistent-cart/cart-state.ts';
import { money, type StockPrice } from '../../pricing/index.ts';

const noPrice: StockPrice = { price: money(0, 2), tax: money(0, 2), discount: money(0, 2), total: money(0, 2) };

/**
 * CART-10i: A line as tabs agree on it: what is ordered, without amounts. Each tab may show another currency, so
 * prices are looked up by the tab that shows them.
 */
export const unpricedLine = (line: CartLine): CartLine => ({
  ...line,
  item: { ...line.item, price: noPrice },
  addons: line.addons.map((addon) => ({ ...addon, price: noPrice })),
});

/**
 * CART-10h: Returns the commands that give a cart the lines and quantities of another one; none if only prices, titles
 * or the order differ.
 */
export const commandsBetween = (before: Cart, after: Cart): readonly CartCommand[] => {
  if (isEmptyCart(after)) return isEmptyCart(before) ? [] : [{ kind: 'clear' }];
  const wanted = cartLines(after);
  if (cartShop(before) !== cartShop(after)) {
    const [first, ...others] = wanted.map(unpricedLine);
    return [{ kind: 'replace', line: first! }, ...others.map((line) => ({ kind: 'add', line }) as const)];
  }
  const held = new Map(cartLines(before).map((line) => [lineKey(line), line.quantity]));
  const kept = new Set(wanted.map(lineKey));
  const removed = [...held.keys()].filter((key) => !kept.has(key));
  return [
    ...removed.map((key) => ({ kind: 'remove', key }) as const),
    ...wanted.flatMap((line): readonly CartCommand[] => {
      const key = lineKey(line);
      if (!held.has(key)) return [{ kind: 'add', line: unpricedLine(line) }];
      return held.get(key) === line.quantity ? [] : [{ kind: 'set-quantity', key, quantity: line.quantity }];
    }),
  ];
};

/**
 * Returns the agreed lines with this tab's prices, in the order in which the tab shows them, new ones last. Lines whose
 * price is not known yet are left out.
 */
export const pricedCart = (agreed: Cart, prices: ReadonlyMap<LineKey, CartLine>, shown: Cart): Cart => {
  const order = new Map(cartLines(shown).map((line, index) => [lineKey(line), index]));
  const lines = cartLines(agreed).flatMap((line) => {
    const priced = prices.get(lineKey(line));
    return priced?.shopId === line.shopId ? [withQuantity(priced, line.quantity)] : [];
  });
  const placeOf = (line: CartLine): number => order.get(lineKey(line)) ?? Infinity;
  return lines.length === 0 ? emptyCart : cartOf(lines.toSorted((one, other) => placeOf(one) - placeOf(other) || 0));
};
