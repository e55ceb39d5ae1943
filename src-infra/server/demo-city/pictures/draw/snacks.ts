// Fries, chips and tacos, drawn around the origin.
import { tone } from './colour.ts';
import { random, scatter } from './random.ts';
import { at, clip, ellipse, linear, num, path, rect, round, soft, type Svg } from './svg.ts';

/** A handful of fries standing up; y is their foot. */
export function fries(seedText: string, w = 70, h = 62, colour = '#f6c244', count = 15): Svg {
  const rand = random(seedText);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count - 0.5;
    const length = h * rand(0.66, 1.04);
    const turn = share * 34 + rand(-6, 6);
    const fry =
      rect(
        -4.1,
        -length,
        8.2,
        length,
        1.4,
        linear(
          [
            [0, tone(colour, 0.06)],
            [0.55, colour],
            [1, tone(colour, -0.06)],
          ],
          0,
        ),
      ) +
      rect(1.4, -length, 2.7, length, 1.2, tone(colour, -0.09)) +
      rect(-4.1, -length, 8.2, 4.4, 1.4, tone(colour, -0.11), { opacity: 0.6 });
    return { order: (i * 7) % count, svg: at(share * w * 0.86, 0, fry, { turn }) };
  })
    .sort((a, b) => a.order - b.order)
    .map((fry) => fry.svg)
    .join('');
}

export function tortillaChip(size = 30, colour = '#f0b545', seedText = 'chip'): Svg {
  const s = size / 2;
  const d =
    `M${num(-s * 0.1)} ${num(-s * 0.96)}Q${num(s * 0.1)} ${num(-s * 1.06)} ${num(s * 0.24)} ${num(-s * 0.8)}` +
    `L${num(s * 0.98)} ${num(s * 0.6)}Q${num(s)} ${num(s * 0.86)} ${num(s * 0.74)} ${num(s * 0.84)}` +
    `Q0 ${num(s * 0.6)} ${num(-s * 0.8)} ${num(s * 0.82)}` +
    `Q${num(-s * 1.04)} ${num(s * 0.8)} ${num(-s * 0.92)} ${num(s * 0.56)}Z`;
  return (
    at(0, size * 0.05, path(d, tone(colour, -0.17))) +
    path(d, soft(colour, 1.3)) +
    clip(
      path(d, '#000'),
      scatter(seedText, 9, { rx: s * 0.7, ry: s * 0.7 }, ({ x, y, rand, i }) =>
        ellipse(x, y, rand(0.8, 1.7), rand(0.7, 1.2), i % 2 === 0 ? tone(colour, -0.1) : tone(colour, 0.09)),
      ),
    )
  );
}

/** A corn or wheat tortilla folded around its filling; the filling shows along the top. */
export function tacoShell(w: number, filling: Svg, colour = '#f0bb55'): Svg {
  const x = w / 2;
  const h = w * 0.5;
  const back =
    `M${num(-x)} ${num(h * 0.42)}C${num(-x)} ${num(-h * 0.7)} ${num(x)} ${num(-h * 0.7)} ${num(x)} ${num(h * 0.42)}` +
    `Z`;
  const front =
    `M${num(-x * 1.02)} ${num(h * 0.5)}` +
    `C${num(-x)} ${num(-h * 0.34)} ${num(x)} ${num(-h * 0.34)} ${num(x * 1.02)} ${num(h * 0.5)}` +
    `Q${num(x)} ${num(h * 0.66)} ${num(x * 0.86)} ${num(h * 0.66)}H${num(-x * 0.86)}` +
    `Q${num(-x)} ${num(h * 0.66)} ${num(-x * 1.02)} ${num(h * 0.5)}Z`;
  const spots = clip(
    path(front, '#000'),
    scatter(`taco${num(w)}`, 12, { x: 0, y: h * 0.3, rx: x * 0.8, ry: h * 0.34 }, ({ x: px, y: py, rand }) =>
      ellipse(px, py, rand(1.4, 3.4), rand(1, 2.2), tone(colour, -0.1), { opacity: 0.75 }),
    ),
  );
  return path(back, tone(colour, -0.11)) + filling + path(front, round(colour, 1.2)) + spots;
}
