import { kilometresBetween, type GeoPoint } from './geo.ts';

/** What has a place, or none that is known. */
export type Located = { readonly location: GeoPoint | undefined };

/** CATALOG-3f: the nearest place first; places that nobody has located come last, in their order. */
export const nearestFirst = <Of extends Located>(places: readonly Of[], from: GeoPoint): readonly Of[] => {
  const far = ({ location }: Located): number =>
    location ? kilometresBetween(from, location) : Number.POSITIVE_INFINITY;
  return places
    .map((place) => ({ place, kilometres: far(place) }))
    .sort((left, right) => (left.kilometres === right.kilometres ? 0 : left.kilometres - right.kilometres))
    .map(({ place }) => place);
};
