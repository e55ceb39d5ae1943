import { tone } from './colour.ts';
import { random, scatter } from './random.ts';
import { at, ellipse, line, linear, num, path, radial, round, type Svg } from './svg.ts';

/** A scoop with a ragged skirt; y is its center. */
export function scoop(r: number, colour: string, bits: readonly string[] = []): Svg {
  const rand = random(`scoop${colour}`);
  const points = Array.from(
    { length: 9 },
    (_, i) =>
      `Q${num(r * 1.1 - (i + 0.5) * r * 0.245)} ${num(r * rand(0.62, 0.92))}` +
      ` ${num(r * 1.1 - (i + 1) * r * 0.245)} ${num(r * 0.42)}`,
  ).join('');
  const d =
    `M${num(-r)} ${num(r * 0.2)}A${num(r)} ${num(r)} 0 0 1 ${num(r)} ${num(r * 0.2)}` +
    `Q${num(r * 1.16)} ${num(r * 0.3)} ${num(r * 1.1)} ${num(r * 0.42)}${points}` +
    `Q${num(-r * 1.16)} ${num(r * 0.3)} ${num(-r)} ${num(r * 0.2)}Z`;
  const inner = scatter(
    `bits${colour}${bits.join('')}`,
    bits.length * 5,
    { x: 0, y: -r * 0.1, rx: r * 0.74, ry: r * 0.66 },
    ({ x, y, i, rand: spin }) =>
      at(x, y, ellipse(0, 0, spin(1.1, 2.2), spin(0.8, 1.3), bits[i % Math.max(1, bits.length)] ?? '#fff'), {
        turn: spin(0, 180),
      }),
  );
  return (
    path(d, round(colour, 1.2)) +
    inner +
    path(
      `M${num(-r * 0.66)} ${num(-r * 0.22)}Q${num(-r * 0.5)} ${num(-r * 0.66)} ${num(-r * 0.06)} ${num(-r * 0.72)}`,
      'none',
      {
        stroke: '#fff',
        width: r * 0.12,
        opacity: 0.5,
      },
    )
  );
}

/** Whipped cream in three turns; y is its foot. */
export function cream(w = 34, h = 28, colour = '#fff9ee'): Svg {
  const x = w / 2;
  const tier = (y: number, half: number, height: number): Svg =>
    path(
      `M${num(-half)} ${num(y)}` +
        `C${num(-half * 1.12)} ${num(y - height * 0.8)} ${num(half * 0.6)} ${num(y - height * 1.2)} ${num(half)}` +
        ` ${num(y - height * 0.5)}` +
        `C${num(half * 1.14)} ${num(y + height * 0.3)} ${num(-half * 0.7)} ${num(y + height * 0.6)} ${num(-half)}` +
        ` ${num(y)}` +
        `Z`,
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
      `M${num(-x * 0.46)} ${num(-h * 0.58)}` +
        `C${num(-x * 0.5)} ${num(-h * 0.86)} ${num(x * 0.04)} ${num(-h * 0.8)} ${num(x * 0.1)} ${num(-h * 1.06)}` +
        `C${num(x * 0.34)} ${num(-h * 0.86)} ${num(x * 0.6)} ${num(-h * 0.62)} ${num(x * 0.34)} ${num(-h * 0.48)}` +
        `Q0 ${num(-h * 0.34)} ${num(-x * 0.46)} ${num(-h * 0.58)}Z`,
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
    return (
      `q${num(-step * 0.06)} ${num(fall)} ${num(-step * 0.32)} ${num(fall)}t${num(-step * 0.3)} ${num(-fall)}` +
      `q${num(-step * 0.19)} ${num(-h * 0.1)} ${num(-step * 0.38)} 0`
    );
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
    `M${num(-w / 2)}` +
      ` ${num(-h / 2)}` +
      Array.from(
        { length: turns },
        (_, i) => `L${num(-w / 2 + ((i + 0.9) * w) / turns)} ${num(i % 2 === 0 ? h / 2 : -h / 2)}`,
      ).join(''),
    colour,
    width,
  );

/** A spiral ridge, as in hummus or yoghurt; lies flat. */
export function swirl(rx: number, ry: number, colour: string, well?: string): Svg {
  const ring = (k: number, shade: number, width: number): Svg =>
    path(`M${num(-rx * k)} 0A${num(rx * k)} ${num(ry * k)} 0 1 1 ${num(rx * k * 0.4)} ${num(ry * k * 0.92)}`, 'none', {
      stroke: tone(colour, shade),
      width,
    });
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
        path(
          `M${num(-rx * 0.3)} ${num(ry * 0.2)}` +
            `Q${num(-rx * 0.62)} ${num(ry * 0.56)} ${num(-rx * 0.1)} ${num(ry * 0.66)}`,
          'none',
          {
            stroke: well,
            width: rx * 0.07,
            opacity: 0.9,
          },
        ))
  );
}
