import { describe, expect, it } from 'vitest';
import { bannerArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('CATALOG-3 generated banners', () => {
  it('stand for no shop twice', () => {
    for (const { shopIds } of sampled(bannerArb)) expect(new Set(shopIds).size).toBe(shopIds.length);
  });

  it('stand for none, for one and for several', () => {
    const counts = sampled(bannerArb).map(({ shopIds }) => shopIds.length);
    for (const isMet of [(count: number) => count === 0, (count: number) => count === 1, (count: number) => count > 1])
      expect(counts.filter(isMet).length).toBeGreaterThan(10);
  });

  it('shrink to one of no shop, or of the first', () => {
    expect(smallest(bannerArb)).toMatchObject({ id: 1, description: '', button: '', image: undefined, shopIds: [] });
    expect(smallest(bannerArb, ({ shopIds }) => shopIds.length > 0)).toMatchObject({ shopIds: [1] });
  });
});
