import * as fc from 'fast-check';
import type { Banner } from '../catalog/index.ts';
import { shopId } from '../kernel/ids.ts';
import { titleArb } from './text.arb.ts';

/** A banner of no shop, of one or of several distinct shops; its text may be missing, and so may its picture. */
export const bannerArb: fc.Arbitrary<Banner> = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  title: titleArb,
  description: fc.oneof(fc.constant(''), titleArb),
  button: fc.oneof(fc.constant(''), titleArb),
  image: fc.constantFrom(undefined, '/storage/images/banners/lunch~sand.webp'),
  shopIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }).map(shopId), { maxLength: 4 }),
});
