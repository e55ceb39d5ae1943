import * as fc from 'fast-check';
import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { AREA_REACH_KM, areaOf, FOLLOWED_AFTER_MS, followedPosition, isFollowable } from '@domain/following/index.ts';
import { describe, expect, it } from 'vitest';
import { runs } from '../runs.ts';

const placeArb: fc.Arbitrary<GeoPoint> = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});
const timeArb = fc.integer({ min: 0, max: 4_000_000_000_000 });

describe('ORDER-6 a link to follow an order or a parcel', () => {
  it('can be opened while the order is under way and for some hours after its end, never later', () => {
    fc.assert(
      fc.property(timeArb, fc.integer({ min: 0, max: 10 * FOLLOWED_AFTER_MS }), (ended, passed) => {
        expect(isFollowable(undefined, instant(ended))).toBe(true);
        expect(isFollowable(instant(ended), instant(ended + passed))).toBe(passed < FOLLOWED_AFTER_MS);
      }),
      runs(300),
    );
  });

  it('shows the doors of an area alike, with a courier who is anywhere or at the door', () => {
    const nearArb = fc.double({ min: -0.00099, max: 0.00099, noNaN: true });
    fc.assert(
      fc.property(placeArb, fc.tuple(nearArb, nearArb), placeArb, (anywhere, [north, east], courier) => {
        const area = areaOf(anywhere);
        const door = { latitude: area.latitude + north, longitude: area.longitude + east };
        expect(areaOf(door)).toEqual(area);
        expect(kilometresBetween(door, area)).toBeLessThan(AREA_REACH_KM);
        expect(followedPosition(door, [areaOf(door)])).toEqual(area);
        expect(followedPosition(courier, [areaOf(door)])).toEqual(followedPosition(courier, [area]));
      }),
      runs(300),
    );
  });

  it('shows the doors of two areas alike, wherever the courier is', () => {
    const doorArb = fc.double({ min: -0.00099, max: 0.00099, noNaN: true });
    // Often neighbors, so that a courier is near both.
    const stepArb = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(placeArb, stepArb, stepArb, doorArb, doorArb, placeArb, (anywhere, up, right, north, east, far) => {
        const first = areaOf(anywhere);
        const second = areaOf({ latitude: first.latitude + up * 0.002, longitude: first.longitude + right * 0.002 });
        for (const area of [first, second]) {
          const door = { latitude: area.latitude + north, longitude: area.longitude + east };
          expect([first, second]).toContainEqual(followedPosition(door, [first, second]));
        }
        expect([far, first, second]).toContainEqual(followedPosition(far, [first, second]));
      }),
      runs(300),
    );
  });

  it('shows a courier who is far from the area where they are', () => {
    fc.assert(
      fc.property(placeArb, placeArb, (courier, door) => {
        const area = areaOf(door);
        fc.pre(kilometresBetween(courier, area) > AREA_REACH_KM);
        expect(followedPosition(courier, [area])).toEqual(courier);
      }),
      runs(100),
    );
  });
});
