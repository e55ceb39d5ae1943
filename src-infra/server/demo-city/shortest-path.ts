/** A network of places: each has a key, the places beside it, and an estimate of its distance to the goal. */
export type Network<Place> = {
  readonly keyOf: (place: Place) => string;
  readonly beside: (place: Place) => readonly Place[];
  readonly distance: (from: Place, to: Place) => number;
};

/** Whole cities are searched; what has no route within so many places has none. */
const MOST_PLACES = 30_000;

type Reached<Place> = {
  readonly place: Place;
  readonly length: number;
  readonly estimate: number;
  readonly before: Reached<Place> | undefined;
};

/**
 * Returns the shortest route between two places of a network, with both, by A*; `undefined` if there is none. The
 * distance must be at most the length of any route between two places. The same ends always give the same route.
 */
export const shortestPath = <Place>(
  { keyOf, beside, distance }: Network<Place>,
  from: Place,
  to: Place,
): readonly Place[] | undefined => {
  const goal = keyOf(to);
  const done = new Set<string>();
  // The farthest first: the nearest is taken from the end.
  const open: Reached<Place>[] = [{ place: from, length: 0, estimate: distance(from, to), before: undefined }];
  while (done.size < MOST_PLACES) {
    const nearest = open.pop();
    if (!nearest) return undefined;
    const key = keyOf(nearest.place);
    if (key === goal) return placesOf(nearest);
    if (done.has(key)) continue;
    done.add(key);
    for (const place of beside(nearest.place)) {
      if (done.has(keyOf(place))) continue;
      const length = nearest.length + distance(nearest.place, place);
      insert(open, { place, length, estimate: length + distance(place, to), before: nearest });
    }
  }
  return undefined;
};

const insert = <Place>(open: Reached<Place>[], reached: Reached<Place>): void => {
  let [low, high] = [0, open.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((open[middle]?.estimate ?? 0) > reached.estimate) low = middle + 1;
    else high = middle;
  }
  open.splice(low, 0, reached);
};

const placesOf = <Place>(last: Reached<Place>): readonly Place[] => {
  const places: Place[] = [];
  for (let reached: Reached<Place> | undefined = last; reached; reached = reached.before) places.unshift(reached.place);
  return places;
};
