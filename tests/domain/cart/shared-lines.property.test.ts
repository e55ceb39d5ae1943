import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartAfter,
  cartLines,
  cartOf,
  commandsBetween,
  emptyCart,
  lineKey,
  pricedCart,
  unpricedLine,
  type Cart,
} from '@domain/cart/index.ts';
import { cartLineArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const cartArb = fc.array(cartLineArb, { maxLength: 6 }).map((lines) => cartOf(lines));
const heldIn = (cart: Cart) =>
  Object.fromEntries(cartLines(cart).map((line) => [`${line.shopId} ${lineKey(line)}`, line.quantity]));
const agreedOn = (cart: Cart): Cart => cartOf(cartLines(cart).map(unpricedLine));

describe('CART-10h commands between two carts', () => {
  it('give a cart the lines and quantities of another', () => {
    fc.assert(
      fc.property(cartArb, cartArb, (before, after) => {
        const commands = commandsBetween(before, after);
        expect(heldIn(commands.reduce(cartAfter, agreedOn(before)))).toEqual(heldIn(after));
        expect(commandsBetween(after, agreedOn(after))).toEqual([]);
        expect(JSON.stringify(commands)).not.toMatch(/"minor":[1-9]/);
      }),
      runs(300),
    );
  });
});

describe('CART-10i the cart of a tab', () => {
  it('shows the agreed lines with the prices of this tab', () => {
    fc.assert(
      fc.property(cartArb, fc.nat(5), (cart, known) => {
        const prices = new Map(
          cartLines(cart)
            .slice(0, known)
            .map((line) => [lineKey(line), line]),
        );
        const shown = pricedCart(agreedOn(cart), prices, emptyCart);
        expect(cartLines(shown)).toEqual(cartLines(cart).slice(0, known));
        const turned = cartOf(cartLines(cart).slice(0, known).toReversed());
        expect(cartLines(pricedCart(agreedOn(cart), prices, turned))).toEqual(cartLines(turned));
      }),
      runs(200),
    );
  });
});
