// Dumplings and rolls, drawn around the origin.
import { tone } from './colour.ts';
import { blob } from './random.ts';
import { at, clip, ellipse, line, linear, num, path, radial, rect, type Svg } from './svg.ts';

export function gyoza(w = 34, colour = '#f3dfb4', seared = true): Svg {
  const x = w / 2;
  const h = w * 0.46;
  const d =
    `M${num(-x)} ${num(h * 0.3)}Q${num(-x * 0.9)} ${num(-h * 0.3)} ${num(-x * 0.56)} ${num(-h * 0.44)}` +
    `Q0 ${num(-h * 1.04)} ${num(x * 0.56)} ${num(-h * 0.44)}` +
    `Q${num(x * 0.9)} ${num(-h * 0.3)} ${num(x)} ${num(h * 0.3)}Q${num(x * 0.5)} ${num(h * 0.7)} 0 ${num(h * 0.66)}` +
    `T${num(-x)} ${num(h * 0.3)}Z`;
  const folds = [-0.5, -0.25, 0, 0.25, 0.5]
    .map((share) =>
      line(
        `M${num(x * share)} ${num(-h * (0.74 - Math.abs(share) * 0.5))}` +
          `q${num(w * 0.05)} ${num(h * 0.22)} ${num(-w * 0.02)} ${num(h * 0.42)}`,
        tone(colour, -0.13),
        w * 0.045,
      ),
    )
    .join('');
  const crust = seared
    ? clip(
        path(d, '#000'),
        ellipse(
          0,
          h * 0.78,
          x * 1.05,
          h * 0.5,
          linear([
            [0, '#d9983f', 0.85],
            [1, '#a5611f'],
          ]),
        ),
      )
    : '';
  return (
    path(
      d,
      linear([
        [0, tone(colour, 0.05)],
        [1, tone(colour, -0.07)],
      ]),
    ) +
    crust +
    folds +
    line(
      `M${num(-x * 0.6)} ${num(-h * 0.28)}Q${num(-x * 0.3)} ${num(-h * 0.62)} 0 ${num(-h * 0.7)}`,
      '#fff',
      w * 0.03,
      0.5,
    )
  );
}

/** A pleated, steamed bun or soup dumpling. */
export function bun(r = 18, colour = '#fbf1df'): Svg {
  const d =
    `M${num(-r)} ${num(r * 0.3)}` +
    `C${num(-r * 1.04)} ${num(-r * 0.5)} ${num(-r * 0.4)} ${num(-r * 0.82)} 0 ${num(-r * 0.9)}` +
    `C${num(r * 0.4)} ${num(-r * 0.82)} ${num(r * 1.04)} ${num(-r * 0.5)} ${num(r)} ${num(r * 0.3)}` +
    `Q${num(r * 0.7)} ${num(r * 0.66)} 0 ${num(r * 0.66)}T${num(-r)} ${num(r * 0.3)}Z`;
  const pleats = [-70, -42, -15, 15, 42, 70]
    .map((turn) =>
      line(
        `M${num(Math.sin((turn * Math.PI) / 180) * r * 0.14)} ${num(-r * 0.74)}` +
          `Q${num(Math.sin((turn * Math.PI) / 180) * r * 0.6)} ${num(-r * 0.6)}` +
          ` ${num(Math.sin((turn * Math.PI) / 180) * r * 0.76)} ${num(-r * 0.16 + Math.abs(turn) * 0.002 * r)}`,
        tone(colour, -0.12),
        r * 0.07,
      ),
    )
    .join('');
  return (
    path(
      d,
      radial(
        [
          [0, tone(colour, 0.04)],
          [0.6, colour],
          [1, tone(colour, -0.11)],
        ],
        0.4,
        0.3,
        0.75,
      ),
    ) +
    pleats +
    at(
      0,
      -r * 0.8,
      path(blob('bunknot', r * 0.2, r * 0.13, 0.16, 7), tone(colour, -0.05), {
        stroke: tone(colour, -0.15),
        width: r * 0.05,
      }),
    )
  );
}

/** A crisp roll: spring roll, egg roll, churro without ridges. */
export function roll(length = 52, width = 17, colour = '#dc9a45', cut = false): Svg {
  const x = length / 2;
  const y = width / 2;
  return (
    rect(-x, -y + width * 0.1, length, width, y, tone(colour, -0.17)) +
    rect(
      -x,
      -y,
      length,
      width * 0.96,
      y,
      linear([
        [0, tone(colour, 0.06)],
        [0.5, colour],
        [1, tone(colour, -0.09)],
      ]),
    ) +
    line(
      `M${num(-x * 0.5)} ${num(-y * 0.9)}q${num(length * 0.12)} ${num(y)} ${num(length * 0.04)} ${num(y * 1.8)}` +
        `M${num(x * 0.2)} ${num(-y * 0.9)}q${num(length * 0.12)} ${num(y)} ${num(length * 0.04)} ${num(y * 1.8)}`,
      tone(colour, -0.08),
      1.4,
    ) +
    line(`M${num(-x * 0.76)} ${num(-y * 0.5)}H${num(x * 0.5)}`, '#fff', width * 0.08, 0.38) +
    (cut
      ? ellipse(x * 0.92, 0, width * 0.3, y * 0.92, '#f3d8a0') +
        ellipse(x * 0.94, 0, width * 0.2, y * 0.66, '#6fa348') +
        ellipse(x * 0.92, -y * 0.16, width * 0.1, y * 0.3, '#ef8a3a') +
        ellipse(x * 0.96, y * 0.3, width * 0.08, y * 0.2, '#f6efd8')
      : '')
  );
}
