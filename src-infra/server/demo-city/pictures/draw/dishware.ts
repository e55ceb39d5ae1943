import { tone } from './colour.ts';
import {
  at,
  clip,
  ellipse,
  circle,
  join,
  linear,
  num,
  path,
  rect,
  soft,
  type Content,
  type Fill,
  type Svg,
} from './svg.ts';

export const tilt = 0.5;

export const ware = {
  white: '#f7f2ea',
  cream: '#efdfc0',
  clay: '#c4673a',
  rust: '#a9482a',
  slate: '#545b68',
  ink: '#434959',
  blue: '#4d7ea8',
  navy: '#2f4c78',
  celadon: '#8fb29b',
  forest: '#3f6b4f',
  lacquer: '#b5302a',
  wood: '#c68b50',
  walnut: '#8a5a35',
  iron: '#484542',
  steel: '#b9bec4',
  copper: '#c9783f',
  rose: '#d99a92',
  mustard: '#d9a441',
  teal: '#3f8f8c',
  lilac: '#9d86b8',
  sage: '#a9b98c',
} as const;

/** Seen from the front. Content is drawn around the center of the plate and may rise above it. */
export function plate(
  x: number,
  y: number,
  rx: number,
  content: Content,
  colour: string = ware.white,
  rim?: string,
): Svg {
  const ry = rx * tilt;
  const edge = tone(colour, -0.16);
  return at(x, y, [
    ellipse(0, rx * 0.09, rx * 0.985, ry, edge),
    ellipse(
      0,
      0,
      rx,
      ry,
      linear(
        [
          [0, tone(colour, 0.02)],
          [1, tone(colour, -0.05)],
        ],
        60,
      ),
    ),
    rim === undefined ? '' : ellipse(0, 0, rx * 0.93, ry * 0.93, 'none', { stroke: rim, width: rx * 0.045 }),
    ellipse(
      0,
      rx * 0.012,
      rx * 0.76,
      ry * 0.75,
      linear(
        [
          [0, tone(colour, -0.1)],
          [0.6, tone(colour, -0.02)],
          [1, tone(colour, 0.02)],
        ],
        80,
      ),
    ),
    join(content),
  ]);
}

/** An oval platter, for fish and mixed grills. */
export function platter(
  x: number,
  y: number,
  rx: number,
  content: Content,
  colour: string = ware.white,
  flat = 0.44,
): Svg {
  return at(x, y, [
    ellipse(0, rx * 0.08, rx * 0.985, rx * flat, tone(colour, -0.16)),
    ellipse(
      0,
      0,
      rx,
      rx * flat,
      linear(
        [
          [0, tone(colour, 0.02)],
          [1, tone(colour, -0.05)],
        ],
        60,
      ),
    ),
    ellipse(
      0,
      1,
      rx * 0.84,
      rx * flat * 0.78,
      linear(
        [
          [0, tone(colour, -0.1)],
          [0.6, tone(colour, -0.02)],
          [1, tone(colour, 0.02)],
        ],
        80,
      ),
    ),
    join(content),
  ]);
}

/** Seen from above. */
export function dishTop(
  x: number,
  y: number,
  r: number,
  fill: Fill,
  content: Content,
  colour: string = ware.white,
): Svg {
  return at(x, y, [
    circle(0, r * 0.05, r, tone(colour, -0.2)),
    circle(
      0,
      0,
      r,
      linear(
        [
          [0, tone(colour, 0.04)],
          [1, tone(colour, -0.08)],
        ],
        60,
      ),
    ),
    circle(
      0,
      0,
      r * 0.9,
      linear(
        [
          [0, tone(colour, -0.2)],
          [0.7, tone(colour, -0.05)],
          [1, tone(colour, 0.01)],
        ],
        60,
      ),
    ),
    clip(circle(0, r * 0.01, r * 0.86, '#000'), [
      circle(0, r * 0.01, r * 0.86, fill),
      join(content),
      circle(0, 0, r * 0.87, 'none', { stroke: '#2b1405', width: r * 0.05, opacity: 0.13 }),
    ]),
  ]);
}

/** A frying pan from above: two ears, or one handle pointing at the given angle. */
export function pan(
  x: number,
  y: number,
  r: number,
  fill: Fill,
  content: Content,
  handle: 'ears' | number = 'ears',
  colour: string = ware.iron,
): Svg {
  const ear = (side: number): Svg =>
    path(
      `M${num(side * r * 0.94)} ${num(-r * 0.24)}` +
        `q${num(side * r * 0.3)} ${num(r * 0.02)} ${num(side * r * 0.3)} ${num(r * 0.24)}` +
        `t${num(-side * r * 0.3)} ${num(r * 0.24)}`,
      'none',
      { stroke: tone(colour, 0.06), width: r * 0.1 },
    );
  const grip = (angle: number): Svg =>
    at(
      0,
      0,
      [
        rect(r * 0.9, -r * 0.1, r * 0.3, r * 0.2, r * 0.06, tone(colour, 0.12)),
        rect(r * 1.1, -r * 0.12, r * 0.62, r * 0.24, r * 0.12, soft(ware.walnut)),
        circle(r * 1.58, 0, r * 0.04, tone(ware.walnut, -0.16)),
      ],
      { turn: angle },
    );
  return at(x, y, [handle === 'ears' ? ear(-1) + ear(1) : grip(handle), dishTop(0, 0, r, fill, content, colour)]);
}
