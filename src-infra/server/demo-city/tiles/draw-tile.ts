import { PALETTES, type Palette, type Theme } from './palette.data.ts';
import { BLOCK, isPark, isStreet, rankOf, spotAt, type Crossing, type StreetRank } from './street-grid.ts';
import { bayRings, isWater, riverLines } from './waters.ts';
import { isSeen, MIN_GAP, point, round, TILE_SIZE, windowOf, type Window } from './tile-window.ts';
import { chance, type Spot } from './world.ts';

const WIDTHS: Readonly<Record<StreetRank, number>> = { avenue: 11, street: 7.5, lane: 5 };

/** The labels of a tile, above everything else. */
export type Labels = (window: Window, palette: Palette) => readonly string[];

/** Draws one tile of the city: deterministic, and joined to its neighbors without a seam. */
export const drawTile = (zoom: number, x: number, y: number, theme: Theme, labels: Labels = () => []): string => {
  const palette = PALETTES[theme];
  const window = windowOf(zoom, x, y);
  const block = BLOCK * window.scale;
  const parts = [
    `<rect width="${TILE_SIZE}" height="${TILE_SIZE}" fill="${palette.land}"/>`,
    ...(block >= MIN_GAP.lane ? [fill(parkPath(window), palette.park)] : []),
    ...(block >= MIN_GAP.building ? [fill(buildingPath(window), palette.building)] : []),
    ...waters(window, palette),
    ...streets(window, palette, block),
    ...labels(window, palette),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}">${parts.join('')}</svg>`;
};

const corner = (window: Window, column: number, row: number): string => point(window, spotAt({ column, row }));
const fill = (path: string, colour: string): string => (path === '' ? '' : `<path fill="${colour}" d="${path}"/>`);

const parkPath = (window: Window): string =>
  blocksOf(window)
    .filter(({ column, row }) => isPark(column, row))
    .map(({ column, row }) =>
      ring([
        corner(window, column, row),
        corner(window, column + 1, row),
        corner(window, column + 1, row + 1),
        corner(window, column, row + 1),
      ]),
    )
    .join('');

const ring = (points: readonly string[]): string => `M${points.join('L')}Z`;
const blocksOf = (window: Window): readonly Crossing[] =>
  window.columns
    .flatMap((column) => window.rows.map((row) => ({ column, row })))
    .filter((block) => isSeen(window, spotAt(block), BLOCK * 2));

/** Two to four houses along the streets of a block. */
const buildingPath = (window: Window): string =>
  blocksOf(window)
    .filter(({ column, row }) => !isPark(column, row) && !isWater(spotAt({ column, row }), false))
    .flatMap(({ column, row }) =>
      [0, 1, 2, 3]
        .filter((house) => chance(column, row, 10 + house) > 0.18)
        .map((house) => houseRing(window, { column, row }, house)),
    )
    .join('');

const houseRing = (window: Window, { column, row }: Crossing, house: number): string => {
  const [east, south] = [house % 2, house >> 1];
  const [u0, v0] = [0.13 + east * 0.4, 0.13 + south * 0.4];
  const [u1, v1] = [
    u0 + 0.2 + 0.13 * chance(column, row, 20 + house),
    v0 + 0.2 + 0.13 * chance(column, row, 30 + house),
  ];
  const [a, b, c, d] = [
    spotAt({ column, row }),
    spotAt({ column: column + 1, row }),
    spotAt({ column: column + 1, row: row + 1 }),
    spotAt({ column, row: row + 1 }),
  ];
  const within = (u: number, v: number): Spot => ({
    x: (a.x * (1 - u) + b.x * u) * (1 - v) + (d.x * (1 - u) + c.x * u) * v,
    y: (a.y * (1 - u) + b.y * u) * (1 - v) + (d.y * (1 - u) + c.y * u) * v,
  });
  return ring([within(u0, v0), within(u1, v0), within(u1, v1), within(u0, v1)].map((spot) => point(window, spot)));
};

const waters = (window: Window, { water, shore }: Palette): readonly string[] => {
  const bays = bayRings()
    .filter((spots) => touches(window, spots))
    .map((spots) => ring(spots.map((spot) => point(window, spot))));
  const rivers = riverLines().filter(({ line }) => touches(window, line));
  const line = (width: number, colour: string, spots: readonly Spot[]): string =>
    `<path fill="none" stroke="${colour}" stroke-width="${round(width * window.scale)}" stroke-linejoin="round"` +
    ` d="M${spots.map((spot) => point(window, spot)).join('L')}"/>`;
  return [
    ...rivers.map((river) => line(river.width + 6, shore, river.line)),
    ...bays.map(
      (path) => `<path fill="${water}" stroke="${shore}" stroke-width="${round(6 * window.scale)}" d="${path}"/>`,
    ),
    ...rivers.map((river) => line(river.width, water, river.line)),
  ];
};

const touches = ({ scale, left, top }: Window, spots: readonly Spot[]): boolean => {
  const span = TILE_SIZE / scale;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return (
    Math.min(...xs) < left + span + BLOCK &&
    Math.max(...xs) > left - BLOCK &&
    Math.min(...ys) < top + span + BLOCK &&
    Math.max(...ys) > top - BLOCK
  );
};

/** Curbs of all streets first, then the streets from the narrowest to the widest, so that crossings are open. */
const streets = (window: Window, palette: Palette, block: number): readonly string[] => {
  const ranks = (['lane', 'street', 'avenue'] as const).filter((rank) => block >= MIN_GAP[rank]);
  const paths = ranks.map((rank) => ({ rank, path: streetPath(window, rank) })).filter(({ path }) => path !== '');
  const stroke = (path: string, width: number, colour: string): string =>
    `<path fill="none" stroke="${colour}" stroke-width="${round(Math.max(0.8, width * window.scale))}"` +
    ` stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
  const kerbs =
    block < MIN_GAP.building ? [] : paths.map(({ rank, path }) => stroke(path, WIDTHS[rank] + 2, palette.kerb));
  return [...kerbs, ...paths.map(({ rank, path }) => stroke(path, WIDTHS[rank], palette[rank]))];
};

/** Connected pieces of the streets of one rank. */
const streetPath = (window: Window, wanted: StreetRank): string => {
  const step = (window.columns[1] ?? 1) - (window.columns[0] ?? 0);
  const along = (line: number, stops: readonly number[], direction: 'south' | 'east'): string => {
    let path = '';
    let isDrawing = false;
    for (const stop of stops) {
      const from = direction === 'south' ? { column: line, row: stop } : { column: stop, row: line };
      const to = direction === 'south' ? { column: line, row: stop + step } : { column: stop + step, row: line };
      const isOpen = isSeen(window, spotAt(from), BLOCK * (step + 1)) && isStreet(from, direction);
      if (isOpen && !isDrawing) path += `M${corner(window, from.column, from.row)}`;
      if (isOpen) path += `L${corner(window, to.column, to.row)}`;
      isDrawing = isOpen;
    }
    return path;
  };
  const ofRank = (lines: readonly number[]): readonly number[] => lines.filter((line) => rankOf(line) === wanted);
  return [
    ...ofRank(window.columns).map((column) => along(column, window.rows, 'south')),
    ...ofRank(window.rows).map((row) => along(row, window.columns, 'east')),
  ].join('');
};
