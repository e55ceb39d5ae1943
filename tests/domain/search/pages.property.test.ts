import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AUTOMATIC_LOADS,
  INFINITE_MARGIN_PX,
  PLACEHOLDERS,
  reservedPlaces,
  SEARCH_DEBOUNCE_MS,
  withoutRepeats,
} from '@domain/search/index.ts';
import { runs } from '../runs.ts';

describe('SEARCH-5b an endless list', () => {
  it('keeps each item once, at its first position', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.oneof(fc.nat({ max: 5 }), fc.constantFrom('1', 'a')) }), { maxLength: 12 }),
        (items) => {
          const once = withoutRepeats(items);
          expect(once).toEqual(items.filter(({ id }, index) => items.findIndex((item) => item.id === id) === index));
          expect(withoutRepeats(once)).toEqual(once);
        },
      ),
      runs(30),
    );
  });
});

describe('SEARCH-5d the places that an endless list keeps free', () => {
  it('keeps places free for two further pages, and never for more than there is', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 200 }),
        fc.integer({ min: 1, max: 30 }),
        fc.nat({ max: 8 }),
        (total, perPage, pages) => {
          const shown = Math.min(total, perPage * pages);
          const places = reservedPlaces({ total, perPage, shown });
          expect(shown + places).toBeLessThanOrEqual(Math.max(total, shown));
          // What loads by itself leaves the height of the list as it is.
          if (pages <= AUTOMATIC_LOADS) expect(shown + places).toBe(Math.min(total, perPage * 3));
          else expect(places).toBe(0);
        },
      ),
      runs(100),
    );
  });
});

it('SEARCH-2a SEARCH-4a SEARCH-5a waits 400 ms, shows three placeholders, loads 20 pixels ahead, twice', () => {
  expect([SEARCH_DEBOUNCE_MS, PLACEHOLDERS, INFINITE_MARGIN_PX, AUTOMATIC_LOADS]).toEqual([400, 3, 20, 2]);
});
