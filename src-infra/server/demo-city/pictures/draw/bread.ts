// Bread and baking, drawn around the origin.
import { tone } from './colour.ts';
import { blob, scatter } from './random.ts';
import { at, circle, clip, ellipse, line, linear, num, path, radial, rect, round, soft, type Svg } from './svg.ts';

/** Flat bread with blisters: naan, pita, tortilla, injera. */
export function flatbread(seedText: string, rx = 40, ry = 30, colour = '#eec98d', spots = 14, spot = '#a86a33'): Svg {
  const d = blob(seedText, rx, ry, 0.06, 11);
  const blisters = scatter(`${seedText}spots`, spots, { rx: rx * 0.82, ry: ry * 0.8 }, ({ x, y, rand }) =>
    at(x, y, path(blob(`${seedText}${num(x)}`, rand(1.6, rx * 0.13), rand(1.2, ry * 0.1), 0.2, 7), spot), {
      opacity: rand(0.35, 0.75),
    }),
  );
  return (
    at(0, ry * 0.1, path(d, tone(colour, -0.17))) +
    path(
      d,
      radial(
        [
          [0, tone(colour, 0.05)],
          [0.72, tone(colour, 0.015)],
          [1, tone(colour, -0.08)],
        ],
        0.45,
        0.4,
        0.62,
      ),
    ) +
    clip(path(d, '#000'), blisters)
  );
}

/** A pita cut into a triangle. */
export function pitaWedge(size = 30, colour = '#e9c188'): Svg {
  const s = size / 2;
  const d =
    `M0 ${num(-s)}Q${num(s * 0.12)} ${num(-s)} ${num(s * 0.2)} ${num(-s * 0.8)}L${num(s * 0.94)} ${num(s * 0.5)}` +
    `Q${num(s * 0.3)} ${num(s * 1.02)} ${num(-s * 0.94)} ${num(s * 0.5)}L${num(-s * 0.2)} ${num(-s * 0.8)}` +
    `Q${num(-s * 0.12)} ${num(-s)} 0 ${num(-s)}Z`;
  return (
    at(0, s * 0.14, path(d, tone(colour, -0.16))) +
    path(d, soft(colour, 1.2)) +
    clip(path(d, '#000'), [
      ellipse(-s * 0.2, s * 0.16, s * 0.18, s * 0.12, '#b57a3e', { opacity: 0.7 }),
      ellipse(s * 0.3, s * 0.4, s * 0.16, s * 0.1, '#b57a3e', { opacity: 0.7 }),
      ellipse(0, -s * 0.4, s * 0.1, s * 0.09, '#b57a3e', { opacity: 0.6 }),
    ])
  );
}

/** A toasted slice lying flat. */
export function toast(w = 60, h = 50, colour = '#e0a85d', crust = '#9a5a28'): Svg {
  const x = w / 2;
  const y = h / 2;
  const d =
    `M${num(-x * 0.86)} ${num(y)}Q${num(-x * 0.96)} ${num(y)} ${num(-x * 0.94)} ${num(y * 0.8)}` +
    `L${num(-x * 0.86)} ${num(-y * 0.2)}` +
    `C${num(-x * 1.16)} ${num(-y * 0.5)} ${num(-x * 0.9)} ${num(-y)} ${num(-x * 0.5)} ${num(-y * 0.96)}` +
    `Q0 ${num(-y * 1.1)} ${num(x * 0.5)} ${num(-y * 0.96)}` +
    `C${num(x * 0.9)} ${num(-y)} ${num(x * 1.16)} ${num(-y * 0.5)} ${num(x * 0.86)} ${num(-y * 0.2)}` +
    `L${num(x * 0.94)} ${num(y * 0.8)}Q${num(x * 0.96)} ${num(y)} ${num(x * 0.86)} ${num(y)}Z`;
  const pores = clip(
    path(d, '#000'),
    scatter(`toast${num(w)}`, 18, { rx: x * 0.72, ry: y * 0.72 }, ({ x: px, y: py, rand }) =>
      ellipse(px, py, rand(0.8, 1.9), rand(0.6, 1.2), tone(colour, -0.09)),
    ),
  );
  return (
    at(0, h * 0.1, path(d, tone(crust, -0.08))) +
    path(d, soft(crust)) +
    at(
      0,
      0,
      path(
        d,
        radial([
          [0, tone(colour, 0.09)],
          [0.8, tone(colour, 0.02)],
          [1, tone(colour, -0.05)],
        ]),
        {},
      ),
      { scale: 0.89 },
    ) +
    pores
  );
}

/** A round of baguette. */
export function crouton(size = 12, colour = '#dba257'): Svg {
  const s = size / 2;
  return (
    rect(-s, -s + size * 0.12, size, size, size * 0.2, tone(colour, -0.17)) +
    rect(-s, -s, size, size, size * 0.2, soft(colour, 1.3)) +
    ellipse(-s * 0.2, -s * 0.1, s * 0.2, s * 0.14, tone(colour, 0.11)) +
    ellipse(s * 0.36, s * 0.3, s * 0.14, s * 0.1, tone(colour, 0.1))
  );
}

/** A scored loaf. */
export function loaf(length: number, width: number, colour = '#c98443', cuts = 4, floured = false): Svg {
  const x = length / 2;
  const y = width / 2;
  const d =
    `M${num(-x)} 0C${num(-x)} ${num(-y * 0.9)} ${num(-x * 0.7)} ${num(-y)} ${num(-x * 0.4)} ${num(-y)}` +
    `H${num(x * 0.4)}C${num(x * 0.7)} ${num(-y)} ${num(x)} ${num(-y * 0.9)} ${num(x)} 0` +
    `S${num(x * 0.7)} ${num(y)} ${num(x * 0.4)} ${num(y)}H${num(-x * 0.4)}` +
    `C${num(-x * 0.7)} ${num(y)} ${num(-x)} ${num(y * 0.9)} ${num(-x)} 0Z`;
  const scores = Array.from({ length: cuts }, (_, i) => {
    const px = -x * 0.66 + ((i + 0.5) * x * 1.32) / cuts;
    return path(
      `M${num(px - width * 0.2)} ${num(y * 0.44)}` +
        `Q${num(px - width * 0.14)} ${num(-y * 0.2)} ${num(px + width * 0.22)} ${num(-y * 0.62)}` +
        `Q${num(px + width * 0.16)} ${num(y * 0.08)} ${num(px - width * 0.2)} ${num(y * 0.44)}Z`,
      linear([
        [0, '#f7dfb0'],
        [1, '#e5bb78'],
      ]),
      { stroke: tone(colour, -0.12), width: 1.1 },
    );
  });
  return (
    path(
      d,
      linear([
        [0, tone(colour, 0.1)],
        [0.45, colour],
        [1, tone(colour, -0.15)],
      ]),
    ) +
    (floured
      ? clip(
          path(d, '#000'),
          scatter(
            `flour${num(length)}`,
            40,
            { x: 0, y: -y * 0.2, rx: x * 0.9, ry: y * 0.7 },
            ({ x: px, y: py, rand }) => circle(px, py, rand(0.6, 1.6), '#fff4dc', { opacity: 0.75 }),
          ),
        )
      : '') +
    scores.join('') +
    line(
      `M${num(-x * 0.8)} ${num(-y * 0.5)}Q${num(-x * 0.7)} ${num(-y * 0.78)} ${num(-x * 0.4)} ${num(-y * 0.8)}`,
      '#fff',
      width * 0.05,
      0.36,
    )
  );
}

/** A soft tube of pastry: churro, eclair, cannoli. */
export function pastryTube(length: number, width: number, colour: string, ridges = true): Svg {
  const base = rect(
    -length / 2,
    -width / 2,
    length,
    width,
    width / 2,
    linear([
      [0, tone(colour, 0.08)],
      [0.5, colour],
      [1, tone(colour, -0.13)],
    ]),
  );
  return (
    rect(-length / 2, -width / 2 + width * 0.12, length, width, width / 2, tone(colour, -0.19)) +
    base +
    (ridges
      ? line(
          `M${num(-length * 0.44)} ${num(-width * 0.2)}H${num(length * 0.44)}` +
            `M${num(-length * 0.46)} ${num(width * 0.14)}H${num(length * 0.46)}`,
          tone(colour, -0.1),
          width * 0.07,
        ) +
        scatter(`sugar${num(length)}`, 20, { rx: length * 0.45, ry: width * 0.4 }, ({ x, y }) =>
          rect(x, y, 1.4, 1.4, 0.3, '#fff6e2'),
        )
      : '')
  );
}

export const waffleGrid = (w: number, h: number, colour = '#d9963f'): Svg => {
  const cells = Array.from({ length: 16 }, (_, i) =>
    rect(
      -w / 2 + w * 0.085 + (i % 4) * w * 0.215,
      -h / 2 + h * 0.085 + Math.floor(i / 4) * h * 0.215,
      w * 0.175,
      h * 0.175,
      2.5,
      linear([
        [0, tone(colour, -0.15)],
        [1, tone(colour, -0.04)],
      ]),
    ),
  );
  return (
    rect(-w / 2, -h / 2 + 4, w, h, w * 0.12, tone(colour, -0.18)) +
    rect(-w / 2, -h / 2, w, h, w * 0.12, soft(colour, 1.2)) +
    cells.join('')
  );
};

export const cookie = (seedText: string, r = 20, colour = '#c98a4b', chips = '#4a2a1b'): Svg => {
  const d = blob(seedText, r, r, 0.03, 12);
  return (
    at(0, r * 0.08, path(d, tone(colour, -0.17))) +
    path(d, round(colour, 1.1)) +
    scatter(`${seedText}chips`, 9, { rx: r * 0.74, ry: r * 0.74 }, ({ x, y, rand }) =>
      at(x, y, path(blob(`${seedText}${num(x)}`, rand(2.2, 3.6), rand(1.8, 2.9), 0.18, 6), soft(chips, 1.4)), {
        turn: rand(0, 90),
      }),
    ) +
    scatter(`${seedText}pores`, 8, { rx: r * 0.8, ry: r * 0.8 }, ({ x, y }) => circle(x, y, 0.9, tone(colour, -0.12)))
  );
};
