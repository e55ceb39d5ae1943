import { tone } from './colour.ts';
import { tilt } from './dishware.ts';
import { at, clip, ellipse, join, linear, num, path, radial, rect, type Fill, type Svg } from './svg.ts';

export interface CupLook {
  readonly colour?: string;
  readonly drink: string;
  readonly art?: Svg;
  readonly saucer?: string | false;
  readonly depth?: number;
}

/** A cup on its saucer: y is the rim of the cup. */
export function cup(
  x: number,
  y: number,
  rx: number,
  { colour = '#f7f2ea', drink, art = '', saucer = colour, depth = rx * 1.02 }: CupLook,
): Svg {
  const ry = rx * tilt * 0.76;
  const base = rx * 0.52;
  const d =
    `M${num(-rx)} 0` +
    `C${num(-rx * 0.98)} ${num(depth * 0.6)} ${num(-rx * 0.76)} ${num(depth)} ${num(-base)} ${num(depth)}` +
    `Q0 ${num(depth + rx * 0.12)} ${num(base)} ${num(depth)}` +
    `C${num(rx * 0.76)} ${num(depth)} ${num(rx * 0.98)} ${num(depth * 0.6)} ${num(rx)} 0Z`;
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
      `M${num(rx * 0.92)} ${num(depth * 0.16)}` +
        `C${num(rx * 1.66)} ${num(-depth * 0.06)} ${num(rx * 1.6)} ${num(depth * 0.86)} ${num(rx * 0.74)}` +
        ` ${num(depth * 0.68)}`,
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
    path(
      `M${num(-rx * 0.82)} ${num(ry * 0.8)}` +
        `Q${num(-rx * 0.76)} ${num(depth * 0.6)} ${num(-rx * 0.56)} ${num(depth * 0.84)}`,
      'none',
      {
        stroke: '#fff',
        width: rx * 0.07,
        opacity: 0.35,
      },
    ),
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
        `M${num(-size * (0.5 - i * 0.13))} ${num(size * (0.12 - i * 0.14))}` +
          `Q${num(-size * 0.2)} ${num(size * (0.34 - i * 0.16))} 0 ${num(size * (0.2 - i * 0.16))}` +
          `Q${num(size * 0.2)} ${num(size * (0.34 - i * 0.16))} ${num(size * (0.5 - i * 0.13))}` +
          ` ${num(size * (0.12 - i * 0.14))}`,
        'none',
        { stroke: colour, width: size * 0.085 },
      ),
    ),
  ) + path(`M0 ${num(size * 0.34)}V${num(-size * 0.3)}`, 'none', { stroke: colour, width: size * 0.05 });

/** A paper cup with a lid; y is its foot. */
export function paperBeaker(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  sleeve: string,
  lid = '#fbf7f0',
  mark: Svg = '',
): Svg {
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
      `M${num(-top + 1)} ${num(-h - 6)}L${num(-top + 5)} ${num(-h - 15)}` +
        `Q${num(-top + 6)} ${num(-h - 17)} ${num(-top + 9)} ${num(-h - 17)}H${num(top - 9)}` +
        `Q${num(top - 6)} ${num(-h - 17)} ${num(top - 5)} ${num(-h - 15)}L${num(top - 1)} ${num(-h - 6)}Z`,
      shade(tone(lid, -0.02)),
    ),
    rect(-6, -h - 17, 12, 2.4, 1.2, tone(lid, -0.2)),
  ]);
}
