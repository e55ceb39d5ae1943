import * as fc from 'fast-check';
import { entryOf, lineKey, withNote, type SharedCart } from '../cart/index.ts';
import { shopId } from '../kernel/ids.ts';
import { cartLineArb } from './cart.arb.ts';

/** Carts as a link carries them: each line once, without notes. */
export const sharedCartArb: fc.Arbitrary<SharedCart> = fc.record({
  shopId: fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })).map(shopId),
  lines: fc.uniqueArray(
    cartLineArb.map((line) => withNote(entryOf(line), undefined)),
    { selector: lineKey, minLength: 1, maxLength: 8 },
  ),
});
