// Steam, gloss and specks.
import { scatter } from './random.ts';
import { at, ellipse, num, path, radial, type Svg } from './svg.ts';

/** Thin steam, light enough for a dark ground and still visible on a pale one. */
export function steam(x: number, y: number, h = 26): Svg {
  const wisp = (dx: number, share: number): Svg =>
    path(
      `M${num(dx)} 0` +
        `c${num(-h * 0.3)} ${num(-h * 0.3 * share)} ${num(h * 0.26)} ${num(-h * 0.5 * share)} 0 ${num(-h * share)}`,
      'none',
      {
        stroke: '#fff',
        width: h * 0.15,
        opacity: 0.62,
      },
    );
  return at(x, y, [wisp(-h * 0.38, 0.8), wisp(0, 1), wisp(h * 0.38, 0.75)]);
}

/** A glossy highlight on sauces and soups. */
export const gloss = (x: number, y: number, rx: number, ry: number, opacity = 0.3): Svg =>
  ellipse(
    x,
    y,
    rx,
    ry,
    radial([
      [0, '#fff', opacity],
      [1, '#fff', 0],
    ]),
  );

/** Oil beads or herbs over a surface. */
export function flecks(
  seed: string,
  count: number,
  rx: number,
  ry: number,
  colours: readonly string[],
  size = 1.3,
): Svg {
  return scatter(seed, count, { rx, ry }, ({ x, y, i, rand }) =>
    ellipse(x, y, size * rand(0.7, 1.3), size * rand(0.5, 0.9), colours[i % colours.length] ?? '#fff'),
  );
}
