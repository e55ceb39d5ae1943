// Meat, fish, eggs, cheese: drawn around the origin.
import { tone } from './colour.ts';
import { blob, random, scatter } from './random.ts';
import { at, circle, clip, ellipse, join, line, linear, num, path, radial, rect, round, soft, type Svg } from './svg.ts';

/** A cooked piece with a darker underside and a shine. */
export function chunk(seedText: string, rx = 11, ry = 9, colour = '#8a4a26', glaze = 0.35): Svg {
  const d = blob(seedText, rx, ry, 0.11, 8);
  return at(0, ry * 0.14, path(d, tone(colour, -0.14))) + path(d, round(colour, 1.3)) + ellipse(-rx * 0.34, -ry * 0.4, rx * 0.28, ry * 0.15, '#fff', { opacity: glaze });
}

export const meatball = (r = 10, colour = '#7b4024'): Svg => circle(0, 0, r, round(colour, 1.3)) + scatter(`meatball${num(r)}`, 7, { rx: r * 0.7, ry: r * 0.7 }, ({ x, y, rand }) => ellipse(x, y, rand(0.8, 1.5), rand(0.6, 1), tone(colour, -0.11))) + ellipse(-r * 0.36, -r * 0.4, r * 0.26, r * 0.16, '#fff', { opacity: 0.3 });

/** Fried in crumbs: rough edge, lighter crumbs. */
export function crispy(seedText: string, rx: number, ry: number, colour = '#d98f35'): Svg {
  const d = blob(seedText, rx, ry, 0.09, 15);
  const rand = random(seedText);
  const crumbs = Array.from({ length: Math.round(rx * ry * 0.09) + 6 }, () => {
    const angle = rand(0, 6.283);
    const radius = Math.sqrt(rand()) * 0.9;
    return ellipse(Math.cos(angle) * rx * radius, Math.sin(angle) * ry * radius, rand(0.8, 1.9), rand(0.6, 1.2), rand() > 0.45 ? tone(colour, 0.09) : tone(colour, -0.1));
  });
  return at(0, ry * 0.12, path(d, tone(colour, -0.16))) + path(d, round(colour, 1.2)) + crumbs.join('');
}

export function prawn(size = 24, colour = '#f2825a'): Svg {
  const s = size / 2;
  const body = `M${num(s * 0.72)} ${num(-s * 0.72)}C${num(-s * 0.5)} ${num(-s * 1.06)} ${num(-s * 1.12)} ${num(s * 0.1)} ${num(-s * 0.3)} ${num(s * 0.72)}C${num(s * 0.1)} ${num(s * 0.98)} ${num(s * 0.5)} ${num(s * 0.8)} ${num(s * 0.56)} ${num(s * 0.56)}C${num(s * 0.06)} ${num(s * 0.62)} ${num(-s * 0.32)} ${num(s * 0.16)} ${num(s * 0.04)} ${num(-s * 0.14)}C${num(s * 0.26)} ${num(-s * 0.3)} ${num(s * 0.66)} ${num(-s * 0.16)} ${num(s * 0.9)} ${num(-s * 0.34)}Z`;
  return path(`M${num(s * 0.46)} ${num(s * 0.62)}l${num(s * 0.5)} ${num(-s * 0.26)}q${num(s * 0.06)} ${num(s * 0.26)} ${num(-s * 0.14)} ${num(s * 0.36)}q${num(s * 0.16)} ${num(s * 0.16)} ${num(-s * 0.04)} ${num(s * 0.3)}Z`, tone(colour, -0.1)) + path(body, linear([[0, tone(colour, 0.06)], [0.5, tone(colour, 0.1)], [1, tone(colour, -0.06)]], 60)) + clip(path(body, '#000'), line(`M${num(-s * 0.9)} ${num(-s * 0.3)}L${num(0)} ${num(-s * 0.06)}M${num(-s * 0.3)} ${num(-s)}L${num(s * 0.1)} ${num(-s * 0.1)}M${num(s * 0.4)} ${num(-s)}L${num(s * 0.3)} ${num(-s * 0.2)}M${num(-s * 0.9)} ${num(s * 0.36)}L${num(0)} ${num(s * 0.14)}M${num(-s * 0.3)} ${num(s)}L${num(s * 0.1)} ${num(s * 0.3)}`, tone(colour, -0.1), s * 0.12)) + line(`M${num(-s * 0.56)} ${num(-s * 0.34)}Q${num(-s * 0.34)} ${num(-s * 0.74)} ${num(s * 0.06)} ${num(-s * 0.8)}`, '#fff', s * 0.09, 0.5);
}

export function eggHalf(w = 24, yolk = '#f6a51c'): Svg {
  const r = w / 2;
  return ellipse(0, r * 0.12, r, r * 0.8, '#d9cbb6') + ellipse(0, 0, r, r * 0.78, '#fffaf0') + ellipse(0, -r * 0.02, r * 0.52, r * 0.42, radial([[0, tone(yolk, 0.09)], [0.6, yolk], [1, tone(yolk, -0.09)]], 0.4, 0.35, 0.7)) + ellipse(-r * 0.16, -r * 0.14, r * 0.14, r * 0.08, '#fff', { opacity: 0.7 });
}

export function friedEgg(r = 22, seedText = 'egg'): Svg {
  const d = blob(seedText, r, r * 0.92, 0.1, 9);
  return at(0, r * 0.06, path(d, '#c9a877')) + path(d, radial([[0, '#fffdf7'], [0.72, '#fff8ea'], [1, '#f3dfbd']], 0.5, 0.5, 0.56)) + circle(0, 0, r * 0.44, radial([[0, '#ffcf4a'], [0.6, '#fbb01e'], [1, '#e68a0c']], 0.4, 0.36, 0.68)) + ellipse(-r * 0.15, -r * 0.18, r * 0.12, r * 0.07, '#fff', { opacity: 0.75 });
}

/** A slice of raw fish with its grain. */
export function fishSlice(w = 40, h = 20, colour = '#f5793f', grain = '#fcc3a0'): Svg {
  const x = w / 2;
  const y = h / 2;
  const d = `M${num(-x)} ${num(y * 0.6)}Q${num(-x * 0.96)} ${num(-y)} ${num(-x * 0.2)} ${num(-y)}L${num(x * 0.66)} ${num(-y * 0.86)}Q${num(x * 1.04)} ${num(-y * 0.5)} ${num(x)} ${num(y * 0.6)}Q${num(x * 0.5)} ${num(y * 1.06)} 0 ${num(y)}T${num(-x)} ${num(y * 0.6)}Z`;
  const lines = [-0.62, -0.3, 0.02, 0.34, 0.66].map((share) => `M${num(x * share - y * 0.7)} ${num(y * 1.1)}Q${num(x * share + y * 0.2)} ${num(y * 0.1)} ${num(x * share + y * 0.9)} ${num(-y * 1.1)}`).join('');
  return path(d, linear([[0, tone(colour, 0.05)], [1, tone(colour, -0.05)]])) + clip(path(d, '#000'), line(lines, grain, h * 0.1, 0.9)) + line(`M${num(-x * 0.7)} ${num(-y * 0.66)}Q${num(-x * 0.2)} ${num(-y * 0.84)} ${num(x * 0.5)} ${num(-y * 0.7)}`, '#fff', h * 0.07, 0.5);
}

export function nigiri(topping: Svg, band = false): Svg {
  const rice = blob('nigiri', 24, 11, 0.05, 12);
  const grains = scatter('nigirigrains', 22, { x: 0, y: 12, rx: 20, ry: 6 }, ({ x, y, rand }) => at(x, y, ellipse(0, 0, 2.3, 1.1, '#e4ddd0'), { turn: rand(-60, 60) }));
  return at(0, 11, path(rice, linear([[0, '#fffdf8'], [1, '#ddd5c6']]))) + grains + at(0, -1, topping) + (band ? path('M-5 -12Q0 -14 5 -12L6 20Q0 22 -6 20Z', soft('#24392f', 1.2)) : '');
}

/** One piece of maki, standing: the ring, the rice, the heart. */
export function maki(heart: readonly string[], r = 15, outside: 'nori' | 'sesame' | 'salmon' | 'roe' | 'avocado' = 'nori'): Svg {
  const skin = { nori: '#22342c', sesame: '#f7f2e6', salmon: '#f5793f', roe: '#f06a2a', avocado: '#a9c65a' }[outside];
  const ry = r * 0.62;
  const h = r * 1.05;
  const side = `M${num(-r)} 0V${num(h)}A${num(r)} ${num(ry)} 0 0 0 ${num(r)} ${num(h)}V0Z`;
  const speckle = outside === 'nori' ? line(`M${num(-r * 0.7)} ${num(ry * 0.9)}v${num(h * 0.8)}`, '#fff', 1.2, 0.22) : scatter(`maki${outside}`, outside === 'roe' ? 34 : 22, { x: 0, y: h * 0.85, rx: r * 0.9, ry: h * 0.55 }, ({ x, y, rand, i }) => (outside === 'roe' ? circle(x, y, 1.7, i % 3 === 0 ? '#ffb05c' : '#e2531a') : outside === 'sesame' ? at(x, y, ellipse(0, 0, 1.5, 0.9, i % 2 === 0 ? '#d9b169' : '#3b3430'), { turn: rand(0, 180) }) : ellipse(x, y, 2.6, 0.9, outside === 'salmon' ? '#fcc3a0' : '#dce7a4')));
  const [a = '#f5793f', b = a, c = b] = heart;
  return path(side, linear([[0, tone(skin, 0.03)], [0.3, tone(skin, 0.06)], [1, tone(skin, -0.12)]], 0)) + clip(path(side, '#000'), speckle) + ellipse(0, 0, r, ry, outside === 'nori' ? tone(skin, 0.1) : tone(skin, 0.02)) + ellipse(0, 0, r * 0.9, ry * 0.9, outside === 'nori' ? '#fbf7ee' : '#fdfaf3') + (outside === 'nori' ? '' : ellipse(0, 0, r * 0.56, ry * 0.58, '#22342c')) + ellipse(0, 0, r * 0.46, ry * 0.48, a) + path(`M0 0L${num(r * 0.46)} 0A${num(r * 0.46)} ${num(ry * 0.48)} 0 0 1 ${num(-r * 0.2)} ${num(ry * 0.43)}Z`, b) + path(`M0 0L${num(-r * 0.2)} ${num(ry * 0.43)}A${num(r * 0.46)} ${num(ry * 0.48)} 0 0 1 ${num(-r * 0.4)} ${num(-ry * 0.24)}Z`, c) + line(`M${num(-r * 0.7)} ${num(-ry * 0.3)}l2 -1M${num(r * 0.6)} ${num(-ry * 0.4)}l2 1M${num(-r * 0.55)} ${num(ry * 0.52)}l2.4 .4M${num(r * 0.62)} ${num(ry * 0.4)}l2 -1`, '#ddd5c4', 1.3);
}

/** A thick slice of roast meat or steak with a browned edge. */
export function meatSlice(w = 34, h = 20, edge = '#6b3820', core = '#c4564d'): Svg {
  const d = blob(`slice${num(w)}${num(h)}`, w / 2, h / 2, 0.06, 10);
  return at(0, h * 0.13, path(d, tone(edge, -0.1))) + path(d, edge) + at(0, -h * 0.02, path(d, radial([[0, tone(core, 0.07)], [0.7, core], [1, tone(core, -0.08)]])), { scale: 0.84 }) + line(`M${num(-w * 0.22)} ${num(-h * 0.1)}q${num(w * 0.14)} ${num(-h * 0.1)} ${num(w * 0.26)} 0M${num(-w * 0.08)} ${num(h * 0.16)}q${num(w * 0.14)} ${num(-h * 0.08)} ${num(w * 0.24)} ${num(-h * 0.02)}`, tone(core, 0.12), 1.2, 0.8);
}

/** Char marks of the grill, clipped to an outline. */
export function charred(d: string, fill: ReturnType<typeof soft>, spacing: number, angle: number, span: number, colour = '#4a2413'): Svg {
  const bars = Array.from({ length: Math.ceil((span * 2) / spacing) }, (_, i) => `M${num(-span + i * spacing)} ${num(-span)}V${num(span)}`).join('');
  return path(d, fill) + clip(path(d, '#000'), at(0, 0, line(bars, colour, spacing * 0.26, 0.62), { turn: angle }));
}

export function sausage(length = 46, width = 13, colour = '#a34a2b', bend = 0.18): Svg {
  const d = `M${num(-length / 2)} 0Q0 ${num(-length * bend)} ${num(length / 2)} 0`;
  return line(d, tone(colour, -0.12), width) + line(`M${num(-length / 2)} ${num(-width * 0.08)}Q0 ${num(-length * bend - width * 0.08)} ${num(length / 2)} ${num(-width * 0.08)}`, colour, width * 0.82) + line(`M${num(-length * 0.4)} ${num(-width * 0.34)}Q0 ${num(-length * bend * 0.9 - width * 0.36)} ${num(length * 0.36)} ${num(-width * 0.34)}`, '#fff', width * 0.12, 0.4);
}

/** Pieces on a stick, drawn along the x axis. */
export function skewer(length: number, pieces: readonly Svg[], stick = '#c79a5e'): Svg {
  const gap = (length * 0.74) / Math.max(1, pieces.length);
  const start = -length * 0.3;
  return line(`M${num(-length / 2)} 0H${num(length / 2 - 4)}`, tone(stick, -0.12), 3.2) + line(`M${num(-length / 2)} -.5H${num(length / 2 - 4)}`, tone(stick, 0.05), 1.4) + path(`M${num(length / 2 - 5)} -1.6L${num(length / 2 + 3)} 0L${num(length / 2 - 5)} 1.6Z`, tone(stick, -0.1)) + pieces.map((piece, i) => at(start + gap * (i + 0.5), 0, piece)).join('');
}

export function bacon(length = 46, width = 12): Svg {
  const wave = (dy: number): string => `M${num(-length / 2)} ${num(dy)}q${num(length * 0.125)} -6 ${num(length * 0.25)} 0t${num(length * 0.25)} 0t${num(length * 0.25)} 0t${num(length * 0.25)} 0`;
  return line(wave(1.4), '#7d2a1c', width) + line(wave(0), '#c0452e', width) + line(wave(-width * 0.16), '#f3b79a', width * 0.22) + line(wave(width * 0.26), '#e88d70', width * 0.16);
}

export const feta = (size = 12): Svg => {
  const s = size / 2;
  return path(`M${num(-s)} ${num(-s * 0.4)}L${num(s * 0.1)} ${num(-s)}L${num(s)} ${num(-s * 0.5)}L0 ${num(s * 0.1)}Z`, '#fffdf6') + path(`M${num(-s)} ${num(-s * 0.4)}L0 ${num(s * 0.1)}L0 ${num(s)}L${num(-s * 0.94)} ${num(s * 0.44)}Z`, '#f1ebdd') + path(`M0 ${num(s * 0.1)}L${num(s)} ${num(-s * 0.5)}L${num(s * 0.96)} ${num(s * 0.36)}L0 ${num(s)}Z`, '#dcd3c0');
};

export const mozzarella = (seedText: string, r = 12): Svg => path(blob(seedText, r, r * 0.84, 0.1, 9), radial([[0, '#fffef9'], [0.65, '#fdf6e4'], [1, '#efdcae']], 0.45, 0.4, 0.6));

export function ham(size = 24): Svg {
  const d = blob('ham', size / 2, size * 0.4, 0.2, 10);
  return path(d, soft('#d9706b')) + line(`M${num(-size * 0.3)} ${num(size * 0.06)}q${num(size * 0.16)} ${num(-size * 0.24)} ${num(size * 0.34)} ${num(-size * 0.06)}t${num(size * 0.26)} ${num(-size * 0.08)}`, '#f6c9bd', size * 0.07) + line(`M${num(-size * 0.2)} ${num(size * 0.22)}q${num(size * 0.14)} ${num(-size * 0.14)} ${num(size * 0.36)} 0`, '#f6c9bd', size * 0.05);
}

export function pepperoni(r = 10): Svg {
  return circle(0, r * 0.08, r, '#8e1f14') + circle(0, 0, r * 0.96, radial([[0, '#d5472f'], [0.75, '#c63a25'], [1, '#a92a1a']])) + scatter(`pepperoni${num(r)}`, 8, { rx: r * 0.66, ry: r * 0.66 }, ({ x, y, rand }) => circle(x, y, rand(0.7, 1.4), '#e9825f')) + path(`M${num(-r * 0.7)} ${num(-r * 0.4)}A${num(r * 0.8)} ${num(r * 0.8)} 0 0 1 ${num(r * 0.1)} ${num(-r * 0.78)}`, 'none', { stroke: '#fff', width: r * 0.1, opacity: 0.35 });
}

/** Roast or fried drumstick with a bone end at the lower right. */
export function drumstick(size = 40, colour = '#b9652a', crumbs = false): Svg {
  const s = size / 2;
  const meat = `M${num(-s * 0.86)} ${num(-s * 0.5)}C${num(-s * 0.7)} ${num(-s * 1.14)} ${num(s * 0.24)} ${num(-s * 0.98)} ${num(s * 0.36)} ${num(-s * 0.3)}C${num(s * 0.42)} ${num(s * 0.06)} ${num(s * 0.4)} ${num(s * 0.3)} ${num(s * 0.54)} ${num(s * 0.46)}L${num(s * 0.44)} ${num(s * 0.6)}C${num(s * 0.1)} ${num(s * 0.5)} ${num(-s * 0.2)} ${num(s * 0.54)} ${num(-s * 0.5)} ${num(s * 0.32)}C${num(-s * 0.86)} ${num(s * 0.1)} ${num(-s * 0.96)} ${num(-s * 0.2)} ${num(-s * 0.86)} ${num(-s * 0.5)}Z`;
  const bone = line(`M${num(s * 0.4)} ${num(s * 0.44)}L${num(s * 0.76)} ${num(s * 0.8)}`, '#f3e8d5', s * 0.2) + circle(s * 0.86, s * 0.74, s * 0.13, '#f7eedd') + circle(s * 0.72, s * 0.9, s * 0.13, '#e9dcc4');
  const rough = crumbs ? clip(path(meat, '#000'), scatter('crumbs', 46, { x: -s * 0.2, y: -s * 0.2, rx: s * 0.8, ry: s * 0.8 }, ({ x, y, i, rand }) => ellipse(x, y, rand(1, 2.1), rand(0.8, 1.4), i % 2 === 0 ? tone(colour, 0.1) : tone(colour, -0.09)))) : line(`M${num(-s * 0.6)} ${num(-s * 0.44)}Q${num(-s * 0.46)} ${num(-s * 0.8)} ${num(-s * 0.1)} ${num(-s * 0.74)}`, '#fff', s * 0.11, 0.42);
  return bone + path(meat, round(colour, 1.5)) + rough;
}

export const cheeseSlice = (w: number, h: number, colour = '#f8bf35'): Svg => rect(-w / 2, -h / 2, w, h, 2, soft(colour));

/** The ruffled edge of lettuce between two layers. */
export function lettuceEdge(w: number, h: number, colour = '#7dbb45'): Svg {
  const bumps = Math.max(4, Math.round(w / 15));
  const step = w / bumps;
  const waves = Array.from({ length: bumps }, (_, i) => {
    const fall = h * ([0.62, 0.36, 0.7, 0.46][i % 4] ?? 0.5);
    return `c${num(-step * 0.08)} ${num(fall * 1.3)} ${num(-step * 0.92)} ${num(fall * 1.3)} ${num(-step)} 0`;
  }).join('');
  const d = `M${num(-w / 2)} ${num(-h * 0.4)}Q0 ${num(-h * 0.62)} ${num(w / 2)} ${num(-h * 0.4)}V${num(-h * 0.1)}${waves}Z`;
  const veins = Array.from({ length: bumps }, (_, i) => `M${num(w / 2 - (i + 0.5) * step)} ${num(-h * 0.2)}v${num(h * 0.34)}`).join('');
  return path(d, linear([[0, tone(colour, -0.09)], [0.6, tone(colour, 0.02)], [1, tone(colour, 0.08)]])) + line(veins, tone(colour, 0.13), 1.2, 0.6);
}

export const stack = (...children: Svg[]): Svg => join(children);
