import type { GeoPoint } from '@domain/catalog/index.ts';
import { cityAt, streetName } from './city-streets.ts';
import type { StreetName } from './content/streets.data.ts';
import { shortestPath, type Network } from './shortest-path.ts';
import { isStreet, nearestStreet, placeOf, spotAt, type Crossing, type Spot } from './tiles/index.ts';

/** A point of a route, with the name of the street that leads to the next one. */
type StreetPoint = GeoPoint & { readonly street: StreetName };

/**
 * Returns the shortest route along the streets of the drawn map, from the street point nearest to one place to the one
 * nearest to another; `undefined` outside the demo's cities, and where no streets connect the two. It is as long in the
 * other direction.
 */
export const routeAlongStreets = (from: GeoPoint, to: GeoPoint): readonly StreetPoint[] | undefined => {
  const city = cityAt(from);
  if (!city || cityAt(to)?.slug !== city.slug) return undefined;
  const [start, end] = [stopNear(from), stopNear(to)];
  if (!start || !end) return undefined;
  const stops = shortestPath(streetsBetween(start, end), start, end);
  return stops?.map((stop, index) => {
    const [leg, next] = index < stops.length - 1 ? [stop, stops[index + 1]] : [stops[index - 1], stop];
    return { ...placeOf(spotOfStop(stop)), street: nameOf(city, leg ?? stop, next ?? stop) };
  });
};

/** A point on a street: a crossing, or between two where one of the coordinates is a fraction. */
type Stop = Crossing;
type City = NonNullable<ReturnType<typeof cityAt>>;

const keyOf = ({ column, row }: Stop): string => `${column} ${row}`;

const stopNear = (place: GeoPoint): Stop | undefined => {
  const found = nearestStreet(place);
  if (!found) return undefined;
  const { direction, line, along } = found;
  return direction === 'south' ? { column: line, row: along } : { column: along, row: line };
};

/** The crossings before and after a stop on its street. */
const endsOf = ({ column, row }: Stop): readonly [Crossing, Crossing] =>
  Number.isInteger(column)
    ? [
        { column, row: Math.floor(row) },
        { column, row: Math.floor(row) + 1 },
      ]
    : [
        { column: Math.floor(column), row },
        { column: Math.floor(column) + 1, row },
      ];

const isCrossing = ({ column, row }: Stop): boolean => Number.isInteger(column) && Number.isInteger(row);

const spotOfStop = (stop: Stop): Spot => {
  if (isCrossing(stop)) return spotAt(stop);
  const [before, after] = endsOf(stop);
  const [from, to] = [spotAt(before), spotAt(after)];
  const part = stop.column - before.column + (stop.row - before.row);
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
};

/** The streets with two more points on them. */
const streetsBetween = (start: Stop, end: Stop): Network<Stop> => {
  const atEnd = isCrossing(end) ? [] : endsOf(end).map(keyOf);
  const besideStart = isCrossing(start) ? [] : endsOf(start);
  const isOneBlock = atEnd.length > 0 && atEnd.join() === besideStart.map(keyOf).join();
  return {
    keyOf,
    beside: (stop) => {
      if (!isCrossing(stop)) return isOneBlock ? [...besideStart, end] : besideStart;
      return atEnd.includes(keyOf(stop)) ? [...crossingsBeside(stop), end] : crossingsBeside(stop);
    },
    distance: (from, to) => {
      const [a, b] = [spotOfStop(from), spotOfStop(to)];
      return Math.hypot(a.x - b.x, a.y - b.y);
    },
  };
};

const crossingsBeside = ({ column, row }: Crossing): readonly Crossing[] => {
  const [north, west] = [
    { column, row: row - 1 },
    { column: column - 1, row },
  ];
  return [
    ...(isStreet(north, 'south') ? [north] : []),
    ...(isStreet(west, 'east') ? [west] : []),
    ...(isStreet({ column, row }, 'south') ? [{ column, row: row + 1 }] : []),
    ...(isStreet({ column, row }, 'east') ? [{ column: column + 1, row }] : []),
  ];
};

const nameOf = ({ slug, middle }: City, from: Stop, to: Stop): StreetName => {
  const isSouth = from.column === to.column && Number.isInteger(from.column);
  const [line, out] = isSouth
    ? [from.column - middle.column, (from.row + to.row) / 2 - middle.row]
    : [from.row - middle.row, (from.column + to.column) / 2 - middle.column];
  return streetName(slug, {
    direction: isSouth ? 'south' : 'east',
    offset: line,
    half: out >= 0 ? 'along' : 'against',
  });
};
