import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  cartLines,
  cartOf,
  foreignChange,
  lineAt,
  lineKey,
  putBack,
  quantityChanges,
  setQuantity,
  type Cart,
  type ForeignChange,
} from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { shopId, stockId } from '@domain/kernel/ids.ts';
import { cartLineArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { valueOf } from './cart-model.ts';

/** Carts of two shops. */
const cartArb = fc
  .tuple(fc.array(cartLineArb, { maxLength: 5 }), fc.constantFrom(1, 1, 1, 2))
  .map(([lines, shop]) => cartOf(lines.map((line) => ({ ...line, shopId: shopId(shop) }))));
const heldIn = (cart: Cart) =>
  Object.fromEntries(cartLines(cart).map((line) => [`${line.shopId} ${lineKey(line)}`, line.quantity]));
const isSame = (one: Cart, other: Cart): boolean => {
  const [left, right] = [heldIn(one), heldIn(other)];
  return [...Object.keys(left), ...Object.keys(right)].every((key) => left[key] === right[key]);
};
const told = (carts: readonly Cart[]): ForeignChange | undefined =>
  carts
    .slice(1)
    .reduce<ForeignChange | undefined>(
      (known, after, index) => foreignChange(known, { before: carts[index]!, after, at: instant(index) }),
      undefined,
    );
/** Another dish of the shop that the cart holds. */
const withDish = (cart: Cart, quantity = 1): Cart => {
  const [line] = fc.sample(cartLineArb, { numRuns: 1, seed: 1 });
  const shop = cartLines(cart)[0]?.shopId ?? shopId(1);
  return valueOf(addLine(cart, { ...line!, shopId: shop, stockId: stockId(99), quantity }));
};

describe('CART-10l what other tabs did', () => {
  it('is one change from what this tab showed, and none once that is there again', () => {
    fc.assert(
      fc.property(fc.array(cartArb, { minLength: 2, maxLength: 6 }), (carts) => {
        const change = told(carts);
        const [first, last] = [carts[0]!, carts.at(-1)!];
        if (isSame(first, last)) expect(change).toBeUndefined();
        else
          expect(quantityChanges(change!).map(({ key, from, to }) => [key, from?.quantity, to?.quantity])).toEqual(
            quantityChanges({ before: first, after: last }).map(({ key, from, to }) => [
              key,
              from?.quantity,
              to?.quantity,
            ]),
          );
      }),
      runs(300),
    );
  });

  it('begins anew after something was done here', () => {
    fc.assert(
      fc.property(cartArb, cartArb, fc.integer({ min: 2, max: 9 }), (before, after, pieces) => {
        const known = told([before, after]);
        const here = withDish(after);
        const key = lineKey(cartLines(here).at(-1)!);
        const change = foreignChange(known, { before: here, after: setQuantity(here, key, pieces), at: instant(7) });
        expect(quantityChanges(change!).map(({ from, to }) => [from?.quantity, to?.quantity])).toEqual([[1, pieces]]);
        expect(change!.at).toBe(7);
      }),
      runs(200),
    );
  });
});

describe('CART-10m putting back what other tabs did', () => {
  it('returns what this tab showed and keeps what was added here', () => {
    fc.assert(
      fc.property(cartArb, cartArb, (before, after) => {
        const change = told([before, after]);
        fc.pre(change !== undefined);
        expect(heldIn(valueOf(putBack(change, after)))).toEqual(heldIn(before));
        const isOneShop = [before, after].every((cart) => cartLines(cart).every((line) => line.shopId === 1));
        if (!isOneShop) return;
        const back = valueOf(putBack(change, withDish(after)));
        expect(heldIn(back)).toEqual(heldIn(withDish(before)));
      }),
      runs(300),
    );
  });

  it('is refused once one of its lines has changed again', () => {
    fc.assert(
      fc.property(cartArb, cartArb, fc.nat(), (before, after, pick) => {
        const change = told([before, after]);
        fc.pre(change !== undefined);
        const changes = quantityChanges(change);
        const { key } = changes[pick % changes.length]!;
        const held = lineAt(after, key);
        const again = held ? setQuantity(after, key, held.quantity + 1) : addLine(after, lineAt(before, key)!);
        const cart = 'ok' in again ? (again.ok ? again.value : undefined) : again;
        fc.pre(cart !== undefined);
        expect(putBack(change, cart).ok).toBe(false);
      }),
      runs(300),
    );
  });
});
