import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAt, spotOf, tilesAround, TILE_SIZE } from '@app/features/addresses/mercator.ts';

const zoom = fc.integer({ min: 0, max: 19 });
const place = fc.record({ latitude: fc.double({ min: -85, max: 85, noNaN: true }), longitude: fc.double({ min: -179.9, max: 179.9, noNaN: true }) });
const window = { width: 640, height: 320 };

describe('ADDRESS-2 the map under the pin', () => {
  it('gives a place back from where it lies', () => {
    fc.assert(
      fc.property(place, zoom, (there, level) => {
        const back = placeAt(spotOf(there, level), level);
        expect(back.latitude).toBeCloseTo(there.latitude, 5);
        expect(back.longitude).toBeCloseTo(there.longitude, 5);
      }),
    );
  });

  it('moves north and east as the map does', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 12, max: 19 }), (there, level) => {
        const { x, y } = spotOf(there, level);
        expect(placeAt({ x, y: y - 200 }, level).latitude).toBeGreaterThan(there.latitude);
        expect(placeAt({ x: x + 200, y }, level).longitude === there.longitude).toBe(false);
      }),
    );
  });

  it('covers the window with tiles that exist', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 3, max: 19 }), (there, level) => {
        const tiles = tilesAround(spotOf(there, level), level, window);
        expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(-window.width / 2);
        expect(Math.max(...tiles.map(({ left }) => left + TILE_SIZE))).toBeGreaterThanOrEqual(window.width / 2);
        expect(tiles.every(({ column, row }) => column >= 0 && row >= 0 && column < 2 ** level && row < 2 ** level)).toBe(true);
      }),
    );
  });

  it('stays on the globe whatever it is asked for', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), fc.double({ noNaN: true, min: -1e9, max: 1e9 }), zoom, (x, y, level) => {
        const { latitude, longitude } = placeAt({ x, y }, level);
        expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      }),
    );
  });
});
