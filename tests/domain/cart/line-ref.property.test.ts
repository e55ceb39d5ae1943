import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartLines, cartOf, emptyCart, lineKey, lineOfRef, lineRef, withNote } from '@domain/cart/index.ts';
import { cartLineArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('CART-1 a line in an address', () => {
  it('CART-1d names one line of its cart, and no other cart’s', () => {
    fc.assert(
      fc.property(fc.array(cartLineArb, { maxLength: 8 }), (added) => {
        const cart = cartOf(added);
        for (const line of cartLines(cart)) expect(lineOfRef(cart, lineRef(line))).toBe(line);
        for (const line of added) expect(lineOfRef(emptyCart, lineRef(line))).toBeUndefined();
      }),
      runs(100),
    );
  });

  it('CART-1d tells lines apart by their notes without a word of them', () => {
    const note = fc.string({ minLength: 8, maxLength: 40, unit: fc.constantFrom('n', 'u', 't', 's', ' ', 'ü', '果') });
    fc.assert(
      fc.property(cartLineArb, note, note, (line, one, other) => {
        const [noted, plain] = [withNote(line, one), withNote(line, undefined)];
        expect(lineRef(noted)).not.toContain(one);
        expect(lineRef(noted)).toMatch(/^\d+\|[\dx,]*\|[\da-z]{1,7}$/);
        expect(lineRef(plain)).toBe(lineKey(plain));
        expect(lineRef(noted) === lineRef(withNote(line, other))).toBe(one === other);
      }),
      runs(100),
    );
  });
});
