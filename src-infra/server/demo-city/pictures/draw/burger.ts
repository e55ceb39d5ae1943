// The layers of a burger, each around the origin.
import { tone } from './colour.ts';
import { scatter } from './random.ts';
import { at, clip, ellipse, line, linear, num, path, rect, soft, type Svg } from './svg.ts';

/** The ruffled edge of lettuce between two layers. */
export function lettuceEdge(w: number, h: number, colour = '#7dbb45'): Svg {
  const bumps = Math.max(4, Math.round(w / 15));
  const step = w / bumps;
  const waves = Array.from({ length: bumps }, (_, i) => {
    const fall = h * ([0.62, 0.36, 0.7, 0.46][i % 4] ?? 0.5);
    return `c${num(-step * 0.08)} ${num(fall * 1.3)} ${num(-step * 0.92)} ${num(fall * 1.3)} ${num(-step)} 0`;
  }).join('');
  const d =
    `M${num(-w / 2)} ${num(-h * 0.4)}Q0 ${num(-h * 0.62)} ${num(w / 2)} ${num(-h * 0.4)}` +
    `V${num(-h * 0.1)}${waves}Z`;
  const veins = Array.from(
    { length: bumps },
    (_, i) => `M${num(w / 2 - (i + 0.5) * step)} ${num(-h * 0.2)}v${num(h * 0.34)}`,
  ).join('');
  return (
    path(
      d,
      linear([
        [0, tone(colour, -0.09)],
        [0.6, tone(colour, 0.02)],
        [1, tone(colour, 0.08)],
      ]),
    ) + line(veins, tone(colour, 0.13), 1.2, 0.6)
  );
}

/** The top half of a burger bun; y is its lower edge. */
export function bunTop(w: number, h: number, colour = '#d68a35', seeds: 'sesame' | 'none' | 'oats' = 'sesame'): Svg {
  const x = w / 2;
  const d =
    `M${num(-x)} ${num(-h * 0.08)}C${num(-x * 1.02)} ${num(-h * 0.82)} ${num(-x * 0.5)} ${num(-h)} 0 ${num(-h)}` +
    `S${num(x * 1.02)} ${num(-h * 0.82)} ${num(x)} ${num(-h * 0.08)}` +
    `Q${num(x)} ${num(h * 0.06)} ${num(x * 0.9)} ${num(h * 0.06)}H${num(-x * 0.9)}` +
    `Q${num(-x)} ${num(h * 0.06)} ${num(-x)} ${num(-h * 0.08)}Z`;
  const dots =
    seeds === 'none'
      ? ''
      : scatter(`bun${seeds}`, 15, { x: -x * 0.04, y: -h * 0.62, rx: x * 0.7, ry: h * 0.3 }, ({ x: px, y: py, rand }) =>
          at(
            px,
            py,
            ellipse(0, 0.5, 2.5, 1.5, tone(colour, -0.1)) +
              ellipse(0, 0, 2.4, 1.4, seeds === 'sesame' ? '#fdf0cf' : '#f1dcae'),
            {
              turn: rand(-50, 50),
            },
          ),
        );
  return (
    path(
      d,
      linear(
        [
          [0, tone(colour, 0.09)],
          [0.5, colour],
          [1, tone(colour, -0.1)],
        ],
        80,
      ),
    ) +
    path(
      `M${num(-x * 0.78)} ${num(-h * 0.5)}` +
        `C${num(-x * 0.66)} ${num(-h * 0.84)} ${num(-x * 0.3)} ${num(-h * 0.9)} ${num(-x * 0.06)} ${num(-h * 0.92)}`,
      'none',
      { stroke: '#fff', width: h * 0.08, opacity: 0.36 },
    ) +
    dots
  );
}

export function bunBottom(w: number, h: number, colour = '#d68a35'): Svg {
  const x = w / 2;
  return (
    path(
      `M${num(-x)} 0H${num(x)}C${num(x)} ${num(h * 0.86)} ${num(x * 0.8)} ${num(h)} ${num(x * 0.5)} ${num(h)}` +
        `H${num(-x * 0.5)}C${num(-x * 0.8)} ${num(h)} ${num(-x)} ${num(h * 0.86)} ${num(-x)} 0Z`,
      linear([
        [0, tone(colour, 0.05)],
        [0.3, colour],
        [1, tone(colour, -0.1)],
      ]),
    ) + rect(-x, -1, w, 4, 2, '#f6dba5')
  );
}

export function patty(w: number, h: number, colour = '#6e3b20'): Svg {
  const x = w / 2;
  const y = h / 2;
  const d =
    `M${num(-x)} 0C${num(-x)} ${num(-y * 1.2)} ${num(-x * 0.9)} ${num(-y)} ${num(-x * 0.5)} ${num(-y)}` +
    `H${num(x * 0.5)}C${num(x * 0.9)} ${num(-y)} ${num(x)} ${num(-y * 1.2)} ${num(x)} 0` +
    `S${num(x * 0.9)} ${num(y)} ${num(x * 0.5)} ${num(y)}H${num(-x * 0.5)}` +
    `C${num(-x * 0.9)} ${num(y)} ${num(-x)} ${num(y * 1.2)} ${num(-x)} 0Z`;
  return (
    path(
      d,
      linear([
        [0, tone(colour, 0.06)],
        [1, tone(colour, -0.08)],
      ]),
    ) +
    clip(
      path(d, '#000'),
      scatter(`patty${colour}${num(w)}`, 30, { rx: x * 0.95, ry: y * 0.85 }, ({ x: px, y: py, i, rand }) =>
        ellipse(px, py, rand(1.2, 2.8), rand(0.8, 1.5), tone(colour, i % 2 === 0 ? 0.07 : -0.08)),
      ),
    )
  );
}

/** A square of cheese over a patty, two corners hanging. */
export function cheeseDrape(w: number, h: number, colour = '#fbbf2f'): Svg {
  const x = w / 2;
  return path(
    `M${num(-x)} ${num(-h * 0.3)}H${num(x)}L${num(x * 0.94)} ${num(h * 0.1)}L${num(x * 0.62)} ${num(h * 0.24)}` +
      `L${num(x * 0.42)} ${num(h)}L${num(x * 0.14)} ${num(h * 0.24)}H${num(-x * 0.22)}` +
      `L${num(-x * 0.5)} ${num(h * 0.84)}L${num(-x * 0.72)} ${num(h * 0.22)}L${num(-x * 0.94)} ${num(h * 0.1)}Z`,
    soft(colour),
  );
}

export const layerOf = (w: number, h: number, colour: string): Svg =>
  rect(
    -w / 2,
    -h / 2,
    w,
    h,
    h / 2,
    linear([
      [0, tone(colour, 0.07)],
      [1, tone(colour, -0.07)],
    ]),
  );
