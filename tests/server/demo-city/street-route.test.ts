import * as fc from 'fast-check';
import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import { addressAt, routeAlongStreets } from '@infra/server/demo-city/index.ts';
import { crossingNear, isStreet, nearestStreet, placeAt, type Crossing } from '@infra/server/demo-city/tiles/index.ts';
import { describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';

const near = (latitude: number, longitude: number) =>
  fc.record({
    latitude: fc.double({ min: latitude - 0.02, max: latitude + 0.02, noNaN: true }),
    longitude: fc.double({ min: longitude - 0.02, max: longitude + 0.02, noNaN: true }),
  });
const place = near(41.49, -71.312);
const metres = (from: GeoPoint, to: GeoPoint): number => kilometresBetween(from, to) * 1000;
const lengthOf = (route: readonly GeoPoint[]): number =>
  route.slice(1).reduce((sum, point, index) => sum + metres(route[index] ?? point, point), 0);
/** The nearest point of a street, made of its crossings. */
const footOf = (at: GeoPoint): GeoPoint | undefined => {
  const found = nearestStreet(at);
  if (!found) return undefined;
  const { direction, line, along } = found;
  const corner = (stop: number): Crossing =>
    direction === 'south' ? { column: line, row: stop } : { column: stop, row: line };
  const [from, to] = [placeAt(corner(Math.floor(along))), placeAt(corner(Math.floor(along) + 1))];
  const part = along - Math.floor(along);
  return {
    latitude: from.latitude + part * (to.latitude - from.latitude),
    longitude: from.longitude + part * (to.longitude - from.longitude),
  };
};
const isAt = (one: GeoPoint | undefined, other: GeoPoint | undefined): boolean =>
  one !== undefined && other !== undefined && metres(one, other) < 0.5;

describe('ORDER-6 a route along the streets', () => {
  it('begins and ends at the street points nearest to its ends, and is the same again', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const route = routeAlongStreets(from, to);
        if (!route) return;
        expect(isAt(route[0], footOf(from))).toBe(true);
        expect(isAt(route.at(-1), footOf(to))).toBe(true);
        expect(routeAlongStreets(from, to)).toEqual(route);
      }),
      runs(100),
    );
  });

  it('takes a street at every leg, from crossing to crossing', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const crossings = (routeAlongStreets(from, to) ?? []).slice(1, -1).map(crossingNear);
        for (const [index, next] of crossings.slice(1).entries()) {
          const last = crossings[index] ?? next;
          const [column, row] = [Math.min(last.column, next.column), Math.min(last.row, next.row)];
          expect(Math.abs(last.column - next.column) + Math.abs(last.row - next.row)).toBe(1);
          expect(isStreet({ column, row }, last.column === next.column ? 'south' : 'east')).toBe(true);
        }
      }),
      runs(100),
    );
  });

  it('is as long in the other direction, and no longer than the route by any third place', () => {
    fc.assert(
      fc.property(place, place, place, (from, to, third) => {
        const [there, back] = [routeAlongStreets(from, to), routeAlongStreets(to, from)];
        expect(there === undefined).toBe(back === undefined);
        if (!there || !back) return;
        expect(lengthOf(there)).toBeCloseTo(lengthOf(back), 3);
        const [first, second] = [routeAlongStreets(from, third), routeAlongStreets(third, to)];
        if (first && second) expect(lengthOf(there)).toBeLessThanOrEqual(lengthOf(first) + lengthOf(second) + 0.5);
      }),
      runs(60),
    );
  });

  it('is at least as long as a straight line, and at most three times where no water lies between', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const route = routeAlongStreets(from, to);
        const [start, end] = [route?.[0], route?.at(-1)];
        if (!route || !start || !end) return;
        const straight = metres(start, end);
        expect(lengthOf(route)).toBeGreaterThanOrEqual(straight - 0.5);
        if (straight < 500 || !isLandBetween(start, end)) return;
        expect(lengthOf(route)).toBeLessThanOrEqual(3 * straight);
      }),
      runs(200),
    );
  });

  it('connects nearly all places on land', () => {
    const all = Array.from({ length: 200 }, (_, index) => ({
      latitude: 41.48 + (index % 20) * 0.001,
      longitude: -71.325 + Math.floor(index / 20) * 0.002,
    })).filter((at) => nearestStreet(at));
    const [middle] = all;
    const joined = all.filter((at) => middle && routeAlongStreets(middle, at));
    expect(all.length).toBeGreaterThan(100);
    expect(joined.length).toBeGreaterThan(all.length * 0.9);
  });

  it('names each street as addresses on it do', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const route = routeAlongStreets(from, to) ?? [];
        for (const [index, { street, ...at }] of route.slice(1, -2).entries()) {
          const next = route[index + 2] ?? at;
          const middle = {
            latitude: (at.latitude + next.latitude) / 2,
            longitude: (at.longitude + next.longitude) / 2,
          };
          expect(addressAt(middle)?.en.replace(/^\d+ /, '').replace(/, .*/, '')).toBe(street.latin);
        }
      }),
      runs(40),
    );
  });

  it('does not exist outside the city or to another one', () => {
    const here = { latitude: 41.49, longitude: -71.312 };
    expect(routeAlongStreets(here, { latitude: 47.656, longitude: 9.18 })).toBeUndefined();
    expect(routeAlongStreets({ latitude: 0, longitude: 0 }, here)).toBeUndefined();
  });
});

const isLandBetween = (from: GeoPoint, to: GeoPoint): boolean =>
  Array.from({ length: 30 }, (_, index) => index / 29).every(
    (part) =>
      nearestStreet({
        latitude: from.latitude + part * (to.latitude - from.latitude),
        longitude: from.longitude + part * (to.longitude - from.longitude),
      }) !== undefined,
  );
