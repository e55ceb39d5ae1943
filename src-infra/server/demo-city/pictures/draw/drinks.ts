import { tone } from './colour.ts';
import { at, clip, ellipse, line, linear, num, path, rect, type Fill, type Svg } from './svg.ts';

export interface GlassLook {
  readonly w: number;
  readonly h: number;
  /** Width of the foot as a share of the rim. */
  readonly taper?: number;
  readonly liquid: Fill;
  readonly surface: string;
  /** How far up the liquid stands, 0 to 1. */
  readonly level?: number;
  readonly inside?: Svg;
  /** Stands out of the glass, behind its front. */
  readonly standing?: Svg;
  readonly onRim?: Svg;
  readonly handle?: boolean;
  readonly tint?: string;
}

/** y is the foot of the glass. */
export function glass(
  x: number,
  y: number,
  {
    w,
    h,
    taper = 0.8,
    liquid,
    surface,
    level = 0.84,
    inside = '',
    standing = '',
    onRim = '',
    handle = false,
    tint = '#dfeef2',
  }: GlassLook,
): Svg {
  const top = w / 2;
  const foot = top * taper;
  const lip = top * 0.2;
  const half = (share: number): number => foot + (top - foot) * share;
  const wall =
    `M${num(-top)} ${num(-h)}L${num(-foot)} ${num(-4)}Q${num(-foot)} ${num(foot * 0.14)} 0 ${num(foot * 0.16)}` +
    `T${num(foot)} -4L${num(top)} ${num(-h)}A${num(top)} ${num(lip)} 0 0 1 ${num(-top)} ${num(-h)}Z`;
  const level0 = -h * level;
  const side = half(level) - 2.4;
  const body =
    `M${num(-side)} ${num(level0)}L${num(-foot + 3)} -8` +
    `Q${num(-foot + 3)} ${num(foot * 0.02 - 3)} 0 ${num(foot * 0.06 - 3)}T${num(foot - 3)} -8` +
    `L${num(side)} ${num(level0)}A${num(side)} ${num(lip * 0.86)} 0 0 1 ${num(-side)} ${num(level0)}Z`;
  return at(x, y, [
    handle
      ? path(
          `M${num(half(0.74))} ${num(-h * 0.74)}` +
            `C${num(top * 1.9)} ${num(-h * 0.8)} ${num(top * 1.86)} ${num(-h * 0.22)} ${num(half(0.26))}` +
            ` ${num(-h * 0.24)}`,
          'none',
          { stroke: tone(tint, -0.06), width: w * 0.1 },
        )
      : '',
    ellipse(0, -h, top, lip, tint, { opacity: 0.75 }),
    path(
      wall,
      linear(
        [
          [0, tone(tint, -0.05), 0.9],
          [0.2, tint, 0.6],
          [0.8, tint, 0.55],
          [1, tone(tint, -0.12), 0.95],
        ],
        0,
      ),
    ),
    path(body, liquid),
    clip(path(body, '#000'), inside),
    ellipse(0, level0, side, lip * 0.86, surface),
    standing,
    path(`M${num(-half(0.86) + w * 0.1)} ${num(-h * 0.86)}L${num(-half(0.16) + w * 0.11)} ${num(-h * 0.14)}`, 'none', {
      stroke: '#fff',
      width: w * 0.065,
      opacity: 0.5,
    }),
    path(`M${num(half(0.8) - w * 0.08)} ${num(-h * 0.8)}L${num(half(0.46) - w * 0.08)} ${num(-h * 0.46)}`, 'none', {
      stroke: '#fff',
      width: w * 0.035,
      opacity: 0.4,
    }),
    ellipse(0, -h, top - 0.8, lip - 0.4, 'none', { stroke: '#fff', width: 1.6, opacity: 0.75 }),
    onRim,
  ]);
}

export const juice = (colour: string, from = 0.05, to = -0.09): Fill =>
  linear([
    [0, tone(colour, from)],
    [1, tone(colour, to)],
  ]);

export const iceCube = (size = 14, turn = 0): Svg =>
  at(
    0,
    0,
    rect(
      -size / 2,
      -size / 2,
      size,
      size,
      size * 0.2,
      linear(
        [
          [0, '#ffffff', 0.85],
          [1, '#d5ebf5', 0.5],
        ],
        45,
      ),
    ) + rect(-size * 0.3, -size * 0.3, size * 0.34, size * 0.2, size * 0.08, '#fff', { opacity: 0.7 }),
    { turn },
  );

/** A straight straw leaning out; drawn from the foot upwards. */
export const straw = (length: number, colour = '#e4572e', turn = 12, width = 6): Svg =>
  at(
    0,
    0,
    rect(
      -width / 2,
      -length,
      width,
      length,
      1.5,
      linear(
        [
          [0, tone(colour, 0.08)],
          [1, tone(colour, -0.08)],
        ],
        0,
      ),
    ) +
      line(
        Array.from(
          { length: Math.floor(length / 13) },
          (_, i) => `M${num(-width / 2)} ${num(-length + 9 + i * 13)}l${num(width)} -4`,
        ).join(''),
        '#fff',
        3,
        0.8,
      ) +
      ellipse(0, -length, width / 2, 1.6, tone(colour, -0.16)),
    { turn },
  );
