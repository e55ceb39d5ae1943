import type { GeoPoint } from '@domain/catalog/index.ts';
import { cities } from './content/reference.data.ts';
import { longStreets } from './content/streets.data.ts';
import type { Text } from './content/types.ts';
import { chance, nearestStreet, spotOf } from './tiles/index.ts';

/** How far a city reaches from its centre, in pixels of zoom 16: about ten kilometres. */
const REACH = 6_000;
/** Numbers begin anew after so many blocks, so that no house is in the thousands. */
const BLOCKS = 32;
const HOUSES_OF_BLOCK = 6;
/** Purposes of `chance`. */
const NAMING = { south: 41, east: 42 } as const;

/** ADDRESS-2: the address of a place on the drawn map; `undefined` in the water and outside the demo's cities. */
export const addressAt = (place: GeoPoint): Text | undefined => {
  const city = cities.find(({ center: [latitude, longitude] }) => {
    const [here, centre] = [spotOf(place), spotOf({ latitude, longitude })];
    return Math.hypot(here.x - centre.x, here.y - centre.y) <= REACH;
  });
  const street = city && nearestStreet(place);
  if (!street) return undefined;
  const { direction, line, along, side } = street;
  const names = longStreets[city.slug];
  const name = names[Math.floor(chance(line, 0, NAMING[direction]) * names.length)];
  const houses = Math.floor((along - Math.floor(along / BLOCKS) * BLOCKS) * (HOUSES_OF_BLOCK / 2));
  return name?.(houses * 2 + (side === 'left' ? 1 : 2));
};
