// Leaves and herbs. Everything is drawn around the origin.
import { tone } from './colour.ts';
import { blob } from './random.ts';
import { at, circle, clip, join, line, linear, num, path, rect, soft, type Svg } from './svg.ts';

export function leaf(length = 16, colour = '#4f9a35', width = 0.5): Svg {
  const l = length / 2;
  const w = length * width * 0.62;
  return (
    path(
      `M0 ${num(l)}C${num(-w * 1.3)} ${num(l * 0.4)} ${num(-w)} ${num(-l * 0.5)} 0 ${num(-l)}` +
        `C${num(w)} ${num(-l * 0.5)} ${num(w * 1.3)} ${num(l * 0.4)} 0 ${num(l)}Z`,
      soft(colour, 1.3),
    ) +
    line(`M0 ${num(l * 0.9)}Q${num(w * 0.14)} 0 0 ${num(-l * 0.7)}`, tone(colour, 0.12), Math.max(0.7, length * 0.05))
  );
}

export function sprig(size = 20, colour = '#3f9142'): Svg {
  return join([
    at(-size * 0.3, size * 0.02, leaf(size * 0.72, tone(colour, -0.03), 0.62), { turn: -62 }),
    at(size * 0.3, size * 0.02, leaf(size * 0.72, colour, 0.62), { turn: 62 }),
    at(0, -size * 0.2, leaf(size * 0.8, tone(colour, 0.05), 0.62)),
  ]);
}

/** Curly parsley, coriander or dill tops. */
export function parsley(size = 14, colour = '#4c9a3b'): Svg {
  return join([
    line(`M0 ${num(size * 0.6)}Q${num(size * 0.08)} ${num(size * 0.2)} 0 0`, tone(colour, -0.05), size * 0.1),
    path(blob('parsley1', size * 0.3, size * 0.26, 0.22, 8), tone(colour, -0.06)),
    at(-size * 0.26, -size * 0.06, path(blob('parsley2', size * 0.26, size * 0.24, 0.24, 8), tone(colour, -0.02))),
    at(size * 0.27, -size * 0.08, path(blob('parsley3', size * 0.27, size * 0.24, 0.24, 8), tone(colour, 0.01))),
    at(0, -size * 0.3, path(blob('parsley4', size * 0.28, size * 0.26, 0.24, 8), tone(colour, 0.06))),
  ]);
}

export const chive = (r = 3, colour = '#6ab04a'): Svg =>
  circle(0, 0, r, tone(colour, -0.06)) + circle(0, 0, r * 0.55, tone(colour, 0.17));

export function scallion(length = 12, colour = '#5fae48'): Svg {
  return rect(
    -length / 2,
    -1.8,
    length,
    3.6,
    1.8,
    linear(
      [
        [0, '#eef3d5'],
        [0.4, tone(colour, 0.1)],
        [1, colour],
      ],
      0,
    ),
  );
}

/** Loose salad leaves; the mix sets the mood of a bowl. */
export function saladLeaf(seedText: string, size = 26, colour = '#6cab3f'): Svg {
  const d = blob(seedText, size / 2, size * 0.4, 0.2, 11);
  return (
    path(
      d,
      linear(
        [
          [0, tone(colour, 0.09)],
          [1, tone(colour, -0.06)],
        ],
        70,
      ),
    ) +
    clip(path(d, '#000'), [
      line(
        `M0 ${num(size * 0.44)}Q${num(size * 0.04)} 0 ${num(-size * 0.04)} ${num(-size * 0.34)}`,
        tone(colour, 0.17),
        size * 0.05,
      ),
      line(
        `M0 ${num(size * 0.12)}L${num(size * 0.28)} ${num(-size * 0.1)}M0 ${num(size * 0.02)}` +
          `L${num(-size * 0.26)} ${num(-size * 0.14)}`,
        tone(colour, 0.14),
        size * 0.03,
      ),
    ])
  );
}

/** A rocket leaf. */
export function rocket(length = 26, colour = '#4c8f35'): Svg {
  const l = length / 2;
  return (
    path(
      `M0 ${num(l)}Q${num(-l * 0.1)} ${num(l * 0.5)} ${num(-l * 0.14)} ${num(l * 0.36)}` +
        `Q${num(-l * 0.46)} ${num(l * 0.4)} ${num(-l * 0.4)} ${num(l * 0.1)}` +
        `Q${num(-l * 0.16)} ${num(l * 0.16)} ${num(-l * 0.16)} 0` +
        `Q${num(-l * 0.52)} ${num(-l * 0.02)} ${num(-l * 0.44)} ${num(-l * 0.36)}` +
        `Q${num(-l * 0.4)} ${num(-l * 0.86)} 0 ${num(-l)}` +
        `Q${num(l * 0.4)} ${num(-l * 0.86)} ${num(l * 0.44)} ${num(-l * 0.36)}` +
        `Q${num(l * 0.52)} ${num(-l * 0.02)} ${num(l * 0.16)} 0` +
        `Q${num(l * 0.16)} ${num(l * 0.16)} ${num(l * 0.4)} ${num(l * 0.1)}` +
        `Q${num(l * 0.46)} ${num(l * 0.4)} ${num(l * 0.14)} ${num(l * 0.36)}` +
        `Q${num(l * 0.1)} ${num(l * 0.5)} 0 ${num(l)}Z`,
      soft(colour, 1.3),
    ) + line(`M0 ${num(l * 0.9)}V${num(-l * 0.7)}`, tone(colour, 0.14), length * 0.045)
  );
}
