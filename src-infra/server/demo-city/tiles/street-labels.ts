import type { Labels } from './draw-tile.ts';
import { BLOCK, isStreet, rankOf, spotAt, type Crossing } from './street-grid.ts';
import { isSeen, point, round, type Window } from './tile-window.ts';
import type { Spot } from './world.ts';

type Piece = { readonly direction: 'south' | 'east'; readonly from: Crossing };

/** The names of streets and houses on a map. */
export type Names = {
  /** The name of the street that a piece of the grid belongs to. */
  readonly street: (piece: Piece) => string | undefined;
  /** The houses on both sides of a piece, with the number of each. */
  readonly houses: (piece: Piece) => readonly { readonly number: number; readonly spot: Spot }[];
};

/** Blocks at least this wide are labeled; house numbers need more room. */
const NAMES_FROM = 60;
const NUMBERS_FROM = 150;
/** A street is labeled every this many blocks. */
const NAME_EVERY = 3;
/** How far a name may extend from its middle. */
const NAME_ROOM = 110;
const FONT = 'font-family="Rubik,system-ui,sans-serif" text-anchor="middle"';

/** Street names along their streets, and house numbers where there is room. Neighboring tiles draw the same label. */
export const streetLabels =
  (names: Names): Labels =>
  (window, { name: nameColour, number: numberColour, land, street }) => {
    const block = BLOCK * window.scale;
    if (block < NAMES_FROM) return [];
    const pieces = piecesOf(window);
    const numbers =
      block < NUMBERS_FROM
        ? []
        : pieces.flatMap((piece) =>
            names
              .houses(piece)
              .filter(({ spot }) => isSeen(window, spot, 20 / window.scale))
              .map(({ number, spot }) => `<text ${at(window, spot)} dy="3">${number}</text>`),
          );
    const texts = pieces
      .filter((piece) => isNamed(piece, block))
      .flatMap((piece) => {
        const title = names.street(piece);
        return title === undefined ? [] : [`<text transform="${along(window, piece)}" dy="4">${escaped(title)}</text>`];
      });
    return [
      group(`${FONT} font-size="10" fill="${numberColour}" stroke="${land}"`, numbers),
      group(`${FONT} font-size="11" font-weight="500" fill="${nameColour}" stroke="${street}"`, texts),
    ];
  };

const group = (attributes: string, texts: readonly string[]): string =>
  texts.length === 0
    ? ''
    : `<g ${attributes} stroke-width="3" stroke-linejoin="round" paint-order="stroke">${texts.join('')}</g>`;

const at = (window: Window, spot: Spot): string => {
  const [x = '', y = ''] = point(window, spot).split(' ');
  return `x="${x}" y="${y}"`;
};

/** Texts run along their piece of street, never upside down. */
const along = (window: Window, piece: Piece): string => {
  const [from, to] = endsOf(piece);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const upright = degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees;
  return `translate(${point(window, middle)}) rotate(${round(upright)})`;
};

const endsOf = ({ direction, from }: Piece): readonly [Spot, Spot] => [
  spotAt(from),
  spotAt(direction === 'south' ? { ...from, row: from.row + 1 } : { ...from, column: from.column + 1 }),
];

/** Labels of crossing streets alternate, so that they do not overlap; avenues have more of them where there is room. */
const isNamed = ({ direction, from: { column, row } }: Piece, block: number): boolean => {
  const place = (row + column) % NAME_EVERY;
  if (direction === 'south') return place === 0;
  return place === 1 || (place === 2 && block >= NUMBERS_FROM && rankOf(row) === 'avenue');
};

const piecesOf = (window: Window): readonly Piece[] =>
  window.columns.flatMap((column) =>
    window.rows.flatMap((row) =>
      (['south', 'east'] as const)
        .map((direction): Piece => ({ direction, from: { column, row } }))
        .filter((piece) => {
          const [from, to] = endsOf(piece);
          const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
          return isSeen(window, middle, NAME_ROOM / window.scale) && isStreet(piece.from, piece.direction);
        }),
    ),
  );

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
