// Shop logos: one mark on an opaque ground with rounded corners, drawn for 96 pixels.
import { frame } from '../compose.ts';
import { tone } from './colour.ts';
import { letters, marks, type Letter, type MarkName } from './logo-marks.data.ts';
import { at, circle, line, linear, path, rect, type Svg } from './svg.ts';

export interface LogoSpec {
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
  readonly mark: MarkName | `letter:${Letter}`;
  /** The background of the mark. */
  readonly field?: 'plain' | 'ring' | 'seal' | 'split' | 'hill';
}

function fieldOf({ ground, accent, ink, field = 'plain' }: LogoSpec): Svg {
  switch (field) {
    case 'ring':
      return circle(48, 48, 40, 'none', { stroke: ink, width: 2.6, opacity: 0.85 });
    case 'seal':
      return circle(48, 48, 41, tone(ground, -0.07));
    case 'split':
      return path('M0 96L96 0V96Z', tone(ground, -0.06));
    case 'hill':
      return path('M0 70Q30 56 54 68T96 62V96H0Z', tone(ground, -0.07)) + circle(78, 18, 5, accent, { opacity: 0.9 });
    case 'plain':
      return '';
  }
}

function letterMark(letter: Letter, ink: string, accent: string): Svg {
  return line(letters[letter], ink, 9) + circle(25, 23, 5, accent);
}

const isLetter = (mark: LogoSpec['mark']): mark is `letter:${Letter}` => mark.startsWith('letter:');

export function logoCanvas(spec: LogoSpec): Svg {
  const { ground, ink, accent, mark, field } = spec;
  const behind = field === 'seal' ? tone(ground, -0.07) : ground;
  const drawing = isLetter(mark)
    ? letterMark(mark.slice('letter:'.length) as Letter, ink, accent)
    : marks[mark]({ ink, accent, ground: behind });
  const scale = field === 'ring' || field === 'seal' ? 0.88 : 1;
  return frame(
    96,
    96,
    rect(
      0,
      0,
      96,
      96,
      21,
      linear([
        [0, tone(ground, 0.025)],
        [1, tone(ground, -0.02)],
      ]),
    ) +
      (field === 'split' || field === 'hill'
        ? `<clipPath id="card"><rect width="96" height="96" rx="21"/></clipPath><g` +
          ` clip-path="url(#card)">${fieldOf(spec)}</g>`
        : fieldOf(spec)) +
      at(48, 48, drawing, { scale }),
  );
}
