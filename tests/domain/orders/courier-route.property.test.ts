import * as fc from 'fast-check';
import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import { OFF_ROUTE_KM, progressOnRoute, type RoutePoint } from '@domain/orders/index.ts';
import { describe, expect, it } from 'vitest';
import { runs } from '../runs.ts';

/** A block is about a hundred meters; a route leads east and north in turn, so it never comes near itself again. */
const BLOCK = 0.001;
const wayArb = fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }).map((turns) =>
  turns.reduce<readonly RoutePoint[]>(
    (route, isNorth, index) => {
      const { latitude, longitude } = route.at(-1) as RoutePoint;
      return [
        ...route,
        {
          latitude: latitude + (isNorth ? BLOCK : 0),
          longitude: longitude + (isNorth ? 0 : BLOCK),
          street: `Street ${index + 1}`,
        },
      ];
    },
    [{ latitude: 41.49, longitude: -71.31, street: 'Street 0' }],
  ),
);
const partArb = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const placeOn = (route: readonly RoutePoint[], leg: number, part: number): GeoPoint => {
  const [from, to] = [route[leg], route[leg + 1]] as [RoutePoint, RoutePoint];
  return {
    latitude: from.latitude + part * (to.latitude - from.latitude),
    longitude: from.longitude + part * (to.longitude - from.longitude),
  };
};
const lengthOf = (points: readonly GeoPoint[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + kilometresBetween(points[index] ?? point, point), 0);
const legArb = (route: readonly RoutePoint[]) => fc.nat({ max: route.length - 2 });
const ridingArb = wayArb.chain((route) => fc.record({ route: fc.constant(route), leg: legArb(route), part: partArb }));

describe('ORDER-6 the route of a courier', () => {
  it('is split where the courier is, and its parts add up to the whole', () => {
    fc.assert(
      fc.property(ridingArb, ({ route, leg, part }) => {
        const at = placeOn(route, leg, part);
        const now = progressOnRoute(route, at);
        expect(now?.ridden.at(-1)).toEqual(at);
        expect(now?.left[0]).toEqual(at);
        expect(lengthOf(now?.ridden ?? []) + lengthOf(now?.left ?? [])).toBeCloseTo(lengthOf(route), 6);
        expect(now?.kilometresLeft).toBeCloseTo(lengthOf(now?.left ?? []), 9);
        expect(lengthOf([...(now?.ridden ?? []).slice(0, -1), ...(now?.left ?? []).slice(1)])).toBeCloseTo(
          lengthOf(route),
          6,
        );
      }),
      runs(300),
    );
  });

  it('gets shorter as the courier rides, and names the street under the wheels', () => {
    fc.assert(
      fc.property(wayArb, partArb, (route, part) => {
        const legs = route.slice(1).map((_, leg) => progressOnRoute(route, placeOn(route, leg, part)));
        expect(legs.map((now) => now?.street)).toEqual(legs.map((_, leg) => `Street ${leg}`));
        const left = legs.map((now) => now?.kilometresLeft ?? NaN);
        expect(left.toSorted((far, near) => near - far)).toEqual(left);
      }),
      runs(200),
    );
  });

  it('is none for a courier who is elsewhere, and none without two points', () => {
    fc.assert(
      fc.property(wayArb, fc.double({ min: 1.1, max: 500, noNaN: true }), (route, times) => {
        const [start] = route as [RoutePoint, ...RoutePoint[]];
        const south = { latitude: start.latitude - (times * OFF_ROUTE_KM) / 111.19, longitude: start.longitude };
        expect(progressOnRoute(route, south)).toBeUndefined();
        expect(progressOnRoute([start], start)).toBeUndefined();
        expect(progressOnRoute([], start)).toBeUndefined();
      }),
      runs(200),
    );
  });
});
