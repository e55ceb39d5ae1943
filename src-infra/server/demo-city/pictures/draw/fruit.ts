// Fruit and nuts, drawn around the origin.
import { tone } from './colour.ts';
import { at, circle, ellipse, line, num, path, round, soft, turns, type Svg } from './svg.ts';

export function citrusSlice(r = 14, rind = '#f6b91f', flesh = '#ffd84d'): Svg {
  const wedges = turns(8).map((turn) =>
    at(
      0,
      0,
      path(
        `M0 ${num(-r * 0.1)}L${num(-r * 0.24)} ${num(-r * 0.66)}` +
          `Q0 ${num(-r * 0.86)} ${num(r * 0.24)} ${num(-r * 0.66)}Z`,
        soft(flesh, 0.9),
      ),
      {
        turn,
      },
    ),
  );
  return circle(0, 0, r, soft(rind)) + circle(0, 0, r * 0.86, '#fff4d6') + wedges.join('');
}

/** A wedge standing on its rind. */
export function citrusWedge(w = 26, rind = '#f6b91f', flesh = '#ffd84d'): Svg {
  const r = w / 2;
  const cells = [-52, -18, 18, 52].map((turn) =>
    at(
      0,
      -r * 0.2,
      path(
        `M0 ${num(r * 0.04)}L${num(-r * 0.2)} ${num(r * 0.56)}Q0 ${num(r * 0.76)} ${num(r * 0.2)} ${num(r * 0.56)}Z`,
        soft(flesh),
      ),
      { turn },
    ),
  );
  return (
    path(`M${num(-r)} ${num(-r * 0.25)}A${num(r)} ${num(r)} 0 0 0 ${num(r)} ${num(-r * 0.25)}Z`, soft(rind, 1.3)) +
    path(
      `M${num(-r * 0.88)} ${num(-r * 0.25)}` +
        `A${num(r * 0.88)} ${num(r * 0.86)} 0 0 0 ${num(r * 0.88)} ${num(-r * 0.25)}Z`,
      '#fff4d6',
    ) +
    cells.join('')
  );
}

export const limeWedge = (w = 26): Svg => citrusWedge(w, '#5c9e31', '#b9dc6c');

export function berry(r = 6, colour = '#4257a8'): Svg {
  return (
    circle(0, 0, r, round(colour, 1.4)) +
    circle(r * 0.1, -r * 0.3, r * 0.34, tone(colour, -0.12)) +
    turns(5)
      .map((turn) => at(r * 0.1, -r * 0.3, ellipse(0, -r * 0.26, r * 0.08, r * 0.16, tone(colour, 0.1)), { turn }))
      .join('') +
    ellipse(-r * 0.44, r * 0.08, r * 0.16, r * 0.28, '#fff', { opacity: 0.3 })
  );
}

export function raspberry(r = 7, colour = '#d42a52'): Svg {
  const drupes = [
    [0, -0.62],
    [-0.5, -0.42],
    [0.5, -0.42],
    [-0.24, -0.1],
    [0.26, -0.1],
    [-0.6, 0.06],
    [0.62, 0.06],
    [0, 0.26],
    [-0.38, 0.42],
    [0.38, 0.42],
    [0, 0.72],
  ] as const;
  return (
    path(
      `M${num(-r * 0.86)} ${num(-r * 0.2)}Q${num(-r * 0.8)} ${num(-r)} 0 ${num(-r)}` +
        `T${num(r * 0.86)} ${num(-r * 0.2)}Q${num(r * 0.7)} ${num(r * 0.8)} 0 ${num(r * 1.06)}` +
        `Q${num(-r * 0.7)} ${num(r * 0.8)} ${num(-r * 0.86)} ${num(-r * 0.2)}Z`,
      tone(colour, -0.1),
    ) + drupes.map(([x, y]) => circle(x * r, y * r, r * 0.29, round(colour, 1.3))).join('')
  );
}

export function strawberryHalf(size = 18): Svg {
  const s = size / 2;
  const d = (k: number): string =>
    `M0 ${num(s * k)}` +
    `C${num(-s * 0.7 * k)} ${num(s * 0.6 * k)} ${num(-s * 1.06 * k)} ${num(-s * 0.3 * k)} ${num(-s * 0.7 * k)}` +
    ` ${num(-s * 0.72 * k)}` +
    `Q0 ${num(-s * 1.06 * k)} ${num(s * 0.7 * k)} ${num(-s * 0.72 * k)}` +
    `C${num(s * 1.06 * k)} ${num(-s * 0.3 * k)} ${num(s * 0.7 * k)} ${num(s * 0.6 * k)} 0 ${num(s * k)}Z`;
  return path(d(1), soft('#dc2f3a', 1.2)) + path(d(0.72), '#f4777a') + path(d(0.4), '#fcd6d0');
}

export const bananaSlice = (r = 8): Svg =>
  circle(0, r * 0.14, r, '#dcb45a') +
  circle(0, 0, r, '#f7e6a6') +
  circle(0, 0, r * 0.62, '#fbf0c4') +
  turns(3)
    .map((turn) => at(0, 0, ellipse(0, -r * 0.2, r * 0.07, r * 0.16, '#a47b36'), { turn }))
    .join('');

export function nut(length = 12, colour = '#b9773c'): Svg {
  const l = length / 2;
  return (
    path(
      `M0 ${num(-l)}C${num(l * 0.9)} ${num(-l * 0.5)} ${num(l * 0.9)} ${num(l * 0.8)} 0 ${num(l)}` +
        `C${num(-l * 0.9)} ${num(l * 0.8)} ${num(-l * 0.9)} ${num(-l * 0.5)} 0 ${num(-l)}Z`,
      soft(colour, 1.4),
    ) +
    line(
      `M0 ${num(-l * 0.7)}Q${num(l * 0.2)} 0 0 ${num(l * 0.7)}M${num(-l * 0.26)} ${num(-l * 0.4)}` +
        `Q${num(-l * 0.36)} 0 ${num(-l * 0.22)} ${num(l * 0.5)}`,
      tone(colour, -0.12),
      length * 0.06,
    )
  );
}

export function cashew(length = 12, colour = '#e9cb94'): Svg {
  const l = length / 2;
  return (
    line(
      `M${num(-l * 0.7)} ${num(l * 0.5)}Q${num(-l * 0.5)} ${num(-l * 0.7)} ${num(l * 0.7)} ${num(-l * 0.3)}`,
      tone(colour, -0.12),
      length * 0.42,
    ) +
    line(
      `M${num(-l * 0.7)} ${num(l * 0.42)}Q${num(-l * 0.5)} ${num(-l * 0.76)} ${num(l * 0.7)} ${num(-l * 0.38)}`,
      colour,
      length * 0.3,
    )
  );
}

export const pomegranate = (r = 3): Svg =>
  path(
    `M0 ${num(-r * 1.2)}Q${num(r * 1.2)} ${num(-r * 0.2)} ${num(r * 0.7)} ${num(r * 0.7)}` +
      `Q0 ${num(r * 1.2)} ${num(-r * 0.7)} ${num(r * 0.7)}Q${num(-r * 1.2)} ${num(-r * 0.2)} 0 ${num(-r * 1.2)}Z`,
    round('#c51f3f', 1.2),
  ) + circle(-r * 0.3, 0, r * 0.22, '#fff', { opacity: 0.5 });
