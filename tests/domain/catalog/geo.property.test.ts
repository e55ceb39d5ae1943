import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, isInZone, kilometresBetween, kilometresToZone, type GeoPoint } from '@domain/catalog/index.ts';
import { geoPointArb, gridPointArb, gridPolygonArb, hostileNumberArb, zoneArb } from '@domain/testing/index.ts';
import { isRefused } from '../refused.ts';
import { runs } from '../runs.ts';

const at = (latitude: number, longitude: number): GeoPoint => ({ latitude, longitude });

const between = (from: GeoPoint, to: GeoPoint, part: number): GeoPoint =>
  at(from.latitude + (to.latitude - from.latitude) * part, from.longitude + (to.longitude - from.longitude) * part);

/**
 * Every way to write the same zone: from another corner on, the other way round, with its first corner again at the
 * end.
 */
const spellingsOf = (polygon: readonly GeoPoint[], turn: number): readonly (readonly GeoPoint[])[] => {
  const turned = [...polygon.slice(turn % polygon.length), ...polygon.slice(0, turn % polygon.length)];
  return [polygon, turned, polygon.toReversed(), [...polygon, ...polygon.slice(0, 1)]];
};

/** A zone that the eye reaches wholly from its center, and a ray from there through a point of its edge. */
const rayArb = zoneArb.chain(({ centre, polygon }) =>
  fc
    .record({
      edge: fc.nat({ max: polygon.length - 1 }),
      part: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
      turn: fc.nat(),
    })
    .map(({ edge, part, turn }) => ({
      centre,
      onEdge: between(polygon[edge] as GeoPoint, polygon[(edge + 1) % polygon.length] as GeoPoint, part),
      spellings: spellingsOf(polygon, turn),
    })),
);

/** Twice the area of a triangle of whole degrees, exactly; positive where it turns to the left. */
const turnOf = (a: GeoPoint, b: GeoPoint, c: GeoPoint): number =>
  (b.longitude - a.longitude) * (c.latitude - a.latitude) - (c.longitude - a.longitude) * (b.latitude - a.latitude);

const isBetween = (value: number, one: number, other: number): boolean =>
  Math.min(one, other) <= value && value <= Math.max(one, other);

/** In whole numbers: on an edge, or with an odd number of turns of the edge around it. */
const slowIsInZone = (polygon: readonly GeoPoint[], point: GeoPoint): boolean => {
  if (polygon.length < 3) return false;
  const edges = polygon.map((start, index) => [start, polygon[(index + 1) % polygon.length] as GeoPoint] as const);
  const isOnEdge = edges.some(
    ([start, end]) =>
      turnOf(start, end, point) === 0 &&
      isBetween(point.latitude, start.latitude, end.latitude) &&
      isBetween(point.longitude, start.longitude, end.longitude),
  );
  const winding = edges.reduce((turns, [start, end]) => {
    if (start.latitude <= point.latitude && end.latitude > point.latitude && turnOf(start, end, point) > 0)
      return turns + 1;
    if (start.latitude > point.latitude && end.latitude <= point.latitude && turnOf(start, end, point) < 0)
      return turns - 1;
    return turns;
  }, 0);
  return isOnEdge || winding % 2 !== 0;
};

describe('ADDRESS-5 delivery zones', () => {
  it('contain their inside and their edge, and nothing else', () => {
    fc.assert(
      fc.property(
        rayArb,
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        fc.double({ min: 1.01, max: 50, noNaN: true }),
        ({ centre, onEdge, spellings }, near, far) => {
          for (const polygon of spellings)
            expect([0, near, 1, far].map((part) => isInZone(polygon, between(centre, onEdge, part)))).toEqual([
              true,
              true,
              true,
              false,
            ]);
        },
      ),
      runs(25, 20_000),
    );
  });

  it('agree with exact winding numbers, corners and edges included', () => {
    fc.assert(
      fc.property(
        gridPolygonArb,
        fc.array(gridPointArb, { minLength: 1, maxLength: 8 }),
        fc.nat(),
        (polygon, points, turn) => {
          for (const point of [...points, ...polygon]) {
            const expected = slowIsInZone(polygon, point);
            for (const spelling of polygon.length < 3 ? [polygon] : spellingsOf(polygon, turn))
              expect([point, isInZone(spelling, point)]).toEqual([point, expected]);
          }
        },
      ),
      runs(15, 10_000),
    );
  });

  it('contain the same points after a turn of the globe and across the antimeridian', () => {
    fc.assert(
      fc.property(
        gridPolygonArb,
        gridPointArb,
        fc.integer({ min: -200, max: 200 }),
        fc.integer({ min: -80, max: 80 }),
        (polygon, point, east, north) => {
          const moved = (place: GeoPoint): GeoPoint => at(place.latitude + north, place.longitude + east);
          const there = moved(point);
          const onGlobe = at(
            there.latitude,
            there.longitude > 180
              ? there.longitude - 360
              : there.longitude < -180
                ? there.longitude + 360
                : there.longitude,
          );
          expect(isInZone(polygon.map(moved), onGlobe)).toBe(slowIsInZone(polygon, point));
        },
      ),
      runs(25, 20_000),
    );
    const west = [at(-17, -181), at(-16, -181), at(-16, -179), at(-17, -179)];
    expect([at(-16.5, 179.5), at(-16.5, -179.5), at(-16.5, 178.5)].map((place) => isInZone(west, place))).toEqual([
      true,
      true,
      false,
    ]);
    const taveuni = [at(-17, 179), at(-16, 179), at(-16, 181), at(-17, 181)];
    expect(
      [at(-16.5, 179.5), at(-16.5, 180), at(-16.5, -180), at(-16.5, -179.5), at(-16.5, -178.5), at(-16.5, 0)].map(
        (place) => isInZone(taveuni, place),
      ),
    ).toEqual([true, true, true, true, false, false]);
  });

  it('reach the poles on the plane of degrees', () => {
    const cap = [at(89, -180), at(90, -180), at(90, 180), at(89, 180)];
    expect(
      [at(90, 0), at(90, 123), at(89.5, -180), at(89, 7), at(88.9, 7)].map((place) => isInZone(cap, place)),
    ).toEqual([true, true, true, true, false]);
  });

  it('contain nothing with fewer than three corners', () => {
    fc.assert(
      fc.property(fc.array(geoPointArb, { maxLength: 2 }), (corners) => {
        expect([...corners, at(0, 0)].some((point) => isInZone(corners, point))).toBe(false);
      }),
      runs(20, 1000),
    );
  });

  it('treat points within a millionth of a degree as on the edge', () => {
    const square = [at(0, 0), at(0, 2), at(2, 2), at(2, 0)];
    const inside = [
      at(0, 0),
      at(2, 2),
      at(0, 1),
      at(1, 0),
      at(2, 1),
      at(1, 2),
      at(1, 1),
      at(-0.000_000_9, 1),
      at(2.000_000_9, 1),
      at(1, -0.000_000_9),
    ];
    expect(inside.map((place) => isInZone(square, place))).toEqual(inside.map(() => true));
    const outside = [
      at(-0.000_001_1, 1),
      at(2.000_001_1, 1),
      at(1, 2.000_001_1),
      at(1, -0.000_001_1),
      at(0, 3),
      at(2, -1),
      at(-0.000_000_9, -0.000_000_9),
    ];
    expect(outside.map((place) => isInZone(square, place))).toEqual(outside.map(() => false));
  });
});

describe('PRICE-5 distances', () => {
  it('measure great circles on a sphere of 6371 km', () => {
    fc.assert(
      fc.property(geoPointArb, geoPointArb, geoPointArb, (from, to, via) => {
        const vector = ({ latitude, longitude }: GeoPoint): readonly number[] => {
          const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
          return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
        };
        const chord = Math.hypot(...vector(from).map((part, axis) => part - (vector(to)[axis] ?? 0)));
        const km = kilometresBetween(from, to);
        // Between opposite points the arc hardly determines the chord.
        expect(Math.abs(km - 6371 * 2 * Math.asin(Math.min(1, chord / 2)))).toBeLessThanOrEqual(
          chord > 1.999 ? 1 : 0.001,
        );
        expect(kilometresBetween(to, from)).toBeCloseTo(km, 3);
        expect(kilometresBetween(from, from)).toBe(0);
        expect(km).toBeLessThanOrEqual(kilometresBetween(from, via) + kilometresBetween(via, to) + 1e-3);
        expect(km).toBeLessThanOrEqual(6371 * Math.PI);
        expect(kilometresBetween(from, { ...to, longitude: to.longitude + 360 })).toBeCloseTo(km, 3);
      }),
      runs(15, 10_000),
    );
  });

  it('agree with the map between cities', () => {
    const [amsterdam, london, newYork, sydney, apia] = [
      at(52.3676, 4.9041),
      at(51.5074, -0.1278),
      at(40.7128, -74.006),
      at(-33.8688, 151.2093),
      at(-13.8333, -171.7667),
    ];
    const pairs: readonly (readonly [GeoPoint, GeoPoint, number])[] = [
      [amsterdam, london, 358],
      [london, newYork, 5570],
      [london, sydney, 16_994],
      [sydney, apia, 4339],
      [at(90, 0), at(0, 77), 10_008],
      [at(0, 179.5), at(0, -179.5), 111],
      [at(90, 0), at(90, 180), 0],
      [at(0, 0), at(0, 180), 20_015],
    ];
    expect(pairs.map(([from, to]) => Math.round(kilometresBetween(from, to)))).toEqual(pairs.map(([, , km]) => km));
    expect(distanceKm(london, newYork)).toBe('5570.22');
  });

  it('round half up to two decimals', () => {
    fc.assert(
      fc.property(geoPointArb, geoPointArb, (from, to) => {
        const km = distanceKm(from, to);
        expect(km).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(Math.abs(Number(km) - kilometresBetween(from, to))).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
      runs(20, 10_000),
    );
  });

  it('throws for degrees that are not numbers, and measures all others', () => {
    const zone = [at(0, 0), at(0, 2), at(2, 2)];
    fc.assert(
      fc.property(hostileNumberArb, fc.nat({ max: 1 }), geoPointArb, (number, which, place) => {
        const odd = which === 0 ? { ...place, latitude: number } : { ...place, longitude: number };
        const calls = [
          () => kilometresBetween(odd, place),
          () => kilometresBetween(place, odd),
          () => distanceKm(place, odd),
          () => isInZone(zone, odd),
          () => isInZone([odd, ...zone], place),
          () => isInZone([...zone, odd], place),
          () => isInZone([odd], place),
        ];
        expect(calls.map(isRefused)).toEqual(calls.map(() => !Number.isFinite(number)));
        if (Number.isFinite(number))
          expect(
            [kilometresBetween(odd, place), kilometresBetween(place, odd)].every((km) => km >= 0 && km <= 20_016),
          ).toBe(true);
      }),
      runs(25, 10_000),
    );
    expect(kilometresBetween(at(0, -1e308), at(0, 1e308))).toBeLessThan(20_016);
  });
});

describe('ADDRESS-5d zones', () => {
  it('are as far as the closest point of their edge, and no distance from within', () => {
    const placeArb = fc.tuple(
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    );
    fc.assert(
      fc.property(zoneArb, placeArb, fc.nat(), ({ centre, polygon }, [north, east], turn) => {
        const place = at(centre.latitude + north, centre.longitude + east);
        const away = kilometresToZone(polygon, place);
        expect(kilometresToZone(polygon, centre)).toBe(0);
        expect(away === 0).toBe(isInZone(polygon, place));
        const edge = polygon.flatMap((end, index) =>
          Array.from({ length: 40 }, (_, step) => between(polygon.at(index - 1) as GeoPoint, end, step / 40)),
        );
        const closest = Math.min(...edge.map((point) => kilometresBetween(place, point)));
        if (away === 0) return;
        // The points of the edge are at most half a kilometer apart.
        expect(away).toBeLessThanOrEqual(closest * 1.01);
        expect(away).toBeGreaterThanOrEqual(closest * 0.99 - 0.6);
        const [first = []] = [spellingsOf(polygon, turn)[1]];
        expect(kilometresToZone(first, at(place.latitude, place.longitude + 360))).toBeCloseTo(away, 6);
      }),
      runs(100, 2000),
    );
  });

  it('that hold nothing are nowhere', () => {
    expect(kilometresToZone([at(1, 1), at(2, 2)], at(1, 1))).toBe(Infinity);
  });
});
