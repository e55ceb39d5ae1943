// Pizza from above, drawn around the origin.
import { tone } from './colour.ts';
import { blob, random, scatter, spread, type Point, type Random } from './random.ts';
import { at, ellipse, path, radial, type Svg } from './svg.ts';

export interface Topping {
  readonly count: number;
  readonly draw: (i: number, seedText: string) => Svg;
  /** Has its own spread below the others, which share the room evenly. */
  readonly under?: boolean;
  readonly turned?: boolean;
}

/** A whole pizza from above. */
export function pizza(
  seedText: string,
  r: number,
  {
    sauce = '#cf3f22',
    cheese = '#f9cd62',
    crust = '#d99a4b',
    melt = 0.86,
    toppings,
  }: {
    readonly sauce?: string;
    readonly cheese?: string;
    readonly crust?: string;
    readonly melt?: number;
    readonly toppings: readonly Topping[];
  },
): Svg {
  const edge = blob(`${seedText}edge`, r, r, 0.025, 16);
  const rand = random(seedText);
  const char = Array.from({ length: 16 }, () => {
    const angle = rand(0, 6.283);
    return at(
      Math.cos(angle) * r * 0.93,
      Math.sin(angle) * r * 0.93,
      ellipse(0, 0, rand(2, 5), rand(1, 2), tone(crust, -0.18), { opacity: 0.6 }),
      {
        turn: (angle * 180) / Math.PI + 90,
      },
    );
  });
  const place = (topping: Topping, t: number, x: number, y: number, i: number, spin: Random): Svg =>
    at(x, y, topping.draw(i, `${seedText}${t}${i}`), { turn: topping.turned === false ? 0 : spin(0, 360) });
  const under = toppings.map((topping, t) =>
    topping.under === true
      ? scatter(`${seedText}${t}`, topping.count, { rx: r * 0.64, ry: r * 0.64 }, ({ x, y, i, rand: spin }) =>
          place(topping, t, x, y, i, spin),
        )
      : '',
  );
  // Each spot goes to the topping whose own nearest piece is farthest away: no topping may crowd one side.
  const shared = toppings.map((topping, t) => ({
    topping,
    t,
    left: topping.under === true ? 0 : topping.count,
    spots: [] as Point[],
  }));
  for (const spot of spread(
    seedText,
    shared.reduce((sum, { left }) => sum + left, 0),
    { rx: r * 0.68, ry: r * 0.68 },
  )) {
    const room = ({ spots, left, topping }: (typeof shared)[number]): number =>
      left === 0
        ? -1
        : (Math.min(r * 2, ...spots.map((s) => Math.hypot(s.x - spot.x, s.y - spot.y))) * left) / topping.count;
    const chosen = shared.reduce((best, next) => (room(next) > room(best) ? next : best));
    chosen.left -= 1;
    chosen.spots.push(spot);
  }
  const over = shared.map(({ topping, t, spots }) =>
    spots.map(({ x, y }, i) => place(topping, t, x, y, i, rand)).join(''),
  );
  return (
    at(0, r * 0.045, path(edge, tone(crust, -0.19))) +
    path(
      edge,
      radial(
        [
          [0.8, tone(crust, -0.05)],
          [0.92, tone(crust, 0.07)],
          [1, tone(crust, -0.03)],
        ],
        0.5,
        0.5,
        0.51,
      ),
    ) +
    char.join('') +
    path(blob(`${seedText}sauce`, r * 0.86, r * 0.86, 0.02, 14), sauce) +
    path(
      blob(`${seedText}cheese`, r * melt * 0.96, r * melt * 0.96, 0.045, 18),
      radial([
        [0, tone(cheese, 0.03)],
        [0.7, cheese],
        [1, tone(cheese, -0.06)],
      ]),
    ) +
    scatter(`${seedText}brown`, 12, { rx: r * 0.68, ry: r * 0.68 }, ({ x, y, rand: spin }) =>
      ellipse(x, y, spin(2, 5.5), spin(1.6, 4), '#d88a2f', { opacity: 0.35 }),
    ) +
    under.join('') +
    over.join('')
  );
}
