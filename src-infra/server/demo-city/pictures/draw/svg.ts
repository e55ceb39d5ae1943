// A picture is a string of SVG built from small functions. Ids are hashes of what they name, so equal definitions may
// repeat and the output never depends on the order of calls.
import { tone } from './colour.ts';

export type Svg = string;
export type Content = Svg | readonly Svg[];

export function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(36);
}

export const num = (value: number): string => String(Math.round(value * 100) / 100);

export interface Gradient {
  readonly id: string;
  readonly def: Svg;
}
export type Fill = string | Gradient;
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): Svg =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${num(offset)}"` +
        ` stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`}/>`,
    )
    .join('');

/** Angle 90 runs from top to bottom, 0 from left to right, over the shape's own box. */
export function linear(stops: readonly Stop[], angle = 90): Gradient {
  const turn = (angle * Math.PI) / 180;
  const dx = Math.cos(turn) / 2;
  const dy = Math.sin(turn) / 2;
  const body =
    `x1="${num(0.5 - dx)}" y1="${num(0.5 - dy)}" x2="${num(0.5 + dx)}" y2="${num(0.5 + dy)}">` + stopsOf(stops);
  const id = `l${hash(body)}`;
  return { id, def: `<linearGradient id="${id}" ${body}</linearGradient>` };
}

export function radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): Gradient {
  const body = `cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}">${stopsOf(stops)}`;
  const id = `r${hash(body)}`;
  return { id, def: `<radialGradient id="${id}" ${body}</radialGradient>` };
}

/** The house shading: light from the top left, never more than one step. */
export function soft(colour: string, depth = 1): Gradient {
  return linear(
    [
      [0, tone(colour, 0.045 * depth)],
      [0.45, colour],
      [1, tone(colour, -0.085 * depth)],
    ],
    65,
  );
}

/** Shading for round things. */
export function round(colour: string, depth = 1): Gradient {
  return radial(
    [
      [0, tone(colour, 0.06 * depth)],
      [0.55, colour],
      [1, tone(colour, -0.11 * depth)],
    ],
    0.38,
    0.32,
    0.72,
  );
}

export interface Stroke {
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly cap?: 'butt' | 'round';
  readonly dash?: string;
  /** Overlapping outlines cut holes. */
  readonly holes?: boolean;
}

function paint(
  fill: Fill,
  { stroke, width = 1, opacity, cap = 'round', dash, holes = false }: Stroke,
): { readonly def: Svg; readonly attributes: string } {
  const def = typeof fill === 'string' ? '' : fill.def;
  const value = typeof fill === 'string' ? fill : `url(#${fill.id})`;
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="${cap}"` +
        ` stroke-linejoin="round"${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}`;
  return {
    def,
    attributes:
      ` fill="${value}"${line}${opacity === undefined ? '' : ` opacity="${num(opacity)}"`}` +
      (holes ? ' fill-rule="evenodd"' : ''),
  };
}

export function path(d: string, fill: Fill, stroke: Stroke = {}): Svg {
  const { def, attributes } = paint(fill, stroke);
  return `${def}<path d="${d}"${attributes}/>`;
}

export function line(d: string, stroke: string, width: number, opacity?: number): Svg {
  return path(d, 'none', opacity === undefined ? { stroke, width } : { stroke, width, opacity });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: Fill, stroke: Stroke = {}): Svg {
  const { def, attributes } = paint(fill, stroke);
  return `${def}<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"${attributes}/>`;
}

export const circle = (cx: number, cy: number, r: number, fill: Fill, stroke: Stroke = {}): Svg =>
  ellipse(cx, cy, r, r, fill, stroke);

/** Top-left corner, size, corner radius. */
export function rect(x: number, y: number, w: number, h: number, r: number, fill: Fill, stroke: Stroke = {}): Svg {
  const { def, attributes } = paint(fill, stroke);
  return `${def}<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}"${attributes}/>`;
}

export interface Place {
  readonly turn?: number;
  readonly scale?: number;
  /** Vertical squash for things that lie flat on a tilted surface. */
  readonly squash?: number;
  readonly flip?: boolean;
  readonly opacity?: number;
}

/** Moves children drawn around the origin. The squash acts after the turn, as a tilted table does. */
export function at(
  x: number,
  y: number,
  children: Svg | readonly Svg[],
  { turn = 0, scale = 1, squash = 1, flip = false, opacity }: Place = {},
): Svg {
  const parts = [`translate(${num(x)} ${num(y)})`];
  if (squash !== 1) parts.push(`scale(1 ${num(squash)})`);
  if (turn !== 0) parts.push(`rotate(${num(turn)})`);
  if (scale !== 1 || flip) parts.push(`scale(${num(flip ? -scale : scale)} ${num(scale)})`);
  return (
    `<g transform="${parts.join('')}"${opacity === undefined ? '' : ` opacity="${num(opacity)}"`}>${join(children)}` +
    `</g>`
  );
}

export function clip(shape: Svg, children: Svg | readonly Svg[]): Svg {
  const id = `c${hash(shape)}`;
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${join(children)}</g>`;
}

export const join = (children: Svg | readonly Svg[]): Svg =>
  typeof children === 'string' ? children : children.join('');

/** The ground shadow of the reference art: a dark, transparent ellipse that works on light and deep tints. */
export function shadow(cx: number, cy: number, rx: number, ry = rx * 0.17): Svg {
  return ellipse(
    cx,
    cy,
    rx,
    ry,
    radial([
      [0, '#2b1405', 0.24],
      [0.7, '#2b1405', 0.16],
      [1, '#2b1405', 0],
    ]),
  );
}

/** Angles of so many things set around a center. */
export const turns = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => (i * 360) / count);
