import { isInZone, kilometresBetween } from '@domain/catalog/index.ts';
import { demoCity } from '@infra/server/demo-city/content/index.ts';
import { describe, expect, it } from 'vitest';

const placeOf = ([latitude, longitude]: readonly [number, number]) => ({ latitude, longitude });

describe('CATALOG-3 branches in the demo city', () => {
  it('belong to one shop, three of them, at places of their own within its zone', () => {
    const chains = demoCity.shops.filter(({ branches = [] }) => branches.length > 0);
    expect(chains.map(({ slug, branches = [] }) => [slug, branches.length])).toEqual([['first-ferry-coffee', 3]]);
    for (const { location, zone, branches = [] } of chains)
      for (const branch of branches) {
        expect(isInZone(zone.map(placeOf), placeOf(branch.location))).toBe(true);
        expect(kilometresBetween(placeOf(location), placeOf(branch.location))).toBeGreaterThan(0.3);
      }
  });
});
