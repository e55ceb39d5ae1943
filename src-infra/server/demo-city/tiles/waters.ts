import { spotOf, type Spot } from './world.ts';
import { BAYS, RIVERS } from './waters.data.ts';

export type Bay = {
  readonly centre: readonly [latitude: number, longitude: number];
  /** Pixels of zoom 16. */ readonly radius: number;
  readonly seed: number;
};
/** Runs east from its source at `from`, `length` pixels of zoom 16 long. */
export type River = {
  readonly from: readonly [latitude: number, longitude: number];
  readonly length: number;
  readonly width: number;
  readonly seed: number;
};

const bays = BAYS.map(({ centre: [latitude, longitude], ...bay }) => ({
  ...bay,
  centre: spotOf({ latitude, longitude }),
}));
const rivers = RIVERS.map(({ from: [latitude, longitude], ...river }) => ({
  ...river,
  source: spotOf({ latitude, longitude }),
}));

/** How far a bay reaches in a direction: a circle with coves. */
const reach = (radius: number, seed: number, angle: number): number =>
  radius *
  (1 +
    0.13 * Math.sin(3 * angle + seed) +
    0.07 * Math.sin(7 * angle + 2 * seed) +
    0.03 * Math.sin(13 * angle + 3 * seed));

/** South of its source by so much, so far east. */
const meander = (seed: number, along: number): number =>
  190 * Math.sin(along / 900 + seed) + 70 * Math.sin(along / 310 + 2 * seed);

/** Whether a point is under water; bridges of avenues cross rivers, but not bays. */
export const isWater = ({ x, y }: Spot, hasBridges: boolean): boolean =>
  bays.some(
    ({ centre, radius, seed }) =>
      Math.hypot(x - centre.x, y - centre.y) < reach(radius, seed, Math.atan2(y - centre.y, x - centre.x)),
  ) ||
  (!hasBridges &&
    rivers.some(({ source, length, width, seed }) => {
      const along = x - source.x;
      return along > 0 && along < length && Math.abs(y - source.y - meander(seed, along)) < width / 2 + 8;
    }));

const BAY_CORNERS = 96;
const RIVER_STEP = 60;

/** Shores as rings of spots. */
export const bayRings = (): readonly (readonly Spot[])[] =>
  bays.map(({ centre, radius, seed }) =>
    Array.from({ length: BAY_CORNERS }, (_, index) => {
      const angle = (index / BAY_CORNERS) * 2 * Math.PI - Math.PI;
      const distance = reach(radius, seed, angle);
      return { x: centre.x + distance * Math.cos(angle), y: centre.y + distance * Math.sin(angle) };
    }),
  );

/** The middle of rivers, with their width. */
export const riverLines = (): readonly { readonly line: readonly Spot[]; readonly width: number }[] =>
  rivers.map(({ source, length, width, seed }) => ({
    width,
    line: Array.from({ length: Math.floor(length / RIVER_STEP) + 1 }, (_, index) => ({
      x: source.x + index * RIVER_STEP,
      y: source.y + meander(seed, index * RIVER_STEP),
    })),
  }));
