import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartLines,
  cartOf,
  cartTotals,
  clampQuantity,
  entryOf,
  isSameLine,
  lineKey,
  ownLines,
  withNote,
  type CartLine,
} from '@domain/cart/index.ts';
import { sumMoney, type StockPrice } from '@domain/pricing/index.ts';
import {
  cartLineArb,
  dearer,
  inShop,
  insertEntryArb,
  shuffledAddonsArb,
  soldLine,
  userCartOf,
} from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

const isPrice = ({ price, tax, discount, total }: StockPrice): boolean =>
  price.minor > 0 &&
  tax.minor >= 0 &&
  discount.minor >= 0 &&
  total.minor === price.minor + tax.minor - discount.minor &&
  total.minor >= 0;

const isValid = ({ quantity, addons, item }: CartLine): boolean =>
  Number.isSafeInteger(quantity) &&
  quantity >= 1 &&
  clampQuantity(quantity, item.limits).limitedBy === undefined &&
  isPrice(item.price) &&
  new Set(addons.map(({ stockId }) => stockId)).size === addons.length &&
  addons.every(
    (addon) => addon.quantity >= 1 && isPrice(addon.price) && (!addon.isMandatory || addon.quantity === quantity),
  );

describe('CART-1 generated lines', () => {
  const lines = sampled(cartLineArb, 400);
  const pairs = sampled(fc.tuple(cartLineArb, cartLineArb), 1200);

  it('can each be ordered, and a cart accepts all of them', () => {
    expect(lines.filter((line) => !isValid(line))).toEqual([]);
    expect(cartTotals(cartOf(lines)).pieces).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
  });

  it('have few identities, so that they merge, sometimes beyond their limits', () => {
    expect(new Set(lines.map(lineKey)).size).toBeLessThan(120);
    const twins = pairs.filter(([left, right]) => isSameLine(left, right));
    expect(twins.length).toBeGreaterThan(10);
    expect(
      twins.filter(([left, right]) => clampQuantity(left.quantity + right.quantity, left.item.limits).limitedBy).length,
    ).toBeGreaterThan(2);
    expect(
      pairs.filter(([left, right]) => left.stockId === right.stockId && !isSameLine(left, right)).length,
    ).toBeGreaterThan(50);
  });

  it('have no, one and two chosen add-ons, mandatory ones, taxes and discounts', () => {
    const chosen = lines.map(({ addons }) => addons.filter(({ isMandatory }) => !isMandatory).length);
    for (const count of [0, 1, 2]) expect(chosen.filter((each) => each === count).length).toBeGreaterThan(30);
    expect(
      lines.filter(({ addons }) => addons.some(({ isMandatory, quantity }) => isMandatory && quantity > 1)).length,
    ).toBeGreaterThan(30);
    for (const name of ['tax', 'discount'] as const) {
      const priced = lines.filter(({ item }) => item.price[name].minor > 0);
      expect([priced.length > 50, priced.length < lines.length]).toEqual([true, true]);
      expect(lines.some(({ addons }) => addons.some(({ price }) => price[name].minor > 0))).toBe(true);
    }
  });

  it('shrink to one piece without add-ons', () => {
    expect(smallest(cartLineArb)).toMatchObject({ stockId: 1, quantity: 1, addons: [] });
    expect(smallest(cartLineArb, ({ addons }) => addons.some(({ isMandatory }) => isMandatory))).toMatchObject({
      stockId: 3,
      quantity: 1,
      addons: [{ stockId: 20, quantity: 1 }],
    });
    const [first, second] = smallest(fc.tuple(cartLineArb, cartLineArb), ([left, right]) => !isSameLine(left, right));
    expect([first.quantity, second.quantity, first.addons.length + second.addons.length]).toEqual([1, 1, 0]);
    expect(new Set([first.note, second.note])).toEqual(new Set(['No onions', undefined]));
  });
});

describe('CART-1 CART-3 variants of generated lines', () => {
  it('have the add-ons in every order', () => {
    const [line] = sampled(cartLineArb).filter(({ addons }) => addons.length === 3);
    if (!line) throw new Error('no line with three addons');
    const orders = new Set(
      sampled(shuffledAddonsArb(line)).map(({ addons }) => addons.map(({ stockId }) => stockId).join()),
    );
    expect(orders.size).toBe(6);
    expect(isSameLine(smallest(shuffledAddonsArb(line)), line)).toBe(true);
  });

  it('have another shop or a higher price and are otherwise equal', () => {
    for (const line of sampled(cartLineArb, 20)) {
      expect(inShop(line, 2)).toEqual({ ...line, shopId: 2 });
      const raised = dearer(line, 7);
      expect([raised.item.price.price.minor, raised.item.price.total.minor]).toEqual([
        line.item.price.price.minor + 7,
        line.item.price.total.minor + 7,
      ]);
      expect([isValid(raised), dearer(raised, -7)]).toEqual([true, line]);
    }
  });

  it('form a server cart that adds up', () => {
    for (const lines of sampled(fc.array(cartLineArb, { maxLength: 5 }), 50)) {
      const kept = cartLines(cartOf(lines));
      const cart = userCartOf(kept, 2);
      expect([cart.shopId, ownLines(cart).map(lineKey)]).toEqual([2, kept.map(lineKey)]);
      expect(cart.total).toEqual(cartTotals(cartOf(kept)).net ?? sumMoney([], 2));
    }
  });
});

describe('CART-4 generated entries', () => {
  it('name few lines with and without an add-on, sometimes to remove them, and shrink to a removal', () => {
    const entries = sampled(insertEntryArb, 300);
    expect(new Set(entries.map(lineKey)).size).toBe(12);
    expect(entries.filter(({ quantity }) => quantity === 0).length).toBeGreaterThan(10);
    const sold = entries.map((entry) => soldLine(entry));
    expect(
      entries.some(
        ({ quantity }, index) =>
          clampQuantity(quantity, sold[index]?.item.limits ?? { min: 1, max: 99, available: 99 }).limitedBy === 'stock',
      ),
    ).toBe(true);
    expect(sold.map((line) => line && entryOf(line))).toEqual(entries.map((entry) => withNote(entry, undefined)));
    expect(smallest(insertEntryArb)).toEqual({ stockId: 1, quantity: 0, addons: [] });
  });
});
