import { tone } from './colour.ts';
import { at, circle, ellipse, num, path, round, soft, turns, type Svg } from './svg.ts';

export function tomatoSlice(r = 13, colour = '#e23b2a'): Svg {
  const cells = turns(5).map((turn) =>
    at(
      0,
      0,
      path(
        `M0 ${num(-r * 0.22)}Q${num(-r * 0.36)} ${num(-r * 0.44)} ${num(-r * 0.22)} ${num(-r * 0.68)}` +
          `Q0 ${num(-r * 0.82)} ${num(r * 0.22)} ${num(-r * 0.68)}` +
          `Q${num(r * 0.36)} ${num(-r * 0.44)} 0 ${num(-r * 0.22)}Z`,
        tone(colour, -0.06),
      ) +
        ellipse(-r * 0.08, -r * 0.5, r * 0.05, r * 0.09, '#f9d98a') +
        ellipse(r * 0.1, -r * 0.56, r * 0.05, r * 0.09, '#f9d98a'),
      { turn },
    ),
  );
  return circle(0, 0, r, soft(colour, 1.4)) + circle(0, 0, r * 0.88, tone(colour, 0.09)) + cells.join('');
}

export function cherryTomato(r = 9, colour = '#e33a2c', calyx = false): Svg {
  const star = calyx
    ? turns(5)
        .map((turn) =>
          at(
            0,
            -r * 0.72,
            path(
              `M0 0Q${num(r * 0.16)} ${num(-r * 0.28)} 0 ${num(-r * 0.52)}Q${num(-r * 0.16)} ${num(-r * 0.28)} 0 0Z`,
              '#4b8b2f',
            ),
            {
              turn,
              squash: 0.7,
            },
          ),
        )
        .join('')
    : '';
  return (
    circle(0, 0, r, round(colour, 1.3)) +
    ellipse(-r * 0.34, -r * 0.38, r * 0.26, r * 0.16, '#fff', { opacity: 0.5 }) +
    star
  );
}

/** A cut tomato lying on a tilted surface. */
export const tomatoHalf = (r = 9, colour = '#e33a2c'): Svg =>
  ellipse(0, r * 0.18, r, r * 0.9, tone(colour, -0.12)) + at(0, 0, tomatoSlice(r, colour), { squash: 0.84 });
