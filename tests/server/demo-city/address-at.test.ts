import * as fc from 'fast-check';
import { addressAt } from '@infra/server/demo-city/index.ts';
import { crossingNear, isStreet, placeAt } from '@infra/server/demo-city/tiles/index.ts';
import { describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';

const near = (latitude: number, longitude: number) =>
  fc.record({
    latitude: fc.double({ min: latitude - 0.03, max: latitude + 0.03, noNaN: true }),
    longitude: fc.double({ min: longitude - 0.03, max: longitude + 0.03, noNaN: true }),
  });

describe('ADDRESS-2 reverse geocoding in the demo city', () => {
  it('returns a house on one of its streets, deterministically, in every language of the city', () => {
    fc.assert(
      fc.property(near(41.49, -71.312), (place) => {
        const address = addressAt(place);
        expect(address).toEqual(addressAt(place));
        if (!address) return;
        expect(address.en).toMatch(/^[1-9]\d{0,2} [A-Z][\w’ ]+, Port Alder$/);
        expect(address.ar).toMatch(/^\d+ \p{Script=Arabic}.*، بورت ألدر$/u);
      }),
      runs(200),
    );
    fc.assert(
      fc.property(near(47.656, 9.18), (place) => {
        expect(addressAt(place)?.de ?? 'Uferweg 1, Lindenau am See').toMatch(/^\p{L}+ [1-9]\d{0,2}, Lindenau am See$/u);
      }),
    );
  });

  it('finds an address nearly everywhere on land, and it varies along the street', () => {
    const places = Array.from({ length: 400 }, (_, index) => ({
      latitude: 41.48 + (index % 20) * 0.001,
      longitude: -71.33 + Math.floor(index / 20) * 0.001,
    }));
    const texts = places.map((place) => addressAt(place)?.en).filter((text) => text !== undefined);
    expect(texts.length).toBeGreaterThan(250);
    expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.6);
  });

  it('returns one street name along a whole street', () => {
    const start = crossingNear({ latitude: 41.49, longitude: -71.312 });
    const column = Math.round(start.column / 8) * 8;
    const names = Array.from({ length: 6 }, (_, index) => ({ column, row: start.row + index }))
      .filter((from) => isStreet(from, 'south'))
      .map((from) => {
        const [a, b] = [placeAt(from), placeAt({ column, row: from.row + 1 })];
        return addressAt({
          latitude: (a.latitude + b.latitude) / 2,
          longitude: (a.longitude + b.longitude) / 2,
        })?.en.replace(/^\d+ /, '');
      });
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(1);
  });

  it('returns nothing in the sea or far away', () => {
    expect([
      addressAt({ latitude: 0, longitude: 0 }),
      addressAt({ latitude: 52.37, longitude: 4.89 }),
      addressAt({ latitude: 90, longitude: 180 }),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
