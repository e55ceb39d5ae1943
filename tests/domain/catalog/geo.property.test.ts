import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, isInZone, kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import { geoPointArb, zoneArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const between = (from: GeoPoint, to: GeoPoint, part: number): GeoPoint => ({
  latitude: from.latitude + (to.latitude - from.latitude) * part, longitude: from.longitude + (to.longitude - from.longitude) * part,
});

/** A zone that the eye reaches wholly from its centre, and a ray from there through a point of its edge. */
const rayArb = zoneArb.chain(({ centre, polygon }) =>
  fc.record({ edge: fc.nat({ max: polygon.length - 1 }), part: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })), turn: fc.nat({ max: polygon.length }) }).map(({ edge, part, turn }) => ({
    centre,
    onEdge: between(polygon[edge] as GeoPoint, polygon[(edge + 1) % polygon.length] as GeoPoint, part),
    /** The same zone, written from another corner on and the other way round. */
    spellings: [polygon, [...polygon.slice(turn), ...polygon.slice(0, turn)], polygon.toReversed(), [...polygon, polygon[0] as GeoPoint]],
  })),
);

describe('ADDRESS-5 delivery zones', () => {
  it('hold what lies before their edge and their edge itself, and nothing behind it, however they are written', () => {
    fc.assert(
      fc.property(rayArb, fc.double({ min: 0, max: 0.99, noNaN: true }), fc.double({ min: 1.01, max: 50, noNaN: true }), ({ centre, onEdge, spellings }, near, far) => {
        for (const polygon of spellings) {
          expect([0, near, 1, far].map((part) => isInZone(polygon, between(centre, onEdge, part)))).toEqual([true, true, true, false]);
        }
      }),
      runs(150),
    );
  });

  it('of fewer than three corners hold nothing', () => {
    fc.assert(
      fc.property(fc.array(geoPointArb, { maxLength: 2 }), (corners) => {
        expect([...corners, { latitude: 0, longitude: 0 }].some((point) => isInZone(corners, point))).toBe(false);
      }),
      runs(30),
    );
  });

  it('count corners and straight edges as inside', () => {
    const square = [[0, 0], [0, 2], [2, 2], [2, 0]].map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));
    const at = (latitude: number, longitude: number): boolean => isInZone(square, { latitude, longitude });
    expect([at(0, 0), at(2, 2), at(0, 1), at(1, 0), at(2, 1), at(1, 2), at(1, 1)]).toEqual(Array.from({ length: 7 }, () => true));
    expect([at(-0.001, 1), at(2.001, 1), at(1, 2.001), at(1, -0.001), at(0, 3), at(2, -1)]).toEqual(Array.from({ length: 6 }, () => false));
  });
});

describe('PRICE-5 distances', () => {
  it('are those between two points of a sphere of 6371 km', () => {
    fc.assert(
      fc.property(geoPointArb, geoPointArb, geoPointArb, (from, to, via) => {
        const vector = ({ latitude, longitude }: GeoPoint): readonly number[] => {
          const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
          return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
        };
        const chord = Math.hypot(...vector(from).map((part, axis) => part - (vector(to)[axis] ?? 0)));
        expect(kilometresBetween(from, to)).toBeCloseTo(6371 * 2 * Math.asin(Math.min(1, chord / 2)), 2);
        expect(kilometresBetween(to, from)).toBeCloseTo(kilometresBetween(from, to), 9);
        expect(kilometresBetween(from, from)).toBe(0);
        expect(kilometresBetween(from, to)).toBeLessThanOrEqual(kilometresBetween(from, via) + kilometresBetween(via, to) + 1e-6);
      }),
      runs(80),
    );
  });

  it('have two decimals, half up', () => {
    fc.assert(
      fc.property(geoPointArb, geoPointArb, (from, to) => {
        const km = distanceKm(from, to);
        expect(km).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(Math.abs(Number(km) - kilometresBetween(from, to))).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
      runs(60),
    );
  });
});
