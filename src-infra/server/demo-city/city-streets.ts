import type { GeoPoint } from '@domain/catalog/index.ts';
import { cities } from './content/reference.data.ts';
import { streetParts } from './content/street-parts.data.ts';
import { centralStreets, type StreetName } from './content/streets.data.ts';
import type { CitySlug } from './content/types.ts';
import { crossingNear, spotOf, type Crossing } from './tiles/index.ts';

/** Half a line of the grid: a street begins at the middle of its city and has one name. */
export type HalfLine = {
  readonly direction: 'south' | 'east';
  /** Lines beside the middle of the city. */
  readonly offset: number;
  /** On which side of the middle: along the direction or against it. */
  readonly half: 'along' | 'against';
};

type City = { readonly slug: CitySlug; readonly centre: GeoPoint; readonly middle: Crossing };

/** How far a city reaches from its center, in pixels of zoom 16: about ten kilometers. */
const REACH = 6_000;
/** Blocks of a street on either side of the middle. Even with bends, nothing within reach is farther. */
export const BLOCKS_OUT = 83;

const all: readonly City[] = cities.map(({ slug, center: [latitude, longitude] }) => {
  const centre = { latitude, longitude };
  return { slug, centre, middle: crossingNear(centre) };
});

export const cityAt = (place: GeoPoint): City | undefined =>
  all.find(({ centre }) => {
    const [here, there] = [spotOf(place), spotOf(centre)];
    return Math.hypot(here.x - there.x, here.y - there.y) <= REACH;
  });

/** The cities with their middles. */
export const allCities = (): readonly City[] => all;

/** The name of a street, unique in its city. Streets in the middle have the well-known names. */
export const streetName = (city: CitySlug, { direction, offset, half }: HalfLine): StreetName => {
  const fromMiddle = offset >= 0 ? 2 * offset : -2 * offset - 1;
  const rank = fromMiddle * 4 + (direction === 'south' ? 0 : 2) + (half === 'along' ? 0 : 1);
  const central = centralStreets[city][rank];
  return central ?? combined(city, rank - centralStreets[city].length);
};

/** Combines every first word with every last one once; neighbors share neither. */
const combined = (city: CitySlug, index: number): StreetName => {
  const { first, last } = streetParts[city];
  const [start, startInArabic] = first[index % first.length] ?? ['', ''];
  const [end, endInArabic] = last[(index + Math.floor(index / first.length)) % last.length] ?? ['', ''];
  return { latin: city === 'lindenau' ? start + end : `${start} ${end}`, arabic: `${endInArabic} ${startInArabic}` };
};
