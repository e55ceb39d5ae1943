import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asideFor, cartLines, cartOf, emptyCart, putAside } from '@domain/cart/index.ts';
import { shopId, userId } from '@domain/kernel/ids.ts';
import { cartLineArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const readerArb = fc.record({
  owner: fc.option(fc.integer({ min: 1, max: 3 }).map(userId), { nil: undefined }),
  day: fc.constantFrom('2026-03-04', '2026-03-05', '2027-03-04'),
});
const cartArb = fc.array(cartLineArb, { minLength: 1, maxLength: 4 }).map((lines) => cartOf(lines));

describe('CART-3d a replaced cart', () => {
  it('is put aside for its owner alone, until the end of the day', () => {
    fc.assert(
      fc.property(cartArb, readerArb, readerArb, (cart, writer, reader) => {
        const aside = asideFor(putAside(cart, 'Levant Kitchen', writer), reader, emptyCart);
        const isTheirs = writer.owner === reader.owner && writer.day === reader.day;
        expect(aside?.cart).toBe(isTheirs ? cart : undefined);
      }),
      runs(200),
    );
  });

  it('is not offered while the cart is of the same shop', () => {
    fc.assert(
      fc.property(cartArb, cartArb, readerArb, (cart, held, reader) => {
        const aside = putAside(cart, 'Levant Kitchen', reader);
        expect(asideFor(aside, reader, held)).toBeUndefined();
        const other = cartOf(cartLines(held).map((line) => ({ ...line, shopId: shopId(line.shopId + 1) })));
        expect(asideFor(aside, reader, other)).toBe(aside);
      }),
      runs(100),
    );
  });

  it('is not put aside when it is empty', () => {
    fc.assert(
      fc.property(readerArb, (reader) => {
        expect(putAside(emptyCart, '', reader)).toBeUndefined();
        expect(asideFor(undefined, reader, emptyCart)).toBeUndefined();
      }),
      runs(20),
    );
  });
});
