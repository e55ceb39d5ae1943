// Puts drawings on their canvases. A dish is drawn in a square of 200; the client's disc has its center at 100, 104 and
// a radius of 83, and its add button covers a lower corner, so extras belong to the sides and the top.
import { join, num, type Svg } from './draw/svg.ts';

export interface DishArt {
  readonly main: Svg;
  /** Extras around the dish; covers and banners leave them out. */
  readonly back: Svg;
  readonly front: Svg;
}

export function dish(
  main: readonly Svg[],
  extras: { readonly back?: readonly Svg[]; readonly front?: readonly Svg[] } = {},
): DishArt {
  return { main: join(main), back: join(extras.back ?? []), front: join(extras.front ?? []) };
}

export const whole = ({ back, main, front }: DishArt): Svg => back + main + front;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A drawing on the square of 200, and the part of it that is painted. */
export interface Piece {
  readonly art: Svg;
  readonly box: Box;
}

/** A place given by its center and the room around it. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const frame = (w: number, h: number, content: Svg): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${w}"` +
  ` height="${h}" viewBox="0 0 ${w} ${h}">${content}</svg>`;

function moved(art: Svg, from: readonly [number, number], to: readonly [number, number], scale: number): Svg {
  return (
    `<g` +
    ` transform="translate(${num(to[0])}` +
    ` ${num(to[1])})scale(${Math.round(scale * 1000) / 1000})translate(${num(-from[0])} ${num(-from[1])})">${art}` +
    `</g>`
  );
}

export function fitted({ art, box }: Piece, { x, y, w, h }: Room): Svg {
  return moved(art, [box.x + box.w / 2, box.y + box.h / 2], [x, y], Math.min(w / box.w, h / box.h));
}

/** Brings every dish to the same visual size; off-centre extras may keep a little of their lean. */
export function dishCanvas({ art, box }: Piece): Svg {
  const scale = Math.min(1.16, Math.max(0.85, Math.min(164 / box.w, 158 / box.h)));
  const centre = [box.x + box.w / 2, box.y + box.h / 2] as const;
  const lean = 0.25 * (centre[0] - 100);
  return frame(200, 200, moved(art, centre, [100 + lean, 103], scale));
}

/** Corners keep clear of a card's badges (top start) and heart (top end), in both reading directions. */
const corners: readonly Room[] = [
  { x: 116, y: 124, w: 122, h: 92 },
  { x: 524, y: 124, w: 122, h: 92 },
  { x: 128, y: 266, w: 122, h: 90 },
  { x: 512, y: 266, w: 122, h: 90 },
];

export function coverCanvas(centre: Piece, around: readonly Piece[]): Svg {
  const items = around.map((piece, i) => {
    const room = corners[i];
    return room === undefined ? '' : fitted(piece, room);
  });
  return frame(640, 360, join(items) + fitted(centre, { x: 320, y: 188, w: 266, h: 232 }));
}

export interface Placed {
  readonly piece: Piece;
  readonly room: Room;
}

export const bannerCanvas = (items: readonly Placed[]): Svg =>
  frame(500, 400, join(items.map(({ piece, room }) => fitted(piece, room))));

export const iconCanvas = (piece: Piece): Svg => frame(128, 128, fitted(piece, { x: 64, y: 64, w: 118, h: 112 }));
