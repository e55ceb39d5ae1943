import { tone } from './colour.ts';
import { blob, scatter } from './random.ts';
import { at, circle, clip, ellipse, line, linear, num, path, radial, rect, round, soft, type Svg } from './svg.ts';

export function macaron(w: number, colour: string): Svg {
  const x = w / 2;
  const half = (flip: number): Svg =>
    path(
      `M${num(-x)} ${num(flip * w * 0.08)}` +
        `C${num(-x)} ${num(flip * w * 0.36)} ${num(-x * 0.6)} ${num(flip * w * 0.4)} 0 ${num(flip * w * 0.4)}` +
        `S${num(x)} ${num(flip * w * 0.36)} ${num(x)} ${num(flip * w * 0.08)}Z`,
      flip < 0
        ? linear([
            [0, tone(colour, 0.07)],
            [1, colour],
          ])
        : linear([
            [0, tone(colour, -0.03)],
            [1, tone(colour, -0.12)],
          ]),
    );
  const feet = (y: number): Svg =>
    Array.from({ length: 11 }, (_, i) =>
      circle(-x * 0.92 + (i * x * 1.84) / 10, y, w * 0.052, i % 2 === 0 ? tone(colour, -0.06) : tone(colour, 0.05)),
    ).join('');
  return (
    half(1) +
    rect(-x * 0.9, -w * 0.09, w * 0.9, w * 0.18, w * 0.08, tone(colour, 0.12)) +
    half(-1) +
    feet(-w * 0.08) +
    feet(w * 0.09) +
    ellipse(-x * 0.36, -w * 0.28, x * 0.26, w * 0.045, '#fff', { opacity: 0.45 })
  );
}

export function chocolate(
  size: number,
  colour = '#5b3220',
  mark: 'lines' | 'dot' | 'nut' = 'lines',
  roundShape = false,
): Svg {
  const s = size / 2;
  const base = roundShape
    ? circle(0, s * 0.16, s, tone(colour, -0.12)) + circle(0, 0, s, round(colour, 1.4))
    : rect(-s, -s + s * 0.22, size, size, s * 0.26, tone(colour, -0.12)) +
      rect(-s, -s, size, size, s * 0.26, soft(colour, 1.5));
  const deco =
    mark === 'lines'
      ? line(
          `M${num(-s * 0.6)} ${num(s * 0.3)}L${num(-s * 0.1)} ${num(-s * 0.6)}M${num(-s * 0.2)} ${num(s * 0.5)}` +
            `L${num(s * 0.3)} ${num(-s * 0.5)}M${num(s * 0.2)} ${num(s * 0.6)}L${num(s * 0.64)} ${num(-s * 0.3)}`,
          '#f3dcc0',
          size * 0.06,
        )
      : mark === 'dot'
        ? circle(0, 0, s * 0.34, '#f0d4a8') + circle(0, 0, s * 0.18, tone('#f0d4a8', -0.16))
        : path(blob('choconut', s * 0.4, s * 0.3, 0.12, 7), soft('#c98f4e', 1.3));
  return base + deco + ellipse(-s * 0.4, -s * 0.56, s * 0.28, s * 0.1, '#fff', { opacity: 0.35 });
}

export const cherry = (r = 7): Svg =>
  circle(0, 0, r, round('#d21f3a', 1.4)) +
  ellipse(-r * 0.36, -r * 0.4, r * 0.28, r * 0.18, '#fff', { opacity: 0.6 }) +
  line(`M0 ${num(-r * 0.7)}Q${num(r * 0.3)} ${num(-r * 2)} ${num(r * 1.3)} ${num(-r * 2.2)}`, '#6b8a35', r * 0.2);

export const wafer = (length = 34, width = 9): Svg =>
  rect(
    -width / 2,
    -length / 2,
    width,
    length,
    width / 2,
    linear(
      [
        [0, '#eec27a'],
        [0.5, '#d99d4b'],
        [1, '#b97c30'],
      ],
      0,
    ),
  ) +
  line(
    Array.from(
      { length: 5 },
      (_, i) => `M${num(-width / 2)} ${num(-length * 0.36 + i * length * 0.18)}l${num(width)} ${num(-width * 0.7)}`,
    ).join(''),
    '#a96d28',
    1.6,
  );

/** A pleated paper cup with a domed cake: muffin or cupcake; y is the rim of the paper. */
export function paperCup(w: number, h: number, colour: string): Svg {
  const x = w / 2;
  const d = `M${num(-x)} 0L${num(-x * 0.74)} ${num(h)}Q0 ${num(h * 1.14)} ${num(x * 0.74)} ${num(h)}L${num(x)} 0Z`;
  const pleats = Array.from(
    { length: 8 },
    (_, i) => `M${num(-x + ((i + 0.5) * w) / 8)} 0L${num((-x + ((i + 0.5) * w) / 8) * 0.76)} ${num(h * 1.06)}`,
  ).join('');
  return (
    path(
      d,
      linear(
        [
          [0, tone(colour, 0.06)],
          [0.5, colour],
          [1, tone(colour, -0.13)],
        ],
        0,
      ),
    ) + clip(path(d, '#000'), line(pleats, tone(colour, -0.12), w * 0.035))
  );
}

export function sprinkles(seedText: string, count: number, rx: number, ry: number): Svg {
  const colours = ['#e8476a', '#3aa0d8', '#f6c32c', '#5bb548', '#ffffff', '#9a5bd0'];
  return scatter(seedText, count, { rx, ry }, ({ x, y, i, rand }) =>
    at(x, y, rect(-2.4, -0.9, 4.8, 1.8, 0.9, colours[i % colours.length] ?? '#fff'), { turn: rand(0, 180) }),
  );
}

export function doughnut(r: number, dough: string, icing: string, topping: Svg = ''): Svg {
  const ring = (d: string): string =>
    `${d}M${num(r * 0.3)} 0A${num(r * 0.3)} ${num(r * 0.3)} 0 1 0 ${num(-r * 0.3)} 0` +
    `A${num(r * 0.3)} ${num(r * 0.3)} 0 1 0 ${num(r * 0.3)} 0Z`;
  const icingEdge = blob(`icing${icing}`, r * 0.86, r * 0.84, 0.05, 13);
  return (
    at(0, r * 0.1, path(blob('dough', r, r, 0.015, 14), tone(dough, -0.18))) +
    path(
      blob('dough', r, r, 0.015, 14),
      radial([
        [0.3, tone(dough, -0.06)],
        [0.7, tone(dough, 0.05)],
        [1, tone(dough, -0.06)],
      ]),
    ) +
    path(ring(icingEdge), soft(icing, 1.1), { holes: true }) +
    ellipse(
      0,
      0,
      r * 0.3,
      r * 0.3,
      linear([
        [0, tone(dough, -0.22)],
        [1, tone(dough, -0.05)],
      ]),
    ) +
    topping +
    path(
      `M${num(-r * 0.7)} ${num(-r * 0.2)}Q${num(-r * 0.56)} ${num(-r * 0.62)} ${num(-r * 0.12)} ${num(-r * 0.72)}`,
      'none',
      {
        stroke: '#fff',
        width: r * 0.08,
        opacity: 0.5,
      },
    )
  );
}
