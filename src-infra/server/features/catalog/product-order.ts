import type { ProductSegment } from './product-segment.ts';
import type { Ordering } from './product-criteria.ts';

type Compare = (
  one: ProductSegment | undefined,
  left: number,
  other: ProductSegment | undefined,
  right: number,
) => number;

/** Compares two positions, possibly of different segments. */
export const compareBy = (ordering: Ordering): Compare => {
  const readers = ordering.map(({ by, direction }) => ({ read: READERS[by], direction }));
  return (one, left, other, right) => {
    if (!one || !other) return 0;
    for (const { read, direction } of readers) {
      const difference = read(one, left) - read(other, right);
      if (difference !== 0) return difference * direction;
    }
    return 0;
  };
};

const READERS: Readonly<Record<Ordering[number]['by'], (segment: ProductSegment, place: number) => number>> = {
  id: ({ ids }, place) => ids[place] ?? 0,
  price: ({ firstStock, stockPrices }, place) =>
    (firstStock[place] ?? 0) < (firstStock[place + 1] ?? 0) ? (stockPrices[firstStock[place] ?? 0] ?? 0) : 0,
  created: ({ createdAt }, place) => createdAt[place] ?? 0,
  position: ({ positions }, place) => positions[place] ?? 0,
  orders: ({ orders }, place) => orders[place] ?? 0,
  rating: ({ ratings }, place) => ratings[place] ?? 0,
};

/** Returns the first `count` in order without sorting all of them. */
export const firstOf = (
  places: readonly number[],
  compare: (left: number, right: number) => number,
  most: number,
): readonly number[] => {
  if (most * 8 >= places.length) return [...places].sort(compare).slice(0, most);
  let first: number[] = [];
  let last: number | undefined;
  for (const place of places) {
    if (last !== undefined && compare(place, last) >= 0) continue;
    first.push(place);
    if (first.length < most * 2 + AT_ONCE) continue;
    first = first.sort(compare).slice(0, most);
    last = first.at(-1);
  }
  return first.sort(compare).slice(0, most);
};

const AT_ONCE = 64;
