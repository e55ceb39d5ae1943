import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bannerTarget } from '@domain/promotions/index.ts';
import { bannerArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('CATALOG-3e a banner', () => {
  it('leads to its shop, to all of its shops, or nowhere', () => {
    fc.assert(
      fc.property(bannerArb, (banner) => {
        const { shopIds } = banner;
        const target = bannerTarget(banner);
        if (shopIds.length === 0) expect(target).toBeUndefined();
        else expect(target).toEqual(shopIds.length === 1 ? { kind: 'shop', shop: shopIds[0] } : { kind: 'shops' });
      }),
      runs(200),
    );
  });
});
