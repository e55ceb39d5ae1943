import { BLOCK } from './street-grid.ts';
import { WORLD_ZOOM, type Spot } from './world.ts';

export const TILE_SIZE = 256;
/** Bends move corners by up to three blocks. */
const MARGIN_BLOCKS = 4;
/** Below this size on the tile a kind of street is omitted. */
export const MIN_GAP = { avenue: 1.2, street: 5, lane: 9, building: 30 } as const;

export type Window = {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
};

/** The part of the world that a tile shows. */
export const windowOf = (zoom: number, x: number, y: number): Window => {
  const scale = 2 ** (zoom - WORLD_ZOOM);
  const span = TILE_SIZE / scale;
  const blocks = (from: number): readonly number[] => {
    if (BLOCK * scale < MIN_GAP.avenue) return [];
    const first = Math.floor(from / BLOCK) - MARGIN_BLOCKS;
    const last = Math.ceil((from + span) / BLOCK) + MARGIN_BLOCKS;
    // Far away only avenues are drawn: the grid is walked in their steps.
    const step = BLOCK * scale < MIN_GAP.street ? 8 : BLOCK * scale < MIN_GAP.lane ? 2 : 1;
    const start = Math.floor(first / step) * step;
    return Array.from({ length: Math.ceil((last - start) / step) + 1 }, (_, index) => start + index * step);
  };
  return { scale, left: x * span, top: y * span, columns: blocks(x * span), rows: blocks(y * span) };
};

export const round = (value: number): number => Math.round(value * 10) / 10;
export const point = ({ scale, left, top }: Window, { x, y }: Spot): string =>
  `${round((x - left) * scale)} ${round((y - top) * scale)}`;

/** Whether a point lies on the tile or within `room` of it; room is in pixels of zoom 16. */
export const isSeen = ({ scale, left, top }: Window, { x, y }: Spot, room: number): boolean => {
  const span = TILE_SIZE / scale;
  return x > left - room && x < left + span + room && y > top - room && y < top + span + room;
};
