import { isInZone, kilometresBetween, type GeoPoint } from '../catalog/index.ts';
import { placeBeside } from '../addresses/index.ts';
import { EARTH_RADIUS_KM, radians } from '../kernel/globe.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/** The fewest and the most corners of a delivery zone. */
export const ZONE_CORNERS = { least: 3, most: 24 };
/** The longest ride from the shop to a corner, in kilometers. */
export const ZONE_REACH_MAX_KM = 50;
/** The meters from the shop to the corners of the first zone, and how many it has. */
const FIRST = { metres: 2000, corners: 8 };

/** Why corners are no zone of a shop. */
export type ZoneFault = {
  readonly kind: 'few-corners' | 'many-corners' | 'too-far' | 'crossing' | 'shop-outside';
};
/** Corners of a delivery zone, in the order in which its edge passes them. */
export type Zone = readonly GeoPoint[];
/** One of the eight directions of the compass. */
export type Direction = (typeof DIRECTIONS)[number];

/** The directions of the compass, clockwise. */
export const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/**
 * ACCOUNT-7f: Returns the zone if its edge has enough corners, none of them too far away, never meets itself, and
 * surrounds the shop; else the first fault. Throws RangeError unless all degrees are finite.
 */
export const checkZone = (zone: Zone, shop: GeoPoint): Result<Zone, ZoneFault> => {
  if (zone.length < ZONE_CORNERS.least) return err({ kind: 'few-corners' });
  if (zone.length > ZONE_CORNERS.most) return err({ kind: 'many-corners' });
  if (farthestKm(zone, shop) > ZONE_REACH_MAX_KM) return err({ kind: 'too-far' });
  if (isCrossing(zone.map((corner) => planeAround(shop, corner)))) return err({ kind: 'crossing' });
  return isInZone(zone, shop) ? ok(zone) : err({ kind: 'shop-outside' });
};

/**
 * ACCOUNT-7g: Returns the area in square kilometers of a zone that does not cross itself, on a globe; its sides are
 * straight in degrees. The same for any start, and with a further corner on a side.
 */
export const zoneAreaKm2 = (zone: Zone): number =>
  EARTH_RADIUS_KM ** 2 *
  Math.abs(
    pairsOf(zone).reduce(
      (sum, [from, to]) => sum + radians(to.longitude - from.longitude) * meanSine(from.latitude, to.latitude),
      0,
    ),
  );

/** The mean of the sine between two latitudes: what lies between the equator and a side, per radian eastwards. */
const meanSine = (from: number, to: number): number => {
  const half = radians(to - from) / 2;
  return Math.sin(radians((from + to) / 2)) * (half === 0 ? 1 : Math.sin(half) / half);
};

/** ACCOUNT-7g: Returns the kilometers from the shop to the farthest place of the zone, as the crow flies. */
export const farthestKm = (zone: Zone, shop: GeoPoint): number =>
  Math.max(0, ...zone.map((corner) => kilometresBetween(shop, corner)));

/** Returns a zone to start with: corners around the shop, the first in the north, at the same distance. */
export const circleAround = (shop: GeoPoint): Zone =>
  Array.from({ length: FIRST.corners }, (_none, index) => {
    const angle = (2 * Math.PI * index) / FIRST.corners;
    return beside(shop, { north: FIRST.metres * Math.cos(angle), east: FIRST.metres * Math.sin(angle) }, shop);
  });

/** Returns the zone with one corner so many meters farther north and east. */
export const moveCorner = (
  zone: Zone,
  index: number,
  metres: { readonly north: number; readonly east: number },
  shop: GeoPoint,
): Zone => zone.map((corner, known) => (known === index ? beside(corner, metres, shop) : corner));

/** Returns the zone with one corner at another place. */
export const placeCorner = (zone: Zone, index: number, at: GeoPoint, shop: GeoPoint): Zone =>
  zone.map((corner, known) => (known === index ? beside(at, { north: 0, east: 0 }, shop) : corner));

/** Returns the zone without one corner; the same zone if no fewer corners would do. */
export const removeCorner = (zone: Zone, index: number): Zone =>
  zone.length <= ZONE_CORNERS.least ? zone : zone.filter((_corner, known) => known !== index);

/**
 * Returns the zone with one corner more, in the middle of its longest side, and where that corner is in the list; the
 * zone covers what it did.
 */
export const addCorner = (zone: Zone): { readonly zone: Zone; readonly index: number } => {
  const sides = pairsOf(zone).map(([from, to]) => kilometresBetween(from, to));
  const longest = sides.indexOf(Math.max(...sides));
  const [from, to] = [zone[longest], zone[(longest + 1) % zone.length]];
  if (!from || !to || zone.length >= ZONE_CORNERS.most) return { zone, index: zone.length - 1 };
  const middle = { latitude: (from.latitude + to.latitude) / 2, longitude: (from.longitude + to.longitude) / 2 };
  return { zone: [...zone.slice(0, longest + 1), middle, ...zone.slice(longest + 1)], index: longest + 1 };
};

/** Returns the direction of the compass in which another place is. */
export const directionTo = (from: GeoPoint, to: GeoPoint): Direction => {
  const { x, y } = planeAround(from, to);
  const eighth = Math.round(Math.atan2(x, y) / (Math.PI / 4));
  return DIRECTIONS[(eighth + 8) % 8] as Direction;
};

type Spot = { readonly x: number; readonly y: number };

/** Kilometers of a degree of latitude. */
const DEGREE_KM = radians(EARTH_RADIUS_KM);

/** Kilometers east and north of the origin. */
const planeAround = (origin: GeoPoint, { latitude, longitude }: GeoPoint): Spot => ({
  x: (longitude - origin.longitude) * DEGREE_KM * Math.cos(radians(origin.latitude)),
  y: (latitude - origin.latitude) * DEGREE_KM,
});

/** Zones are plane: beyond the antimeridian the longitude of a corner continues that of the shop. */
const beside = (
  place: GeoPoint,
  metres: { readonly north: number; readonly east: number },
  shop: GeoPoint,
): GeoPoint => {
  const { latitude, longitude } = placeBeside(place, metres);
  return { latitude, longitude: longitude + 360 * Math.round((shop.longitude - longitude) / 360) };
};

const pairsOf = <Item>(ring: readonly Item[]): readonly (readonly [Item, Item])[] =>
  ring.map((from, index) => [from, ring[(index + 1) % ring.length] as Item]);

/** Whether sides touch each other elsewhere than at their common corner, or one has no length. */
const isCrossing = (ring: readonly Spot[]): boolean => {
  const sides = pairsOf(ring);
  return sides.some(([from, to], index) =>
    sides.slice(index + 1).some(([start, end], later) => {
      const distance = later + 1;
      const isNext = distance === 1;
      const isPrevious = index === 0 && distance === sides.length - 1;
      if (isNext && isPrevious) return true;
      if (isNext) return isTurningBack(from, to, end);
      if (isPrevious) return isTurningBack(start, end, to);
      return areTouching(from, to, start, end);
    }),
  );
};

/** Twice the signed area of a triangle. */
const turn = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether the way from a to c by b lies upon itself. */
const isTurningBack = (a: Spot, b: Spot, c: Spot): boolean =>
  turn(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) <= 0;

const areTouching = (a: Spot, b: Spot, c: Spot, d: Spot): boolean => {
  const [c1, d1, a2, b2] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)].map(Math.sign) as [
    number,
    number,
    number,
    number,
  ];
  if (c1 * d1 < 0 && a2 * b2 < 0) return true;
  return (
    (c1 === 0 && isBetween(a, b, c)) ||
    (d1 === 0 && isBetween(a, b, d)) ||
    (a2 === 0 && isBetween(c, d, a)) ||
    (b2 === 0 && isBetween(c, d, b))
  );
};

const isBetween = (a: Spot, b: Spot, on: Spot): boolean =>
  Math.min(a.x, b.x) <= on.x && on.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= on.y && on.y <= Math.max(a.y, b.y);
