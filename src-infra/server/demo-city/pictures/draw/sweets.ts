// Cream, ice cream, cakes: drawn around the origin.
import { tone } from './colour.ts';
import { blob, random, scatter } from './random.ts';
import { at, circle, clip, ellipse, line, linear, num, path, radial, rect, round, soft, type Svg } from './svg.ts';

/** A scoop with a ragged skirt; y is its centre. */
export function scoop(r: number, colour: string, bits: readonly string[] = []): Svg {
  const rand = random(`scoop${colour}`);
  const points = Array.from(
    { length: 9 },
    (_, i) => `Q${num(r * 1.1 - (i + 0.5) * r * 0.245)} ${num(r * rand(0.62, 0.92))} ${num(r * 1.1 - (i + 1) * r * 0.245)} ${num(r * 0.42)}`,
  ).join('');
  const d = `M${num(-r)} ${num(r * 0.2)}A${num(r)} ${num(r)} 0 0 1 ${num(r)} ${num(r * 0.2)}Q${num(r * 1.16)} ${num(r * 0.3)} ${num(r * 1.1)} ${num(r * 0.42)}${points}Q${num(-r * 1.16)} ${num(r * 0.3)} ${num(-r)} ${num(r * 0.2)}Z`;
  const inner = scatter(`bits${colour}${bits.join('')}`, bits.length * 5, { x: 0, y: -r * 0.1, rx: r * 0.74, ry: r * 0.66 }, ({ x, y, i, rand: spin }) =>
    at(x, y, ellipse(0, 0, spin(1.1, 2.2), spin(0.8, 1.3), bits[i % Math.max(1, bits.length)] ?? '#fff'), { turn: spin(0, 180) }),
  );
  return (
    path(d, round(colour, 1.2)) +
    inner +
    path(`M${num(-r * 0.66)} ${num(-r * 0.22)}Q${num(-r * 0.5)} ${num(-r * 0.66)} ${num(-r * 0.06)} ${num(-r * 0.72)}`, 'none', {
      stroke: '#fff',
      width: r * 0.12,
      opacity: 0.5,
    })
  );
}

/** Whipped cream in three turns; y is its foot. */
export function cream(w = 34, h = 28, colour = '#fff9ee'): Svg {
  const x = w / 2;
  const tier = (y: number, half: number, height: number): Svg =>
    path(
      `M${num(-half)} ${num(y)}C${num(-half * 1.12)} ${num(y - height * 0.8)} ${num(half * 0.6)} ${num(y - height * 1.2)} ${num(half)} ${num(y - height * 0.5)}C${num(half * 1.14)} ${num(y + height * 0.3)} ${num(-half * 0.7)} ${num(y + height * 0.6)} ${num(-half)} ${num(y)}Z`,
      linear(
        [
          [0, tone(colour, 0.02)],
          [1, tone(colour, -0.1)],
        ],
        70,
      ),
    );
  return (
    tier(-h * 0.08, x, h * 0.36) +
    tier(-h * 0.36, x * 0.74, h * 0.32) +
    path(
      `M${num(-x * 0.46)} ${num(-h * 0.58)}C${num(-x * 0.5)} ${num(-h * 0.86)} ${num(x * 0.04)} ${num(-h * 0.8)} ${num(x * 0.1)} ${num(-h * 1.06)}C${num(x * 0.34)} ${num(-h * 0.86)} ${num(x * 0.6)} ${num(-h * 0.62)} ${num(x * 0.34)} ${num(-h * 0.48)}Q0 ${num(-h * 0.34)} ${num(-x * 0.46)} ${num(-h * 0.58)}Z`,
      linear(
        [
          [0, colour],
          [1, tone(colour, -0.08)],
        ],
        70,
      ),
    )
  );
}

/** A sauce poured over the top of something: drips along the lower edge. */
export function drip(w: number, h: number, colour: string, seedText = 'drip'): Svg {
  const rand = random(seedText);
  const x = w / 2;
  const count = Math.max(4, Math.round(w / 12));
  const step = w / count;
  const drops = Array.from({ length: count }, () => {
    const fall = h * rand(0.15, 0.9);
    return `q${num(-step * 0.06)} ${num(fall)} ${num(-step * 0.32)} ${num(fall)}t${num(-step * 0.3)} ${num(-fall)}q${num(-step * 0.19)} ${num(-h * 0.1)} ${num(-step * 0.38)} 0`;
  }).join('');
  return path(
    `M${num(-x)} ${num(-h * 0.3)}Q0 ${num(-h * 0.9)} ${num(x)} ${num(-h * 0.3)}V0${drops}Z`,
    linear([
      [0, tone(colour, 0.05)],
      [1, tone(colour, -0.05)],
    ]),
  );
}

/** A thin zigzag of sauce. */
export const zigzag = (w: number, h: number, colour: string, turns = 6, width = 2.4): Svg =>
  line(
    `M${num(-w / 2)} ${num(-h / 2)}${Array.from({ length: turns }, (_, i) => `L${num(-w / 2 + ((i + 0.9) * w) / turns)} ${num(i % 2 === 0 ? h / 2 : -h / 2)}`).join('')}`,
    colour,
    width,
  );

/** A spiral ridge, as in hummus or yoghurt; lies flat. */
export function swirl(rx: number, ry: number, colour: string, well?: string): Svg {
  const ring = (k: number, shade: number, width: number): Svg =>
    path(`M${num(-rx * k)} 0A${num(rx * k)} ${num(ry * k)} 0 1 1 ${num(rx * k * 0.4)} ${num(ry * k * 0.92)}`, 'none', { stroke: tone(colour, shade), width });
  return (
    ring(0.82, -0.07, rx * 0.07) +
    ring(0.78, 0.06, rx * 0.05) +
    ring(0.56, -0.08, rx * 0.08) +
    ring(0.52, 0.06, rx * 0.05) +
    (well === undefined
      ? ''
      : ellipse(
          rx * 0.02,
          ry * 0.04,
          rx * 0.34,
          ry * 0.34,
          radial([
            [0, tone(well, 0.08)],
            [0.7, well],
            [1, tone(well, -0.06)],
          ]),
        ) +
        path(`M${num(-rx * 0.3)} ${num(ry * 0.2)}Q${num(-rx * 0.62)} ${num(ry * 0.56)} ${num(-rx * 0.1)} ${num(ry * 0.66)}`, 'none', {
          stroke: well,
          width: rx * 0.07,
          opacity: 0.9,
        }))
  );
}

export function macaron(w: number, colour: string): Svg {
  const x = w / 2;
  const half = (flip: number): Svg =>
    path(
      `M${num(-x)} ${num(flip * w * 0.08)}C${num(-x)} ${num(flip * w * 0.36)} ${num(-x * 0.6)} ${num(flip * w * 0.4)} 0 ${num(flip * w * 0.4)}S${num(x)} ${num(flip * w * 0.36)} ${num(x)} ${num(flip * w * 0.08)}Z`,
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
    Array.from({ length: 11 }, (_, i) => circle(-x * 0.92 + (i * x * 1.84) / 10, y, w * 0.052, i % 2 === 0 ? tone(colour, -0.06) : tone(colour, 0.05))).join(
      '',
    );
  return (
    half(1) +
    rect(-x * 0.9, -w * 0.09, w * 0.9, w * 0.18, w * 0.08, tone(colour, 0.12)) +
    half(-1) +
    feet(-w * 0.08) +
    feet(w * 0.09) +
    ellipse(-x * 0.36, -w * 0.28, x * 0.26, w * 0.045, '#fff', { opacity: 0.45 })
  );
}

export function chocolate(size: number, colour = '#5b3220', mark: 'lines' | 'dot' | 'nut' = 'lines', roundShape = false): Svg {
  const s = size / 2;
  const base = roundShape
    ? circle(0, s * 0.16, s, tone(colour, -0.12)) + circle(0, 0, s, round(colour, 1.4))
    : rect(-s, -s + s * 0.22, size, size, s * 0.26, tone(colour, -0.12)) + rect(-s, -s, size, size, s * 0.26, soft(colour, 1.5));
  const deco =
    mark === 'lines'
      ? line(
          `M${num(-s * 0.6)} ${num(s * 0.3)}L${num(-s * 0.1)} ${num(-s * 0.6)}M${num(-s * 0.2)} ${num(s * 0.5)}L${num(s * 0.3)} ${num(-s * 0.5)}M${num(s * 0.2)} ${num(s * 0.6)}L${num(s * 0.64)} ${num(-s * 0.3)}`,
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
    Array.from({ length: 5 }, (_, i) => `M${num(-width / 2)} ${num(-length * 0.36 + i * length * 0.18)}l${num(width)} ${num(-width * 0.7)}`).join(''),
    '#a96d28',
    1.6,
  );

/** A pleated paper cup with a domed cake: muffin or cupcake; y is the rim of the paper. */
export function paperCup(w: number, h: number, colour: string): Svg {
  const x = w / 2;
  const d = `M${num(-x)} 0L${num(-x * 0.74)} ${num(h)}Q0 ${num(h * 1.14)} ${num(x * 0.74)} ${num(h)}L${num(x)} 0Z`;
  const pleats = Array.from({ length: 8 }, (_, i) => `M${num(-x + ((i + 0.5) * w) / 8)} 0L${num((-x + ((i + 0.5) * w) / 8) * 0.76)} ${num(h * 1.06)}`).join('');
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
    `${d}M${num(r * 0.3)} 0A${num(r * 0.3)} ${num(r * 0.3)} 0 1 0 ${num(-r * 0.3)} 0A${num(r * 0.3)} ${num(r * 0.3)} 0 1 0 ${num(r * 0.3)} 0Z`;
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
    path(`M${num(-r * 0.7)} ${num(-r * 0.2)}Q${num(-r * 0.56)} ${num(-r * 0.62)} ${num(-r * 0.12)} ${num(-r * 0.72)}`, 'none', {
      stroke: '#fff',
      width: r * 0.08,
      opacity: 0.5,
    })
  );
}
