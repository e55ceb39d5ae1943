// Bread, pizza, burgers, pastry: drawn around the origin.
import { tone } from './colour.ts';
import { blob, random, scatter, spread, type Point, type Random } from './random.ts';
import { at, circle, clip, ellipse, join, line, linear, num, path, radial, rect, round, soft, type Svg } from './svg.ts';

/** Flat bread with blisters: naan, pita, tortilla, injera. */
export function flatbread(seedText: string, rx = 40, ry = 30, colour = '#eec98d', spots = 14, spot = '#a86a33'): Svg {
  const d = blob(seedText, rx, ry, 0.06, 11);
  const blisters = scatter(`${seedText}spots`, spots, { rx: rx * 0.82, ry: ry * 0.8 }, ({ x, y, rand }) => at(x, y, path(blob(`${seedText}${num(x)}`, rand(1.6, rx * 0.13), rand(1.2, ry * 0.1), 0.2, 7), spot), { opacity: rand(0.35, 0.75) }));
  return at(0, ry * 0.1, path(d, tone(colour, -0.17))) + path(d, radial([[0, tone(colour, 0.05)], [0.72, tone(colour, 0.015)], [1, tone(colour, -0.08)]], 0.45, 0.4, 0.62)) + clip(path(d, '#000'), blisters);
}

/** A pita cut into a triangle. */
export function pitaWedge(size = 30, colour = '#e9c188'): Svg {
  const s = size / 2;
  const d = `M0 ${num(-s)}Q${num(s * 0.12)} ${num(-s)} ${num(s * 0.2)} ${num(-s * 0.8)}L${num(s * 0.94)} ${num(s * 0.5)}Q${num(s * 0.3)} ${num(s * 1.02)} ${num(-s * 0.94)} ${num(s * 0.5)}L${num(-s * 0.2)} ${num(-s * 0.8)}Q${num(-s * 0.12)} ${num(-s)} 0 ${num(-s)}Z`;
  return at(0, s * 0.14, path(d, tone(colour, -0.16))) + path(d, soft(colour, 1.2)) + clip(path(d, '#000'), [ellipse(-s * 0.2, s * 0.16, s * 0.18, s * 0.12, '#b57a3e', { opacity: 0.7 }), ellipse(s * 0.3, s * 0.4, s * 0.16, s * 0.1, '#b57a3e', { opacity: 0.7 }), ellipse(0, -s * 0.4, s * 0.1, s * 0.09, '#b57a3e', { opacity: 0.6 })]);
}

/** A toasted slice lying flat. */
export function toast(w = 60, h = 50, colour = '#e0a85d', crust = '#9a5a28'): Svg {
  const x = w / 2;
  const y = h / 2;
  const d = `M${num(-x * 0.86)} ${num(y)}Q${num(-x * 0.96)} ${num(y)} ${num(-x * 0.94)} ${num(y * 0.8)}L${num(-x * 0.86)} ${num(-y * 0.2)}C${num(-x * 1.16)} ${num(-y * 0.5)} ${num(-x * 0.9)} ${num(-y)} ${num(-x * 0.5)} ${num(-y * 0.96)}Q0 ${num(-y * 1.1)} ${num(x * 0.5)} ${num(-y * 0.96)}C${num(x * 0.9)} ${num(-y)} ${num(x * 1.16)} ${num(-y * 0.5)} ${num(x * 0.86)} ${num(-y * 0.2)}L${num(x * 0.94)} ${num(y * 0.8)}Q${num(x * 0.96)} ${num(y)} ${num(x * 0.86)} ${num(y)}Z`;
  const pores = clip(path(d, '#000'), scatter(`toast${num(w)}`, 18, { rx: x * 0.72, ry: y * 0.72 }, ({ x: px, y: py, rand }) => ellipse(px, py, rand(0.8, 1.9), rand(0.6, 1.2), tone(colour, -0.09))));
  return at(0, h * 0.1, path(d, tone(crust, -0.08))) + path(d, soft(crust)) + at(0, 0, path(d, radial([[0, tone(colour, 0.09)], [0.8, tone(colour, 0.02)], [1, tone(colour, -0.05)]]), {}), { scale: 0.89 }) + pores;
}

/** A round of baguette. */
export function crouton(size = 12, colour = '#dba257'): Svg {
  const s = size / 2;
  return rect(-s, -s + size * 0.12, size, size, size * 0.2, tone(colour, -0.17)) + rect(-s, -s, size, size, size * 0.2, soft(colour, 1.3)) + ellipse(-s * 0.2, -s * 0.1, s * 0.2, s * 0.14, tone(colour, 0.11)) + ellipse(s * 0.36, s * 0.3, s * 0.14, s * 0.1, tone(colour, 0.1));
}

export interface Topping {
  readonly count: number;
  readonly draw: (i: number, seedText: string) => Svg;
  /** Has its own spread below the others, which share the room evenly. */
  readonly under?: boolean;
  readonly turned?: boolean;
}

/** A whole pizza from above. */
export function pizza(seedText: string, r: number, { sauce = '#cf3f22', cheese = '#f9cd62', crust = '#d99a4b', melt = 0.86, toppings }: { readonly sauce?: string; readonly cheese?: string; readonly crust?: string; readonly melt?: number; readonly toppings: readonly Topping[] }): Svg {
  const edge = blob(`${seedText}edge`, r, r, 0.025, 16);
  const rand = random(seedText);
  const char = Array.from({ length: 16 }, () => {
    const angle = rand(0, 6.283);
    return at(Math.cos(angle) * r * 0.93, Math.sin(angle) * r * 0.93, ellipse(0, 0, rand(2, 5), rand(1, 2), tone(crust, -0.18), { opacity: 0.6 }), { turn: (angle * 180) / Math.PI + 90 });
  });
  const place = (topping: Topping, t: number, x: number, y: number, i: number, spin: Random): Svg =>
    at(x, y, topping.draw(i, `${seedText}${t}${i}`), { turn: topping.turned === false ? 0 : spin(0, 360) });
  const under = toppings.map((topping, t) => (topping.under === true ? scatter(`${seedText}${t}`, topping.count, { rx: r * 0.64, ry: r * 0.64 }, ({ x, y, i, rand: spin }) => place(topping, t, x, y, i, spin)) : ''));
  // Each spot goes to the topping whose own nearest piece is farthest away: no topping may crowd one side.
  const shared = toppings.map((topping, t) => ({ topping, t, left: topping.under === true ? 0 : topping.count, spots: [] as Point[] }));
  for (const spot of spread(seedText, shared.reduce((sum, { left }) => sum + left, 0), { rx: r * 0.68, ry: r * 0.68 })) {
    const room = ({ spots, left, topping }: (typeof shared)[number]): number => (left === 0 ? -1 : (Math.min(r * 2, ...spots.map((s) => Math.hypot(s.x - spot.x, s.y - spot.y))) * left) / topping.count);
    const chosen = shared.reduce((best, next) => (room(next) > room(best) ? next : best));
    chosen.left -= 1;
    chosen.spots.push(spot);
  }
  const over = shared.map(({ topping, t, spots }) => spots.map(({ x, y }, i) => place(topping, t, x, y, i, rand)).join(''));
  return at(0, r * 0.045, path(edge, tone(crust, -0.19))) + path(edge, radial([[0.8, tone(crust, -0.05)], [0.92, tone(crust, 0.07)], [1, tone(crust, -0.03)]], 0.5, 0.5, 0.51)) + char.join('') + path(blob(`${seedText}sauce`, r * 0.86, r * 0.86, 0.02, 14), sauce) + path(blob(`${seedText}cheese`, r * melt * 0.96, r * melt * 0.96, 0.045, 18), radial([[0, tone(cheese, 0.03)], [0.7, cheese], [1, tone(cheese, -0.06)]])) + scatter(`${seedText}brown`, 12, { rx: r * 0.68, ry: r * 0.68 }, ({ x, y, rand: spin }) => ellipse(x, y, spin(2, 5.5), spin(1.6, 4), '#d88a2f', { opacity: 0.35 })) + under.join('') + over.join('');
}

/** The top half of a burger bun; y is its lower edge. */
export function bunTop(w: number, h: number, colour = '#d68a35', seeds: 'sesame' | 'none' | 'oats' = 'sesame'): Svg {
  const x = w / 2;
  const d = `M${num(-x)} ${num(-h * 0.08)}C${num(-x * 1.02)} ${num(-h * 0.82)} ${num(-x * 0.5)} ${num(-h)} 0 ${num(-h)}S${num(x * 1.02)} ${num(-h * 0.82)} ${num(x)} ${num(-h * 0.08)}Q${num(x)} ${num(h * 0.06)} ${num(x * 0.9)} ${num(h * 0.06)}H${num(-x * 0.9)}Q${num(-x)} ${num(h * 0.06)} ${num(-x)} ${num(-h * 0.08)}Z`;
  const dots = seeds === 'none' ? '' : scatter(`bun${seeds}`, 15, { x: -x * 0.04, y: -h * 0.62, rx: x * 0.7, ry: h * 0.3 }, ({ x: px, y: py, rand }) => at(px, py, ellipse(0, 0.5, 2.5, 1.5, tone(colour, -0.1)) + ellipse(0, 0, 2.4, 1.4, seeds === 'sesame' ? '#fdf0cf' : '#f1dcae'), { turn: rand(-50, 50) }));
  return path(d, linear([[0, tone(colour, 0.09)], [0.5, colour], [1, tone(colour, -0.1)]], 80)) + path(`M${num(-x * 0.78)} ${num(-h * 0.5)}C${num(-x * 0.66)} ${num(-h * 0.84)} ${num(-x * 0.3)} ${num(-h * 0.9)} ${num(-x * 0.06)} ${num(-h * 0.92)}`, 'none', { stroke: '#fff', width: h * 0.08, opacity: 0.36 }) + dots;
}

export function bunBottom(w: number, h: number, colour = '#d68a35'): Svg {
  const x = w / 2;
  return path(`M${num(-x)} 0H${num(x)}C${num(x)} ${num(h * 0.86)} ${num(x * 0.8)} ${num(h)} ${num(x * 0.5)} ${num(h)}H${num(-x * 0.5)}C${num(-x * 0.8)} ${num(h)} ${num(-x)} ${num(h * 0.86)} ${num(-x)} 0Z`, linear([[0, tone(colour, 0.05)], [0.3, colour], [1, tone(colour, -0.1)]])) + rect(-x, -1, w, 4, 2, '#f6dba5');
}

export function patty(w: number, h: number, colour = '#6e3b20'): Svg {
  const x = w / 2;
  const y = h / 2;
  const d = `M${num(-x)} 0C${num(-x)} ${num(-y * 1.2)} ${num(-x * 0.9)} ${num(-y)} ${num(-x * 0.5)} ${num(-y)}H${num(x * 0.5)}C${num(x * 0.9)} ${num(-y)} ${num(x)} ${num(-y * 1.2)} ${num(x)} 0S${num(x * 0.9)} ${num(y)} ${num(x * 0.5)} ${num(y)}H${num(-x * 0.5)}C${num(-x * 0.9)} ${num(y)} ${num(-x)} ${num(y * 1.2)} ${num(-x)} 0Z`;
  return path(d, linear([[0, tone(colour, 0.06)], [1, tone(colour, -0.08)]])) + clip(path(d, '#000'), scatter(`patty${colour}${num(w)}`, 30, { rx: x * 0.95, ry: y * 0.85 }, ({ x: px, y: py, i, rand }) => ellipse(px, py, rand(1.2, 2.8), rand(0.8, 1.5), tone(colour, i % 2 === 0 ? 0.07 : -0.08))));
}

/** A square of cheese over a patty, two corners hanging. */
export function cheeseDrape(w: number, h: number, colour = '#fbbf2f'): Svg {
  const x = w / 2;
  return path(`M${num(-x)} ${num(-h * 0.3)}H${num(x)}L${num(x * 0.94)} ${num(h * 0.1)}L${num(x * 0.62)} ${num(h * 0.24)}L${num(x * 0.42)} ${num(h)}L${num(x * 0.14)} ${num(h * 0.24)}H${num(-x * 0.22)}L${num(-x * 0.5)} ${num(h * 0.84)}L${num(-x * 0.72)} ${num(h * 0.22)}L${num(-x * 0.94)} ${num(h * 0.1)}Z`, soft(colour));
}

export const layerOf = (w: number, h: number, colour: string): Svg => rect(-w / 2, -h / 2, w, h, h / 2, linear([[0, tone(colour, 0.07)], [1, tone(colour, -0.07)]]));

/** A scored loaf. */
export function loaf(length: number, width: number, colour = '#c98443', cuts = 4, floured = false): Svg {
  const x = length / 2;
  const y = width / 2;
  const d = `M${num(-x)} 0C${num(-x)} ${num(-y * 0.9)} ${num(-x * 0.7)} ${num(-y)} ${num(-x * 0.4)} ${num(-y)}H${num(x * 0.4)}C${num(x * 0.7)} ${num(-y)} ${num(x)} ${num(-y * 0.9)} ${num(x)} 0S${num(x * 0.7)} ${num(y)} ${num(x * 0.4)} ${num(y)}H${num(-x * 0.4)}C${num(-x * 0.7)} ${num(y)} ${num(-x)} ${num(y * 0.9)} ${num(-x)} 0Z`;
  const scores = Array.from({ length: cuts }, (_, i) => {
    const px = -x * 0.66 + ((i + 0.5) * x * 1.32) / cuts;
    return path(`M${num(px - width * 0.2)} ${num(y * 0.44)}Q${num(px - width * 0.14)} ${num(-y * 0.2)} ${num(px + width * 0.22)} ${num(-y * 0.62)}Q${num(px + width * 0.16)} ${num(y * 0.08)} ${num(px - width * 0.2)} ${num(y * 0.44)}Z`, linear([[0, '#f7dfb0'], [1, '#e5bb78']]), { stroke: tone(colour, -0.12), width: 1.1 });
  });
  return path(d, linear([[0, tone(colour, 0.1)], [0.45, colour], [1, tone(colour, -0.15)]])) + (floured ? clip(path(d, '#000'), scatter(`flour${num(length)}`, 40, { x: 0, y: -y * 0.2, rx: x * 0.9, ry: y * 0.7 }, ({ x: px, y: py, rand }) => circle(px, py, rand(0.6, 1.6), '#fff4dc', { opacity: 0.75 }))) : '') + scores.join('') + line(`M${num(-x * 0.8)} ${num(-y * 0.5)}Q${num(-x * 0.7)} ${num(-y * 0.78)} ${num(-x * 0.4)} ${num(-y * 0.8)}`, '#fff', width * 0.05, 0.36);
}

/** A soft tube of pastry: churro, eclair, cannoli. */
export function pastryTube(length: number, width: number, colour: string, ridges = true): Svg {
  const base = rect(-length / 2, -width / 2, length, width, width / 2, linear([[0, tone(colour, 0.08)], [0.5, colour], [1, tone(colour, -0.13)]]));
  return rect(-length / 2, -width / 2 + width * 0.12, length, width, width / 2, tone(colour, -0.19)) + base + (ridges ? line(`M${num(-length * 0.44)} ${num(-width * 0.2)}H${num(length * 0.44)}M${num(-length * 0.46)} ${num(width * 0.14)}H${num(length * 0.46)}`, tone(colour, -0.1), width * 0.07) + scatter(`sugar${num(length)}`, 20, { rx: length * 0.45, ry: width * 0.4 }, ({ x, y }) => rect(x, y, 1.4, 1.4, 0.3, '#fff6e2')) : '');
}

/** A wedge of cake or pie seen from the front: layers from top to bottom. */
export function cakeSlice(w: number, h: number, layers: readonly string[], top: string, topping: Svg = ''): Svg {
  const tip: readonly [number, number] = [-w * 0.5, h * 0.06];
  const far: readonly [number, number] = [w * 0.5, -h * 0.06];
  const back: readonly [number, number] = [w * 0.2, -h * 0.36];
  const face = (from: number, to: number): string => `M${tip[0]} ${num(tip[1] + h * from)}L${far[0]} ${num(far[1] + h * from)}L${far[0]} ${num(far[1] + h * to)}L${tip[0]} ${num(tip[1] + h * to)}Z`;
  const step = 0.62 / layers.length;
  return join([
    path(`M${tip[0]} ${num(tip[1])}L${back[0]} ${num(back[1])}Q${num(w * 0.48)} ${num(-h * 0.3)} ${far[0]} ${num(far[1])}Z`, linear([[0, tone(top, 0.04)], [1, tone(top, -0.04)]])),
    ...layers.map((colour, i) => path(face(i * step, (i + 1) * step + 0.005), linear([[0, tone(colour, 0.02)], [1, tone(colour, -0.06)]], 0))),
    path(`M${far[0]} ${num(far[1])}q${num(w * 0.03)} ${num(-h * 0.04)} 0 0V${num(far[1] + h * 0.62)}Z`, '#0000'),
    topping,
  ]);
}

export const waffleGrid = (w: number, h: number, colour = '#d9963f'): Svg => {
  const cells = Array.from({ length: 16 }, (_, i) => rect(-w / 2 + w * 0.085 + (i % 4) * w * 0.215, -h / 2 + h * 0.085 + Math.floor(i / 4) * h * 0.215, w * 0.175, h * 0.175, 2.5, linear([[0, tone(colour, -0.15)], [1, tone(colour, -0.04)]])));
  return rect(-w / 2, -h / 2 + 4, w, h, w * 0.12, tone(colour, -0.18)) + rect(-w / 2, -h / 2, w, h, w * 0.12, soft(colour, 1.2)) + cells.join('');
};

export const cookie = (seedText: string, r = 20, colour = '#c98a4b', chips = '#4a2a1b'): Svg => {
  const d = blob(seedText, r, r, 0.03, 12);
  return at(0, r * 0.08, path(d, tone(colour, -0.17))) + path(d, round(colour, 1.1)) + scatter(`${seedText}chips`, 9, { rx: r * 0.74, ry: r * 0.74 }, ({ x, y, rand }) => at(x, y, path(blob(`${seedText}${num(x)}`, rand(2.2, 3.6), rand(1.8, 2.9), 0.18, 6), soft(chips, 1.4)), { turn: rand(0, 90) })) + scatter(`${seedText}pores`, 8, { rx: r * 0.8, ry: r * 0.8 }, ({ x, y }) => circle(x, y, 0.9, tone(colour, -0.12)));
};
