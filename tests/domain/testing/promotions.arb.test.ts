import { describe, expect, it } from 'vitest';
import { bannerArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('CATALOG-3 generated banners', () => {
  it('contain no shop twice', () => {
    for (const { shopIds } of sampled(bannerArb)) expect(new Set(shopIds).size).toBe(shopIds.length);
  });

  it('have no, one and several shops', () => {
    const counts = sampled(bannerArb).map(({ shopIds }) => shopIds.length);
    for (const isMet of [(count: number) => count === 0, (count: number) => count === 1, (count: number) => count > 1])
      expect(counts.filter(isMet).length).toBeGreaterThan(10);
  });

  it('shrink to no shop, or to the first', () => {
    expect(smallest(bannerArb)).toMatchObject({ id: 1, description: '', button: '', image: undefined, shopIds: [] });
    expect(smallest(bannerArb, ({ shopIds }) => shopIds.length > 0)).toMatchObject({ shopIds: [1] });
  });
});
