// Eggs and cheese, drawn around the origin.
import { tone } from './colour.ts';
import { blob } from './random.ts';
import { at, circle, ellipse, num, path, radial, type Svg } from './svg.ts';

export function eggHalf(w = 24, yolk = '#f6a51c'): Svg {
  const r = w / 2;
  return (
    ellipse(0, r * 0.12, r, r * 0.8, '#d9cbb6') +
    ellipse(0, 0, r, r * 0.78, '#fffaf0') +
    ellipse(
      0,
      -r * 0.02,
      r * 0.52,
      r * 0.42,
      radial(
        [
          [0, tone(yolk, 0.09)],
          [0.6, yolk],
          [1, tone(yolk, -0.09)],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ) +
    ellipse(-r * 0.16, -r * 0.14, r * 0.14, r * 0.08, '#fff', { opacity: 0.7 })
  );
}

export function friedEgg(r = 22, seedText = 'egg'): Svg {
  const d = blob(seedText, r, r * 0.92, 0.1, 9);
  return (
    at(0, r * 0.06, path(d, '#c9a877')) +
    path(
      d,
      radial(
        [
          [0, '#fffdf7'],
          [0.72, '#fff8ea'],
          [1, '#f3dfbd'],
        ],
        0.5,
        0.5,
        0.56,
      ),
    ) +
    circle(
      0,
      0,
      r * 0.44,
      radial(
        [
          [0, '#ffcf4a'],
          [0.6, '#fbb01e'],
          [1, '#e68a0c'],
        ],
        0.4,
        0.36,
        0.68,
      ),
    ) +
    ellipse(-r * 0.15, -r * 0.18, r * 0.12, r * 0.07, '#fff', { opacity: 0.75 })
  );
}

export const feta = (size = 12): Svg => {
  const s = size / 2;
  return (
    path(
      `M${num(-s)} ${num(-s * 0.4)}L${num(s * 0.1)} ${num(-s)}L${num(s)} ${num(-s * 0.5)}L0 ${num(s * 0.1)}Z`,
      '#fffdf6',
    ) +
    path(`M${num(-s)} ${num(-s * 0.4)}L0 ${num(s * 0.1)}L0 ${num(s)}L${num(-s * 0.94)} ${num(s * 0.44)}Z`, '#f1ebdd') +
    path(`M0 ${num(s * 0.1)}L${num(s)} ${num(-s * 0.5)}L${num(s * 0.96)} ${num(s * 0.36)}L0 ${num(s)}Z`, '#dcd3c0')
  );
};

export const mozzarella = (seedText: string, r = 12): Svg =>
  path(
    blob(seedText, r, r * 0.84, 0.1, 9),
    radial(
      [
        [0, '#fffef9'],
        [0.65, '#fdf6e4'],
        [1, '#efdcae'],
      ],
      0.45,
      0.4,
      0.6,
    ),
  );
