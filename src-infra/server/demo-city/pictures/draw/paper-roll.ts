import { tone } from './colour.ts';
import { at, clip, ellipse, join, linear, num, path, type Svg } from './svg.ts';

/** A roll of paper standing up. */
export function paperRoll(x: number, y: number, w: number, h: number, colour = '#fdfaf4', core = '#c9a377'): Svg {
  const half = w / 2;
  const ry = half * 0.32;
  const wall = `M${num(-half)} ${num(-h)}V0A${num(half)} ${num(ry)} 0 0 0 ${num(half)} 0V${num(-h)}Z`;
  return at(x, y - ry, [
    path(
      wall,
      linear(
        [
          [0, tone(colour, -0.06)],
          [0.3, colour],
          [0.7, tone(colour, -0.03)],
          [1, tone(colour, -0.13)],
        ],
        0,
      ),
    ),
    clip(
      path(wall, '#000'),
      join(
        [0.22, 0.5, 0.78].map((share) =>
          path(
            `M${num(-half)} ${num(-h * share)}A${num(half)} ${num(ry)} 0 0 0 ${num(half)} ${num(-h * share)}`,
            'none',
            {
              stroke: tone(colour, -0.1),
              width: 1.4,
              dash: '3 4',
            },
          ),
        ),
      ),
    ),
    ellipse(0, -h, half, ry, tone(colour, 0.01)),
    ellipse(0, -h, half * 0.8, ry * 0.8, 'none', { stroke: tone(colour, -0.09), width: 1 }),
    ellipse(0, -h, half * 0.58, ry * 0.58, 'none', { stroke: tone(colour, -0.09), width: 1 }),
    ellipse(0, -h, half * 0.34, ry * 0.36, core),
    ellipse(0, -h + 0.8, half * 0.25, ry * 0.26, tone(core, -0.22)),
  ]);
}
