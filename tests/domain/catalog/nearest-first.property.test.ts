import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { kilometresBetween, nearestFirst } from '@domain/catalog/index.ts';
import { geoPointArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const placesArb = fc
  .array(fc.option(geoPointArb, { nil: undefined }), { maxLength: 8 })
  .map((locations) => locations.map((location, id) => ({ id, location })));

it('CATALOG-3f keeps every place, the nearest first and those without a location last', () => {
  fc.assert(
    fc.property(placesArb, geoPointArb, (places, from) => {
      const listed = nearestFirst(places, from);
      expect(listed.map(({ id }) => id).toSorted((left, right) => left - right)).toEqual(places.map(({ id }) => id));
      const far = listed.map(({ location }) => (location ? kilometresBetween(from, location) : Infinity));
      listed.forEach((place, index) => {
        const next = listed[index + 1];
        const [here, there] = [far[index] ?? 0, far[index + 1] ?? 0];
        if (next) expect(here < there || (here === there && place.id < next.id)).toBe(true);
      });
    }),
    runs(25, 5_000),
  );
});
