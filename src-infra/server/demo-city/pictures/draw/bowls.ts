import { tone } from './colour.ts';
import { at, clip, ellipse, join, linear, num, path, type Content, type Fill, type Svg } from './svg.ts';
import { tilt, ware } from './dishware.ts';

export interface BowlLook {
  readonly colour?: string;
  /** The food's own surface. */
  readonly fill: Fill;
  readonly depth?: number;
  /** Lies inside, cut off at the rim. */
  readonly inside?: Content;
  /** Rises above the rim. */
  readonly pile?: Content;
  readonly band?: string;
  readonly ears?: boolean;
  readonly foot?: boolean;
}

/** Seen from the front: y is the height of the rim. */
export function bowl(
  x: number,
  y: number,
  rx: number,
  { colour = ware.white, fill, depth = rx * 0.72, inside = '', pile = '', band, ears = false, foot = true }: BowlLook,
): Svg {
  const ry = rx * tilt * 0.94;
  const base = rx * 0.46;
  const d =
    `M${num(-rx)} 0C${num(-rx)} ${num(depth * 0.72)} ${num(-rx * 0.66)} ${num(depth)} ${num(-base)} ${num(depth)}` +
    `Q0 ${num(depth + rx * 0.1)} ${num(base)} ${num(depth)}` +
    `C${num(rx * 0.66)} ${num(depth)} ${num(rx)} ${num(depth * 0.72)} ${num(rx)} 0Z`;
  const body = linear(
    [
      [0, tone(colour, -0.03)],
      [0.25, tone(colour, 0.03)],
      [0.6, tone(colour, -0.03)],
      [1, tone(colour, -0.14)],
    ],
    0,
  );
  const ear = (side: number): Svg =>
    path(
      `M${num(side * rx * 0.96)} ${num(rx * 0.06)}` +
        `q${num(side * rx * 0.26)} ${num(-rx * 0.06)} ${num(side * rx * 0.24)} ${num(rx * 0.1)}` +
        `q${num(-side * rx * 0.03)} ${num(rx * 0.14)} ${num(-side * rx * 0.28)} ${num(rx * 0.13)}`,
      'none',
      { stroke: tone(colour, -0.06), width: rx * 0.085 },
    );
  return at(x, y, [
    ears ? ear(-1) + ear(1) : '',
    foot
      ? path(
          `M${num(-base * 0.92)} ${num(depth)}l${num(base * 0.06)} ${num(rx * 0.09)}` +
            `Q0 ${num(depth + rx * 0.2)} ${num(base * 0.86)} ${num(depth + rx * 0.09)}` +
            `l${num(base * 0.06)} ${num(-rx * 0.09)}Z`,
          tone(colour, -0.16),
        )
      : '',
    path(d, body),
    band === undefined
      ? ''
      : clip(
          path(d, '#000'),
          path(
            `M${num(-rx)} ${num(depth * 0.28)}A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} ${num(depth * 0.28)}`,
            'none',
            {
              stroke: band,
              width: rx * 0.09,
              cap: 'butt',
            },
          ),
        ),
    path(
      `M${num(-rx * 0.86)} ${num(ry * 0.62)}` +
        `C${num(-rx * 0.84)} ${num(depth * 0.6)} ${num(-rx * 0.66)} ${num(depth * 0.86)} ${num(-rx * 0.5)}` +
        ` ${num(depth * 0.92)}`,
      'none',
      { stroke: '#fff', width: rx * 0.05, opacity: 0.28 },
    ),
    ellipse(0, 0, rx, ry, tone(colour, 0.05)),
    ellipse(
      0,
      rx * 0.015,
      rx * 0.935,
      ry * 0.915,
      linear([
        [0, tone(colour, -0.18)],
        [1, tone(colour, -0.04)],
      ]),
    ),
    clip(ellipse(0, rx * 0.04, rx * 0.9, ry * 0.85, '#000'), [
      ellipse(0, rx * 0.04, rx * 0.9, ry * 0.85, fill),
      join(inside),
      ellipse(0, rx * 0.04, rx * 0.9, ry * 0.85, 'none', { stroke: '#2b1405', width: rx * 0.05, opacity: 0.12 }),
    ]),
    join(pile),
  ]);
}
