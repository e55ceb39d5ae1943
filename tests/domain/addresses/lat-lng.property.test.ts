import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressLine,
  deliveryAddressOf,
  isPlace,
  isPlaced,
  isSameAddress,
  latLngText,
  parseLatLng,
  placeBeside,
  tidyPlace,
} from '@domain/addresses/index.ts';
import { err } from '@domain/kernel/result.ts';
import { addressArb, hostileTextArb } from '@domain/testing/index.ts';
import { isRefused } from '../refused.ts';
import { runs } from '../runs.ts';

const degrees = (most: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.double({ min: -most, max: most, noNaN: true }),
    fc.integer({ min: -most, max: most }),
    fc.constantFrom(-0, 1e-7, -1e-12, most, -most),
  );
const placeArb = fc.record({ latitude: degrees(90), longitude: degrees(180) });

describe('ADDRESS-3 latitude,longitude', () => {
  it('round-trips through text to ten decimals', () => {
    fc.assert(
      fc.property(placeArb, (place) => {
        const text = latLngText(place);
        expect(text).toMatch(/^-?\d+(\.\d{1,10})?,-?\d+(\.\d{1,10})?$/);
        const read = parseLatLng(text);
        if (!read.ok) throw new Error(`not read: ${text}`);
        expect(Math.abs(read.value.latitude - place.latitude)).toBeLessThanOrEqual(1e-10);
        expect(Math.abs(read.value.longitude - place.longitude)).toBeLessThanOrEqual(1e-10);
        expect(latLngText(read.value)).toBe(text);
        expect(parseLatLng(`  ${text.replace(',', ' , ')} `)).toEqual(read);
      }),
      runs(150),
    );
  });

  it('accepts locations on the globe only', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileTextArb,
          fc
            .tuple(fc.double({ min: -400, max: 400, noNaN: true }), fc.double({ min: -400, max: 400, noNaN: true }))
            .map((pair) => pair.map((part) => part.toFixed(3)).join(',')),
        ),
        (text) => {
          const read = parseLatLng(text);
          const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number);
          if (read.ok) expect([isPlace(read.value), read.value]).toEqual([true, { latitude, longitude }]);
          else
            expect(
              Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && /^-?\d+\.\d{3},-?\d+\.\d{3}$/.test(text),
            ).toBe(false);
        },
      ),
      runs(100),
    );
    for (const text of ['', ',', '1', '1,2,3', '91,0', '0,181', '1;2', '[1,2]', '1.,2', '1e1,2'])
      expect(parseLatLng(text)).toEqual(err({ kind: 'not-a-place' }));
  });
});

it('ADDRESS-3a throws for degrees that are not numbers', () => {
  for (const degree of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => latLngText({ latitude: degree, longitude: 0 })).toThrow(RangeError);
    expect(() => latLngText({ latitude: 0, longitude: degree })).toThrow(RangeError);
  }
  expect([
    isPlace({ latitude: Number.NaN, longitude: 0 }),
    isPlace({ latitude: 0, longitude: Number.NaN }),
    isPlace({ latitude: 90, longitude: -180 }),
  ]).toEqual([false, false, true]);
});

describe('ADDRESS-3 an address', () => {
  it('joins the given parts in one line, street first', () => {
    fc.assert(
      fc.property(addressArb, (address) => {
        const parts = addressLine(address).split(', ');
        expect(addressLine(address)).toBe(
          [address.text, address.house, address.entrance, address.floor].filter((part) => part !== '').join(', '),
        );
        expect(parts).not.toContain('');
      }),
      runs(30),
    );
    expect(addressLine({ text: ' Parkweg', house: '3 ', entrance: ' ', floor: '' })).toBe('Parkweg, 3');
  });

  it('compares by street and location, ignoring id and mark', () => {
    fc.assert(
      fc.property(addressArb, addressArb, (left, right) => {
        expect(isSameAddress(left, right)).toBe(left.text === right.text);
        expect(isSameAddress(left, deliveryAddressOf(left))).toBe(true);
        expect([
          isSameAddress({ ...left, location: undefined }, right),
          isSameAddress(left, { ...right, location: undefined }),
          isPlaced(left),
        ]).toEqual([false, false, true]);
        expect(
          isSameAddress(left, { ...left, location: { ...left.location, longitude: left.location.longitude + 1 } }),
        ).toBe(false);
        expect(
          isSameAddress(left, { ...left, location: { ...left.location, latitude: left.location.latitude + 1 } }),
        ).toBe(false);
        expect(Object.keys(deliveryAddressOf(left)).sort()).toEqual([
          'comment',
          'entrance',
          'floor',
          'house',
          'location',
          'text',
        ]);
      }),
      runs(30),
    );
  });
});

describe('ADDRESS-2c a moved pin', () => {
  const inhabitedArb = fc.record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  });
  const metresArb = fc.record({
    north: fc.integer({ min: -2_000, max: 2_000 }),
    east: fc.integer({ min: -2_000, max: 2_000 }),
  });

  it('moves the pin by the given number of meters', () => {
    fc.assert(
      fc.property(inhabitedArb, metresArb, (place, { north, east }) => {
        const moved = placeBeside(place, { north, east });
        const perDegree = 10_000_000 / 90;
        expect((moved.latitude - place.latitude) * perDegree).toBeCloseTo(north, -1);
        expect(
          (moved.longitude - place.longitude) * perDegree * Math.cos((place.latitude * Math.PI) / 180),
        ).toBeCloseTo(east, -1);
      }),
      runs(100),
    );
  });

  it('returns to its origin within ten centimeters', () => {
    fc.assert(
      fc.property(inhabitedArb, fc.integer({ min: -2_000, max: 2_000 }), (place, metres) => {
        const back = placeBeside(placeBeside(place, { north: 0, east: metres }), { north: 0, east: -metres });
        expect(Math.abs(back.longitude - place.longitude)).toBeLessThanOrEqual(2e-6);
        expect(Math.abs(back.latitude - place.latitude)).toBeLessThanOrEqual(1e-6);
      }),
      runs(60),
    );
  });

  it('stays on the globe however it is dragged, with six decimals at most', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        (latitude, longitude) => {
          const place = tidyPlace({ latitude, longitude });
          expect(isPlace(place)).toBe(true);
          expect(latLngText(place)).toMatch(/^-?\d+(\.\d{1,6})?,-?\d+(\.\d{1,6})?$/);
          expect(tidyPlace(place)).toEqual(place);
        },
      ),
      runs(100),
    );
    for (const broken of [Number.NaN, Infinity, -Infinity]) {
      expect(isRefused(() => tidyPlace({ latitude: broken, longitude: 0 }))).toBe(true);
      expect(isRefused(() => tidyPlace({ latitude: 0, longitude: broken }))).toBe(true);
    }
    expect(tidyPlace({ latitude: 12, longitude: 190 })).toEqual({ latitude: 12, longitude: -170 });
    expect(tidyPlace({ latitude: -99, longitude: -541.5 })).toEqual({ latitude: -85, longitude: 178.5 });
    expect(placeBeside({ latitude: 0, longitude: 179.999_999 }, { north: 0, east: 1_000 }).longitude).toBeLessThan(
      -179,
    );
  });
});
