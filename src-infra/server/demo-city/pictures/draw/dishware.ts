// Plates, bowls, pans and boards. Round ware is drawn on a table seen from the front (a circle becomes an ellipse of
// half its height) or straight from above; nothing in between, so that a page of dishes looks photographed together.
import { mix, tone } from './colour.ts';
import { scatter } from './random.ts';
import { at, clip, ellipse, circle, join, line, linear, num, path, radial, rect, soft, type Fill, type Svg } from './svg.ts';

export const tilt = 0.5;

export const ware = {
  white: '#f7f2ea', cream: '#efdfc0', clay: '#c4673a', rust: '#a9482a', slate: '#545b68', ink: '#434959', blue: '#4d7ea8', navy: '#2f4c78',
  celadon: '#8fb29b', forest: '#3f6b4f', lacquer: '#b5302a', wood: '#c68b50', walnut: '#8a5a35', iron: '#484542', steel: '#b9bec4', copper: '#c9783f',
  rose: '#d99a92', mustard: '#d9a441', teal: '#3f8f8c', lilac: '#9d86b8', sage: '#a9b98c',
} as const;

type Content = Svg | readonly Svg[];

/** Seen from the front. Content is drawn around the centre of the plate and may rise above it. */
export function plate(x: number, y: number, rx: number, content: Content, colour: string = ware.white, rim?: string): Svg {
  const ry = rx * tilt;
  const edge = tone(colour, -0.16);
  return at(x, y, [
    ellipse(0, rx * 0.09, rx * 0.985, ry, edge),
    ellipse(0, 0, rx, ry, linear([[0, tone(colour, 0.02)], [1, tone(colour, -0.05)]], 60)),
    rim === undefined ? '' : ellipse(0, 0, rx * 0.93, ry * 0.93, 'none', { stroke: rim, width: rx * 0.045 }),
    ellipse(0, rx * 0.012, rx * 0.76, ry * 0.75, linear([[0, tone(colour, -0.1)], [0.6, tone(colour, -0.02)], [1, tone(colour, 0.02)]], 80)),
    join(content),
  ]);
}

/** An oval platter, for fish and mixed grills. */
export function platter(x: number, y: number, rx: number, content: Content, colour: string = ware.white, flat = 0.44): Svg {
  return at(x, y, [
    ellipse(0, rx * 0.08, rx * 0.985, rx * flat, tone(colour, -0.16)),
    ellipse(0, 0, rx, rx * flat, linear([[0, tone(colour, 0.02)], [1, tone(colour, -0.05)]], 60)),
    ellipse(0, 1, rx * 0.84, rx * flat * 0.78, linear([[0, tone(colour, -0.1)], [0.6, tone(colour, -0.02)], [1, tone(colour, 0.02)]], 80)),
    join(content),
  ]);
}

export interface BowlLook {
  readonly colour?: string;
  /** The food's own surface. */
  readonly fill: Fill;
  readonly depth?: number;
  /** Lies inside, cut off at the rim. */
  readonly inside?: Content;
  /** Rises above the rim. */
  readonly pile?: Content;
  readonly band?: string;
  readonly ears?: boolean;
  readonly foot?: boolean;
}

/** Seen from the front: y is the height of the rim. */
export function bowl(x: number, y: number, rx: number, { colour = ware.white, fill, depth = rx * 0.72, inside = '', pile = '', band, ears = false, foot = true }: BowlLook): Svg {
  const ry = rx * tilt * 0.94;
  const base = rx * 0.46;
  const d = `M${num(-rx)} 0C${num(-rx)} ${num(depth * 0.72)} ${num(-rx * 0.66)} ${num(depth)} ${num(-base)} ${num(depth)}Q0 ${num(depth + rx * 0.1)} ${num(base)} ${num(depth)}C${num(rx * 0.66)} ${num(depth)} ${num(rx)} ${num(depth * 0.72)} ${num(rx)} 0Z`;
  const body = linear([[0, tone(colour, -0.03)], [0.25, tone(colour, 0.03)], [0.6, tone(colour, -0.03)], [1, tone(colour, -0.14)]], 0);
  const ear = (side: number): Svg =>
    path(`M${num(side * rx * 0.96)} ${num(rx * 0.06)}q${num(side * rx * 0.26)} ${num(-rx * 0.06)} ${num(side * rx * 0.24)} ${num(rx * 0.1)}q${num(-side * rx * 0.03)} ${num(rx * 0.14)} ${num(-side * rx * 0.28)} ${num(rx * 0.13)}`, 'none', { stroke: tone(colour, -0.06), width: rx * 0.085 });
  return at(x, y, [
    ears ? ear(-1) + ear(1) : '',
    foot ? path(`M${num(-base * 0.92)} ${num(depth)}l${num(base * 0.06)} ${num(rx * 0.09)}Q0 ${num(depth + rx * 0.2)} ${num(base * 0.86)} ${num(depth + rx * 0.09)}l${num(base * 0.06)} ${num(-rx * 0.09)}Z`, tone(colour, -0.16)) : '',
    path(d, body),
    band === undefined ? '' : clip(path(d, '#000'), path(`M${num(-rx)} ${num(depth * 0.28)}A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} ${num(depth * 0.28)}`, 'none', { stroke: band, width: rx * 0.09, cap: 'butt' })),
    path(`M${num(-rx * 0.86)} ${num(ry * 0.62)}C${num(-rx * 0.84)} ${num(depth * 0.6)} ${num(-rx * 0.66)} ${num(depth * 0.86)} ${num(-rx * 0.5)} ${num(depth * 0.92)}`, 'none', { stroke: '#fff', width: rx * 0.05, opacity: 0.28 }),
    ellipse(0, 0, rx, ry, tone(colour, 0.05)),
    ellipse(0, rx * 0.015, rx * 0.935, ry * 0.915, linear([[0, tone(colour, -0.18)], [1, tone(colour, -0.04)]])),
    clip(ellipse(0, rx * 0.04, rx * 0.9, ry * 0.85, '#000'), [
      ellipse(0, rx * 0.04, rx * 0.9, ry * 0.85, fill),
      join(inside),
      ellipse(0, rx * 0.04, rx * 0.9, ry * 0.85, 'none', { stroke: '#2b1405', width: rx * 0.05, opacity: 0.12 }),
    ]),
    join(pile),
  ]);
}

/** Seen from above. */
export function dishTop(x: number, y: number, r: number, fill: Fill, content: Content, colour: string = ware.white): Svg {
  return at(x, y, [
    circle(0, r * 0.05, r, tone(colour, -0.2)),
    circle(0, 0, r, linear([[0, tone(colour, 0.04)], [1, tone(colour, -0.08)]], 60)),
    circle(0, 0, r * 0.9, linear([[0, tone(colour, -0.2)], [0.7, tone(colour, -0.05)], [1, tone(colour, 0.01)]], 60)),
    clip(circle(0, r * 0.01, r * 0.86, '#000'), [circle(0, r * 0.01, r * 0.86, fill), join(content), circle(0, 0, r * 0.87, 'none', { stroke: '#2b1405', width: r * 0.05, opacity: 0.13 })]),
  ]);
}

/** A frying pan from above: two ears, or one handle pointing at the given angle. */
export function pan(x: number, y: number, r: number, fill: Fill, content: Content, handle: 'ears' | number = 'ears', colour: string = ware.iron): Svg {
  const ear = (side: number): Svg => path(`M${num(side * r * 0.94)} ${num(-r * 0.24)}q${num(side * r * 0.3)} ${num(r * 0.02)} ${num(side * r * 0.3)} ${num(r * 0.24)}t${num(-side * r * 0.3)} ${num(r * 0.24)}`, 'none', { stroke: tone(colour, 0.06), width: r * 0.1 });
  const grip = (angle: number): Svg => at(0, 0, [rect(r * 0.9, -r * 0.1, r * 0.3, r * 0.2, r * 0.06, tone(colour, 0.12)), rect(r * 1.1, -r * 0.12, r * 0.62, r * 0.24, r * 0.12, soft(ware.walnut)), circle(r * 1.58, 0, r * 0.04, tone(ware.walnut, -0.16))], { turn: angle });
  return at(x, y, [handle === 'ears' ? ear(-1) + ear(1) : grip(handle), dishTop(0, 0, r, fill, content, colour)]);
}

/** A wooden board seen from the front, with rounded corners and a thickness. */
export function board(x: number, y: number, w: number, h: number, content: Content = '', colour: string = ware.wood): Svg {
  const left = -w / 2;
  const top = -h / 2;
  const grain = [0.22, 0.42, 0.6, 0.8].map((share, i) => line(`M${num(left + w * 0.06 + i * 4)} ${num(top + h * share)}q${num(w * 0.25)} ${i % 2 === 0 ? -2 : 2} ${num(w * 0.46)} 0t${num(w * 0.36)} 0`, tone(colour, -0.07), 1.1, 0.7));
  return at(x, y, [
    rect(left, top + 6, w, h, h * 0.3, tone(colour, -0.2)),
    rect(left, top, w, h, h * 0.3, linear([[0, tone(colour, 0.06)], [1, tone(colour, -0.03)]], 40)),
    ...grain,
    join(content),
  ]);
}

/** A dark stone slab, for sushi. */
export function slab(x: number, y: number, w: number, h: number, content: Content, colour: string = ware.slate): Svg {
  const skew = h * 0.28;
  const top = (dy: number): string => `M${num(-w / 2 + skew)} ${num(-h / 2 + dy)}L${num(w / 2 - skew)} ${num(-h / 2 + dy)}Q${num(w / 2 - skew + 4)} ${num(-h / 2 + dy)} ${num(w / 2 - skew + 6)} ${num(-h / 2 + 4 + dy)}L${num(w / 2)} ${num(h / 2 - 3 + dy)}Q${num(w / 2 + 1)} ${num(h / 2 + dy)} ${num(w / 2 - 4)} ${num(h / 2 + dy)}L${num(-w / 2 + 4)} ${num(h / 2 + dy)}Q${num(-w / 2 - 1)} ${num(h / 2 + dy)} ${num(-w / 2)} ${num(h / 2 - 3 + dy)}L${num(-w / 2 + skew - 6)} ${num(-h / 2 + 4 + dy)}Q${num(-w / 2 + skew - 4)} ${num(-h / 2 + dy)} ${num(-w / 2 + skew)} ${num(-h / 2 + dy)}Z`;
  return at(x, y, [path(top(7), tone(colour, -0.14)), path(top(0), linear([[0, tone(colour, 0.07)], [1, tone(colour, -0.02)]], 50)), join(content)]);
}

/** A bamboo steamer: y is the height of its rim. */
export function steamer(x: number, y: number, rx: number, content: Content): Svg {
  const colour = '#d3a25f';
  const ry = rx * tilt;
  const h = rx * 0.42;
  const wall = `M${num(-rx)} 0L${num(-rx)} ${num(h)}A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} ${num(h)}L${num(rx)} 0Z`;
  const hoop = (dy: number): Svg => path(`M${num(-rx)} ${num(dy)}A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} ${num(dy)}`, 'none', { stroke: tone(colour, -0.17), width: rx * 0.045, cap: 'butt' });
  const slats = Array.from({ length: 9 }, (_, i) => line(`M${num(-rx + (i * rx) / 4)} ${num(-ry)}V${num(ry)}`, tone(colour, -0.13), 1.6));
  return at(x, y, [
    path(wall, linear([[0, tone(colour, -0.04)], [0.3, tone(colour, 0.05)], [1, tone(colour, -0.13)]], 0)),
    hoop(h * 0.5),
    hoop(h * 0.94),
    ellipse(0, 0, rx, ry, tone(colour, 0.07)),
    ellipse(0, 1, rx * 0.9, ry * 0.87, tone(colour, -0.1)),
    clip(ellipse(0, 2, rx * 0.9, ry * 0.86, '#000'), [ellipse(0, 3, rx * 0.9, ry * 0.86, tone(colour, -0.02)), ...slats]),
    join(content),
  ]);
}

/** A folded paper tray. Content stands behind the front edge. */
export function paperTray(x: number, y: number, w: number, h: number, content: Content, colour = '#f3e7d3', check?: string): Svg {
  const front = `M${num(-w / 2)} 0L${num(w / 2)} 0L${num(w * 0.4)} ${num(h)}Q${num(w * 0.39)} ${num(h + 3)} ${num(w * 0.36)} ${num(h + 3)}L${num(-w * 0.36)} ${num(h + 3)}Q${num(-w * 0.39)} ${num(h + 3)} ${num(-w * 0.4)} ${num(h)}Z`;
  const squares = check === undefined ? '' : Array.from({ length: 40 }, (_, i) => ((Math.floor(i / 10) + i) % 2 === 0 ? rect(-w / 2 + ((i % 10) * w) / 10, (Math.floor(i / 10) * h) / 3.4, w / 10, h / 3.4, 0, check) : '')).join('');
  return at(x, y, [
    path(`M${num(-w / 2)} 0L${num(-w * 0.42)} ${num(-h * 0.34)}L${num(w * 0.42)} ${num(-h * 0.34)}L${num(w / 2)} 0Z`, tone(colour, -0.16)),
    join(content),
    clip(path(front, '#000'), [path(front, linear([[0, tone(colour, 0.02)], [1, tone(colour, -0.09)]])), squares, rect(-w / 2, 0, w, 3, 0, '#fff', { opacity: 0.5 })]),
  ]);
}

/** A woven bread basket. Content stands behind the front edge. */
export function basket(x: number, y: number, rx: number, h: number, content: Content, colour = '#c78a48'): Svg {
  const ry = rx * 0.3;
  const front = `M${num(-rx)} 0A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} 0L${num(rx * 0.8)} ${num(h * 0.86)}Q${num(rx * 0.76)} ${num(h)} ${num(rx * 0.6)} ${num(h + ry * 0.34)}Q0 ${num(h + ry * 0.9)} ${num(-rx * 0.6)} ${num(h + ry * 0.34)}Q${num(-rx * 0.76)} ${num(h)} ${num(-rx * 0.8)} ${num(h * 0.86)}Z`;
  const weave = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 13 }, (_c, i) => {
      const share = (i + (row % 2) * 0.5 - 6) / 6;
      const dx = share * rx * 0.98;
      const dy = ry * Math.sqrt(Math.max(0, 1 - share * share)) + h * (0.2 + row * 0.24);
      return rect(dx - rx * 0.085, dy - h * 0.1, rx * 0.17, h * 0.17, h * 0.08, row % 2 === 0 ? tone(colour, 0.05) : tone(colour, -0.03));
    }).join(''),
  ).join('');
  return at(x, y, [
    ellipse(0, 0, rx, ry, tone(colour, -0.22)),
    join(content),
    path(front, tone(colour, -0.15)),
    clip(path(front, '#000'), weave),
    path(`M${num(-rx)} 0A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} 0`, 'none', { stroke: tone(colour, 0.08), width: h * 0.14 }),
  ]);
}

/** Thin steam, light enough for a dark ground and still visible on a pale one. */
export function steam(x: number, y: number, h = 26): Svg {
  const wisp = (dx: number, share: number): Svg => path(`M${num(dx)} 0c${num(-h * 0.3)} ${num(-h * 0.3 * share)} ${num(h * 0.26)} ${num(-h * 0.5 * share)} 0 ${num(-h * share)}`, 'none', { stroke: '#fff', width: h * 0.15, opacity: 0.62 });
  return at(x, y, [wisp(-h * 0.38, 0.8), wisp(0, 1), wisp(h * 0.38, 0.75)]);
}

/** A glossy highlight on sauces and soups. */
export const gloss = (x: number, y: number, rx: number, ry: number, opacity = 0.3): Svg => ellipse(x, y, rx, ry, radial([[0, '#fff', opacity], [1, '#fff', 0]]));

/** Oil beads or herbs over a surface. */
export function flecks(seed: string, count: number, rx: number, ry: number, colours: readonly string[], size = 1.3): Svg {
  return scatter(seed, count, { rx, ry }, ({ x, y, i, rand }) => ellipse(x, y, size * rand(0.7, 1.3), size * rand(0.5, 0.9), colours[i % colours.length] ?? '#fff'));
}

export const blend = mix;
