// Glasses and cups. Glasses are seen from the front, a little from above.
import { tone } from './colour.ts';
import { tilt } from './dishware.ts';
import { at, clip, ellipse, join, line, linear, num, path, radial, rect, type Fill, type Svg } from './svg.ts';

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
  { w, h, taper = 0.8, liquid, surface, level = 0.84, inside = '', standing = '', onRim = '', handle = false, tint = '#dfeef2' }: GlassLook,
): Svg {
  const top = w / 2;
  const foot = top * taper;
  const lip = top * 0.2;
  const half = (share: number): number => foot + (top - foot) * share;
  const wall = `M${num(-top)} ${num(-h)}L${num(-foot)} ${num(-4)}Q${num(-foot)} ${num(foot * 0.14)} 0 ${num(foot * 0.16)}T${num(foot)} -4L${num(top)} ${num(-h)}A${num(top)} ${num(lip)} 0 0 1 ${num(-top)} ${num(-h)}Z`;
  const level0 = -h * level;
  const side = half(level) - 2.4;
  const body = `M${num(-side)} ${num(level0)}L${num(-foot + 3)} -8Q${num(-foot + 3)} ${num(foot * 0.02 - 3)} 0 ${num(foot * 0.06 - 3)}T${num(foot - 3)} -8L${num(side)} ${num(level0)}A${num(side)} ${num(lip * 0.86)} 0 0 1 ${num(-side)} ${num(level0)}Z`;
  return at(x, y, [
    handle
      ? path(
          `M${num(half(0.74))} ${num(-h * 0.74)}C${num(top * 1.9)} ${num(-h * 0.8)} ${num(top * 1.86)} ${num(-h * 0.22)} ${num(half(0.26))} ${num(-h * 0.24)}`,
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
        Array.from({ length: Math.floor(length / 13) }, (_, i) => `M${num(-width / 2)} ${num(-length + 9 + i * 13)}l${num(width)} -4`).join(''),
        '#fff',
        3,
        0.8,
      ) +
      ellipse(0, -length, width / 2, 1.6, tone(colour, -0.16)),
    { turn },
  );

export interface CupLook {
  readonly colour?: string;
  readonly drink: string;
  readonly art?: Svg;
  readonly saucer?: string | false;
  readonly depth?: number;
}

/** A cup on its saucer: y is the rim of the cup. */
export function cup(x: number, y: number, rx: number, { colour = '#f7f2ea', drink, art = '', saucer = colour, depth = rx * 1.02 }: CupLook): Svg {
  const ry = rx * tilt * 0.76;
  const base = rx * 0.52;
  const d = `M${num(-rx)} 0C${num(-rx * 0.98)} ${num(depth * 0.6)} ${num(-rx * 0.76)} ${num(depth)} ${num(-base)} ${num(depth)}Q0 ${num(depth + rx * 0.12)} ${num(base)} ${num(depth)}C${num(rx * 0.76)} ${num(depth)} ${num(rx * 0.98)} ${num(depth * 0.6)} ${num(rx)} 0Z`;
  return at(x, y, [
    saucer === false
      ? ''
      : ellipse(0, depth + rx * 0.12, rx * 1.46, rx * 0.5, tone(saucer, -0.17)) +
        ellipse(
          0,
          depth + rx * 0.03,
          rx * 1.48,
          rx * 0.5,
          linear(
            [
              [0, tone(saucer, 0.01)],
              [1, tone(saucer, -0.06)],
            ],
            50,
          ),
        ) +
        ellipse(0, depth + rx * 0.05, rx * 0.96, rx * 0.3, tone(saucer, -0.12)),
    path(
      `M${num(rx * 0.92)} ${num(depth * 0.16)}C${num(rx * 1.66)} ${num(-depth * 0.06)} ${num(rx * 1.6)} ${num(depth * 0.86)} ${num(rx * 0.74)} ${num(depth * 0.68)}`,
      'none',
      { stroke: tone(colour, -0.1), width: rx * 0.17 },
    ),
    path(
      d,
      linear(
        [
          [0, tone(colour, -0.02)],
          [0.28, tone(colour, 0.03)],
          [0.62, tone(colour, -0.03)],
          [1, tone(colour, -0.13)],
        ],
        0,
      ),
    ),
    path(`M${num(-rx * 0.82)} ${num(ry * 0.8)}Q${num(-rx * 0.76)} ${num(depth * 0.6)} ${num(-rx * 0.56)} ${num(depth * 0.84)}`, 'none', {
      stroke: '#fff',
      width: rx * 0.07,
      opacity: 0.35,
    }),
    ellipse(0, 0, rx, ry, tone(colour, 0.04)),
    ellipse(0, rx * 0.02, rx * 0.92, ry * 0.88, tone(colour, -0.14)),
    clip(ellipse(0, rx * 0.05, rx * 0.88, ry * 0.82, '#000'), [
      ellipse(
        0,
        rx * 0.05,
        rx * 0.88,
        ry * 0.82,
        radial([
          [0, tone(drink, 0.04)],
          [0.75, drink],
          [1, tone(drink, -0.07)],
        ]),
      ),
      art,
    ]),
  ]);
}

/** A leaf poured in milk, as baristas do; lies flat. */
export const latteArt = (size: number, colour = '#f6e5c8'): Svg =>
  join(
    [0, 1, 2].map((i) =>
      path(
        `M${num(-size * (0.5 - i * 0.13))} ${num(size * (0.12 - i * 0.14))}Q${num(-size * 0.2)} ${num(size * (0.34 - i * 0.16))} 0 ${num(size * (0.2 - i * 0.16))}Q${num(size * 0.2)} ${num(size * (0.34 - i * 0.16))} ${num(size * (0.5 - i * 0.13))} ${num(size * (0.12 - i * 0.14))}`,
        'none',
        { stroke: colour, width: size * 0.085 },
      ),
    ),
  ) + path(`M0 ${num(size * 0.34)}V${num(-size * 0.3)}`, 'none', { stroke: colour, width: size * 0.05 });

/** A paper cup with a lid; y is its foot. */
export function paperBeaker(x: number, y: number, w: number, h: number, colour: string, sleeve: string, lid = '#fbf7f0', mark: Svg = ''): Svg {
  const top = w / 2;
  const foot = top * 0.72;
  const d = `M${num(-top)} ${num(-h)}L${num(-foot)} -3Q0 ${num(foot * 0.2)} ${num(foot)} -3L${num(top)} ${num(-h)}Z`;
  const shade = (base: string): Fill =>
    linear(
      [
        [0, tone(base, 0.02)],
        [0.25, tone(base, 0.05)],
        [0.65, base],
        [1, tone(base, -0.12)],
      ],
      0,
    );
  return at(x, y, [
    path(d, shade(colour)),
    clip(path(d, '#000'), rect(-top, -h * 0.72, w, h * 0.44, 0, shade(sleeve))),
    at(0, -h * 0.5, mark),
    rect(-top - 3, -h - 7, w + 6, 10, 4, shade(lid)),
    path(
      `M${num(-top + 1)} ${num(-h - 6)}L${num(-top + 5)} ${num(-h - 15)}Q${num(-top + 6)} ${num(-h - 17)} ${num(-top + 9)} ${num(-h - 17)}H${num(top - 9)}Q${num(top - 6)} ${num(-h - 17)} ${num(top - 5)} ${num(-h - 15)}L${num(top - 1)} ${num(-h - 6)}Z`,
      shade(tone(lid, -0.02)),
    ),
    rect(-6, -h - 17, 12, 2.4, 1.2, tone(lid, -0.2)),
  ]);
}
