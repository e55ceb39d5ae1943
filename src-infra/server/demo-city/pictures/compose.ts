// Puts drawings on their canvases. A dish is drawn in a square of 200; the client's disc has its centre at 100, 104 and
// a radius of 83, and its add button covers a lower corner, so extras belong to the sides and the top.
import { at, join, type Svg } from './draw/svg.ts';

export interface DishArt {
  readonly main: Svg;
  /** Extras around the dish; covers leave them out and bring their own. */
  readonly back: Svg;
  readonly front: Svg;
}

export function dish(main: readonly Svg[], extras: { readonly back?: readonly Svg[]; readonly front?: readonly Svg[] } = {}): DishArt {
  return { main: join(main), back: join(extras.back ?? []), front: join(extras.front ?? []) };
}

const frame = (w: number, h: number, content: Svg): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${content}</svg>`;

export const dishCanvas = ({ back, main, front }: DishArt): Svg => frame(200, 200, back + main + front);

export interface CoverArt {
  readonly centre: Svg;
  readonly corners: readonly [Svg, Svg, Svg, Svg];
}

/** Corners keep clear of the card's badges (top start) and heart (top end), in both reading directions. */
const corners = [
  [128, 124],
  [512, 124],
  [148, 262],
  [492, 262],
] as const;

export function coverCanvas({ centre, corners: items }: CoverArt): Svg {
  const around = items.map((item, i) => {
    const [x, y] = corners[i] ?? [0, 0];
    return at(x, y, item);
  });
  return frame(640, 360, join(around) + at(320, 190, at(-100, -104, centre), { scale: 1.56 }));
}

export interface Placed {
  readonly x: number;
  readonly y: number;
  /** Side of the dish's square. */
  readonly size: number;
  readonly art: Svg;
}

export const placed = ({ x, y, size, art }: Placed): Svg => at(x, y, at(-100, -100, art), { scale: size / 200 });

export const bannerCanvas = (items: readonly Placed[]): Svg => frame(500, 400, join(items.map(placed)));

export const iconCanvas = (content: Svg): Svg => frame(128, 128, content);
