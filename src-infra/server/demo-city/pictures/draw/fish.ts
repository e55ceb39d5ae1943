// Fish, prawns and sushi, drawn around the origin.
import { tone } from './colour.ts';
import { blob, scatter } from './random.ts';
import { at, circle, clip, ellipse, line, linear, num, path, soft, type Svg } from './svg.ts';

export function prawn(size = 24, colour = '#f2825a'): Svg {
  const s = size / 2;
  const body =
    `M${num(s * 0.72)} ${num(-s * 0.72)}` +
    `C${num(-s * 0.5)} ${num(-s * 1.06)} ${num(-s * 1.12)} ${num(s * 0.1)} ${num(-s * 0.3)} ${num(s * 0.72)}` +
    `C${num(s * 0.1)} ${num(s * 0.98)} ${num(s * 0.5)} ${num(s * 0.8)} ${num(s * 0.56)} ${num(s * 0.56)}` +
    `C${num(s * 0.06)} ${num(s * 0.62)} ${num(-s * 0.32)} ${num(s * 0.16)} ${num(s * 0.04)} ${num(-s * 0.14)}` +
    `C${num(s * 0.26)} ${num(-s * 0.3)} ${num(s * 0.66)} ${num(-s * 0.16)} ${num(s * 0.9)} ${num(-s * 0.34)}Z`;
  return (
    path(
      `M${num(s * 0.46)} ${num(s * 0.62)}l${num(s * 0.5)} ${num(-s * 0.26)}` +
        `q${num(s * 0.06)} ${num(s * 0.26)} ${num(-s * 0.14)} ${num(s * 0.36)}` +
        `q${num(s * 0.16)} ${num(s * 0.16)} ${num(-s * 0.04)} ${num(s * 0.3)}Z`,
      tone(colour, -0.1),
    ) +
    path(
      body,
      linear(
        [
          [0, tone(colour, 0.06)],
          [0.5, tone(colour, 0.1)],
          [1, tone(colour, -0.06)],
        ],
        60,
      ),
    ) +
    clip(
      path(body, '#000'),
      line(
        `M${num(-s * 0.9)} ${num(-s * 0.3)}L${num(0)} ${num(-s * 0.06)}M${num(-s * 0.3)} ${num(-s)}` +
          `L${num(s * 0.1)} ${num(-s * 0.1)}M${num(s * 0.4)} ${num(-s)}L${num(s * 0.3)} ${num(-s * 0.2)}` +
          `M${num(-s * 0.9)} ${num(s * 0.36)}L${num(0)} ${num(s * 0.14)}M${num(-s * 0.3)} ${num(s)}` +
          `L${num(s * 0.1)} ${num(s * 0.3)}`,
        tone(colour, -0.1),
        s * 0.12,
      ),
    ) +
    line(
      `M${num(-s * 0.56)} ${num(-s * 0.34)}Q${num(-s * 0.34)} ${num(-s * 0.74)} ${num(s * 0.06)} ${num(-s * 0.8)}`,
      '#fff',
      s * 0.09,
      0.5,
    )
  );
}

/** A slice of raw fish with its grain. */
export function fishSlice(w = 40, h = 20, colour = '#f5793f', grain = '#fcc3a0'): Svg {
  const x = w / 2;
  const y = h / 2;
  const d =
    `M${num(-x)} ${num(y * 0.6)}Q${num(-x * 0.96)} ${num(-y)} ${num(-x * 0.2)} ${num(-y)}` +
    `L${num(x * 0.66)} ${num(-y * 0.86)}Q${num(x * 1.04)} ${num(-y * 0.5)} ${num(x)} ${num(y * 0.6)}` +
    `Q${num(x * 0.5)} ${num(y * 1.06)} 0 ${num(y)}T${num(-x)} ${num(y * 0.6)}Z`;
  const lines = [-0.62, -0.3, 0.02, 0.34, 0.66]
    .map(
      (share) =>
        `M${num(x * share - y * 0.7)} ${num(y * 1.1)}` +
        `Q${num(x * share + y * 0.2)} ${num(y * 0.1)} ${num(x * share + y * 0.9)} ${num(-y * 1.1)}`,
    )
    .join('');
  return (
    path(
      d,
      linear([
        [0, tone(colour, 0.05)],
        [1, tone(colour, -0.05)],
      ]),
    ) +
    clip(path(d, '#000'), line(lines, grain, h * 0.1, 0.9)) +
    line(
      `M${num(-x * 0.7)} ${num(-y * 0.66)}Q${num(-x * 0.2)} ${num(-y * 0.84)} ${num(x * 0.5)} ${num(-y * 0.7)}`,
      '#fff',
      h * 0.07,
      0.5,
    )
  );
}

export function nigiri(topping: Svg, band = false): Svg {
  const rice = blob('nigiri', 24, 11, 0.05, 12);
  const grains = scatter('nigirigrains', 22, { x: 0, y: 12, rx: 20, ry: 6 }, ({ x, y, rand }) =>
    at(x, y, ellipse(0, 0, 2.3, 1.1, '#e4ddd0'), { turn: rand(-60, 60) }),
  );
  return (
    at(
      0,
      11,
      path(
        rice,
        linear([
          [0, '#fffdf8'],
          [1, '#ddd5c6'],
        ]),
      ),
    ) +
    grains +
    at(0, -1, topping) +
    (band ? path('M-5 -12Q0 -14 5 -12L6 20Q0 22 -6 20Z', soft('#24392f', 1.2)) : '')
  );
}

/** One piece of maki, standing: the ring, the rice, the heart. */
export function maki(
  heart: readonly string[],
  r = 15,
  outside: 'nori' | 'sesame' | 'salmon' | 'roe' | 'avocado' = 'nori',
): Svg {
  const skin = { nori: '#22342c', sesame: '#f7f2e6', salmon: '#f5793f', roe: '#f06a2a', avocado: '#a9c65a' }[outside];
  const ry = r * 0.62;
  const h = r * 1.05;
  const side = `M${num(-r)} 0V${num(h)}A${num(r)} ${num(ry)} 0 0 0 ${num(r)} ${num(h)}V0Z`;
  const speckle =
    outside === 'nori'
      ? line(`M${num(-r * 0.7)} ${num(ry * 0.9)}v${num(h * 0.8)}`, '#fff', 1.2, 0.22)
      : scatter(
          `maki${outside}`,
          outside === 'roe' ? 34 : 22,
          { x: 0, y: h * 0.85, rx: r * 0.9, ry: h * 0.55 },
          ({ x, y, rand, i }) =>
            outside === 'roe'
              ? circle(x, y, 1.7, i % 3 === 0 ? '#ffb05c' : '#e2531a')
              : outside === 'sesame'
                ? at(x, y, ellipse(0, 0, 1.5, 0.9, i % 2 === 0 ? '#d9b169' : '#3b3430'), { turn: rand(0, 180) })
                : ellipse(x, y, 2.6, 0.9, outside === 'salmon' ? '#fcc3a0' : '#dce7a4'),
        );
  const [a = '#f5793f', b = a, c = b] = heart;
  return (
    path(
      side,
      linear(
        [
          [0, tone(skin, 0.03)],
          [0.3, tone(skin, 0.06)],
          [1, tone(skin, -0.12)],
        ],
        0,
      ),
    ) +
    clip(path(side, '#000'), speckle) +
    ellipse(0, 0, r, ry, outside === 'nori' ? tone(skin, 0.1) : tone(skin, 0.02)) +
    ellipse(0, 0, r * 0.9, ry * 0.9, outside === 'nori' ? '#fbf7ee' : '#fdfaf3') +
    (outside === 'nori' ? '' : ellipse(0, 0, r * 0.56, ry * 0.58, '#22342c')) +
    ellipse(0, 0, r * 0.46, ry * 0.48, a) +
    path(`M0 0L${num(r * 0.46)} 0A${num(r * 0.46)} ${num(ry * 0.48)} 0 0 1 ${num(-r * 0.2)} ${num(ry * 0.43)}Z`, b) +
    path(
      `M0 0L${num(-r * 0.2)} ${num(ry * 0.43)}` +
        `A${num(r * 0.46)} ${num(ry * 0.48)} 0 0 1 ${num(-r * 0.4)} ${num(-ry * 0.24)}Z`,
      c,
    ) +
    line(
      `M${num(-r * 0.7)} ${num(-ry * 0.3)}l2 -1M${num(r * 0.6)} ${num(-ry * 0.4)}l2 1` +
        `M${num(-r * 0.55)} ${num(ry * 0.52)}l2.4 .4M${num(r * 0.62)} ${num(ry * 0.4)}l2 -1`,
      '#ddd5c4',
      1.3,
    )
  );
}
