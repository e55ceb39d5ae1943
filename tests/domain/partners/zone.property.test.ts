import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInZone, kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import {
  addCorner,
  checkZone,
  circleAround,
  directionTo,
  DIRECTIONS,
  farthestKm,
  moveCorner,
  placeCorner,
  removeCorner,
  ZONE_CORNERS,
  ZONE_REACH_MAX_KM,
  zoneAreaKm2,
} from '@domain/partners/index.ts';
import { zoneArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

/** Shops anywhere but near the poles, often beside the antimeridian. */
const shopArb: fc.Arbitrary<GeoPoint> = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, -179.999, 179.999, 180)),
});
/** A star around a shop, no corner farther than a ride. */
const starArb = zoneArb.map(({ centre, polygon }) => ({ shop: centre, zone: polygon }));
const cornerArb = starArb.chain((star) =>
  fc.record({ star: fc.constant(star), index: fc.nat(star.zone.length - 1), metres: fc.integer({ min: 1, max: 500 }) }),
);

describe('ACCOUNT-7f a delivery zone', () => {
  it('ACCOUNT-7f is accepted if it surrounds the shop, whichever corner is first and whichever way it turns', () => {
    fc.assert(
      fc.property(starArb, fc.nat(20), fc.boolean(), ({ shop, zone }, start, isReversed) => {
        const turned = zone.map((_corner, index) => zone[(index + start) % zone.length] as GeoPoint);
        const same = isReversed ? [...turned].reverse() : turned;
        const surrounds = isInZone(same, shop);
        expect(checkZone(same, shop)).toEqual(surrounds ? ok(same) : err({ kind: 'shop-outside' }));
        expect(zoneAreaKm2(same) / zoneAreaKm2(zone)).toBeCloseTo(1, 6);
        expect(farthestKm(same, shop)).toBe(farthestKm(zone, shop));
      }),
      runs(60, 3000),
    );
  });

  it('ACCOUNT-7f must not cross itself: two neighbors that change places are refused', () => {
    fc.assert(
      fc.property(shopArb, fc.nat(7), (shop, index) => {
        const zone = circleAround(shop);
        const [one, other] = [index, (index + 1) % zone.length];
        const swapped = zone.map(
          (corner, known) => zone[known === one ? other : known === other ? one : known] ?? corner,
        );
        expect(checkZone(swapped, shop)).toEqual(err({ kind: 'crossing' }));
        const twice = zone.map((corner, known) => (known === one ? (zone[other] ?? corner) : corner));
        expect(checkZone(twice, shop)).toEqual(err({ kind: 'crossing' }));
      }),
      runs(60, 2000),
    );
  });

  it('ACCOUNT-7f must surround the shop, with enough corners and none too far', () => {
    fc.assert(
      fc.property(shopArb, (shop) => {
        const zone = circleAround(shop);
        const away = { latitude: shop.latitude + 0.05, longitude: shop.longitude };
        expect(checkZone(zone, away)).toEqual(err({ kind: 'shop-outside' }));
        expect(checkZone(zone.slice(0, 2), shop)).toEqual(err({ kind: 'few-corners' }));
        expect(checkZone([...zone, ...zone, ...zone, ...zone], shop)).toEqual(err({ kind: 'many-corners' }));
        const far = moveCorner(zone, 0, { north: 1000 * (ZONE_REACH_MAX_KM + 1), east: 0 }, shop);
        expect(checkZone(far, shop)).toEqual(err({ kind: 'too-far' }));
      }),
      runs(40, 1000),
    );
    expect([ZONE_CORNERS, ZONE_REACH_MAX_KM]).toEqual([{ least: 3, most: 24 }, 50]);
    const flat = [0, 1, 2].map((step) => ({ latitude: 0, longitude: step / 100 }));
    expect(checkZone(flat, { latitude: 0, longitude: 0.01 })).toEqual(err({ kind: 'crossing' }));
  });

  it('ACCOUNT-7g starts as a circle around the shop, whose area and farthest ride are those of an octagon', () => {
    fc.assert(
      fc.property(shopArb, (shop) => {
        const zone = circleAround(shop);
        expect(checkZone(zone, shop)).toEqual(ok(zone));
        expect(zoneAreaKm2(zone)).toBeCloseTo(4 * Math.SQRT2 * 2, 0);
        expect(farthestKm(zone, shop)).toBeCloseTo(2, 1);
        expect(zone.map((corner) => directionTo(shop, corner))).toEqual(DIRECTIONS);
      }),
      runs(60, 2000),
    );
  });

  it('ACCOUNT-7g moves one corner by meters and back, and leaves the others', () => {
    fc.assert(
      fc.property(cornerArb, ({ star: { shop, zone }, index, metres }) => {
        const moved = moveCorner(zone, index, { north: metres, east: 0 }, shop);
        const [from, to] = [zone[index], moved[index]] as [GeoPoint, GeoPoint];
        expect(kilometresBetween(from, to) * 1000).toBeCloseTo(metres, -1);
        expect(directionTo(from, to)).toBe('north');
        const back = moveCorner(moved, index, { north: -metres, east: 0 }, shop)[index] as GeoPoint;
        expect(kilometresBetween(from, back) * 1000).toBeLessThan(1);
        expect(moved.filter((_corner, known) => known !== index)).toEqual(
          zone.filter((_corner, known) => known !== index),
        );
        expect(placeCorner(moved, index, from, shop)[index]?.latitude).toBeCloseTo(from.latitude, 5);
      }),
      runs(60, 2000),
    );
  });

  it('ACCOUNT-7g covers the same with a corner more, and has that corner out again', () => {
    fc.assert(
      fc.property(starArb, ({ zone }) => {
        const more = addCorner(zone);
        expect(more.zone).toHaveLength(zone.length + 1);
        expect(zoneAreaKm2(more.zone) / zoneAreaKm2(zone)).toBeCloseTo(1, 6);
        expect(removeCorner(more.zone, more.index)).toEqual(zone);
      }),
      runs(60, 2000),
    );
    const least = circleAround({ latitude: 1, longitude: 1 }).slice(0, ZONE_CORNERS.least);
    expect(removeCorner(least, 0)).toEqual(least);
    const most = Array.from({ length: ZONE_CORNERS.most }, (_none, index) => ({ latitude: index, longitude: 0 }));
    expect(addCorner(most).zone).toEqual(most);
    expect(zoneAreaKm2([])).toBe(0);
  });
});
