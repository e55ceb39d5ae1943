// Rice, noodles, pasta, dumplings, chips: drawn around the origin.
import { tone } from './colour.ts';
import { blob, random, scatter } from './random.ts';
import { at, clip, ellipse, line, linear, num, path, radial, rect, round, soft, type Svg } from './svg.ts';

/** A heap of rice; y is its foot. */
export function rice(rx = 40, h = 34, colour = '#fbf6ea', seedText = 'rice', second?: string): Svg {
  const d = `M${num(-rx)} 0C${num(-rx * 0.98)} ${num(-h * 0.7)} ${num(-rx * 0.5)} ${num(-h)} 0 ${num(-h)}S${num(rx * 0.98)} ${num(-h * 0.7)} ${num(rx)} 0Q${num(rx * 0.6)} ${num(h * 0.3)} 0 ${num(h * 0.32)}T${num(-rx)} 0Z`;
  const grains = scatter(seedText, Math.round(rx * h * 0.062), { x: 0, y: -h * 0.36, rx: rx * 0.94, ry: h * 0.68 }, ({ x, y, i, rand }) =>
    at(x, y, rect(-2.9, -1.1, 5.8, 2.2, 1.1, second !== undefined && i % 4 === 0 ? second : i % 2 === 0 ? tone(colour, -0.075) : tone(colour, 0.035)), { turn: rand(-70, 70) }),
  );
  return path(d, linear([[0, tone(colour, 0.02)], [0.6, colour], [1, tone(colour, -0.1)]], 75)) + clip(path(d, '#000'), grains);
}

/** Long strands in loops. */
export function noodles(seedText: string, rx = 44, ry = 20, colour = '#f1cf7e', count = 26, width = 3.4): Svg {
  const rand = random(seedText);
  const strand = (): Svg => {
    const y = rand(-0.8, 0.8);
    const reach = Math.sqrt(1 - y * y) * rx;
    const x0 = -reach * rand(0.6, 1);
    const x1 = reach * rand(0.6, 1);
    const bend = rand(-1, 1) * ry;
    const d = `M${num(x0)} ${num(y * ry)}C${num(x0 * 0.3)} ${num(y * ry + bend)} ${num(x1 * 0.3)} ${num(y * ry - bend)} ${num(x1)} ${num(y * ry * 0.8)}`;
    const shade = rand(-0.03, 0.05);
    return line(d, tone(colour, -0.13), width + 1.1) + line(d, tone(colour, shade), width * 0.8);
  };
  return ellipse(0, 0, rx, ry, tone(colour, -0.12)) + Array.from({ length: count }, strand).join('');
}

/** A twirled nest of pasta; y is its foot. */
export function nest(seedText: string, rx = 40, h = 34, colour = '#f3cd74', width = 3.6, flat = false): Svg {
  const rand = random(seedText);
  const outline = `M${num(-rx)} 0C${num(-rx)} ${num(-h * 0.62)} ${num(-rx * 0.5)} ${num(-h)} 0 ${num(-h)}S${num(rx)} ${num(-h * 0.62)} ${num(rx)} 0Q${num(rx * 0.6)} ${num(h * 0.36)} 0 ${num(h * 0.38)}T${num(-rx)} 0Z`;
  const strands = Array.from({ length: flat ? 20 : 30 }, (_, i) => {
    const level = 1 - i / (flat ? 20 : 30);
    const w = rx * (0.34 + 0.72 * Math.sqrt(level)) * rand(0.86, 1.06);
    const y = -h * (1 - level) * 0.94 + h * 0.14;
    const lift = rand(0.16, 0.46) * h;
    const x = rand(-0.16, 0.16) * rx;
    const d = rand() > 0.5 ? `M${num(x - w)} ${num(y)}Q${num(x)} ${num(y + lift)} ${num(x + w)} ${num(y - rand(-2, 6))}` : `M${num(x - w)} ${num(y - rand(0, 6))}C${num(x - w * 0.4)} ${num(y + lift)} ${num(x + w * 0.5)} ${num(y + lift * 0.9)} ${num(x + w)} ${num(y)}`;
    return line(d, tone(colour, -0.15), width + 1.2) + line(d, tone(colour, rand(-0.03, 0.05)), width * 0.82);
  });
  return path(outline, tone(colour, -0.12)) + clip(path(outline, '#000'), strands) ;
}

export function penne(length = 20, colour = '#eaa53f'): Svg {
  const l = length / 2;
  const w = length * 0.19;
  return path(`M${num(-l)} ${num(-w)}L${num(l - w)} ${num(-w)}L${num(l + w)} ${num(w)}L${num(-l + w * 2)} ${num(w)}Z`, linear([[0, tone(colour, 0.09)], [0.5, colour], [1, tone(colour, -0.1)]])) + line(`M${num(-l + w)} ${num(-w * 0.3)}H${num(l - w)}M${num(-l + w * 1.6)} ${num(w * 0.36)}H${num(l)}`, tone(colour, -0.08), 0.8) + path(`M${num(l - w)} ${num(-w)}Q${num(l + w * 1.1)} ${num(-w * 0.6)} ${num(l + w)} ${num(w)}Q${num(l - w * 0.4)} ${num(w * 0.4)} ${num(l - w)} ${num(-w)}Z`, tone(colour, -0.2));
}

export function macaroni(size = 12, colour = '#f7b62e'): Svg {
  const s = size / 2;
  const d = `M${num(-s)} ${num(s * 0.5)}Q0 ${num(-s * 1.3)} ${num(s)} ${num(s * 0.5)}`;
  return line(d, tone(colour, -0.13), size * 0.42) + line(d, tone(colour, 0.02), size * 0.32) + line(`M${num(-s * 0.7)} ${num(-s * 0.1)}Q0 ${num(-s * 1.1)} ${num(s * 0.7)} ${num(-s * 0.1)}`, tone(colour, 0.11), size * 0.08) + ellipse(s, s * 0.5, size * 0.1, size * 0.14, tone(colour, -0.24));
}

export function raviolo(size = 26, colour = '#f4d68f'): Svg {
  const s = size / 2;
  const teeth = Array.from({ length: 6 }, (_, i) => [-1, 1].map((side) => rect(-s + (i * size) / 6 + 0.5, side * s - 1.6, size / 6 - 1, 3.2, 1.2, side < 0 ? tone(colour, 0.02) : tone(colour, -0.09)) + rect(side * s - 1.6, -s + (i * size) / 6 + 0.5, 3.2, size / 6 - 1, 1.2, tone(colour, side < 0 ? 0 : -0.08))).join('')).join('');
  return teeth + rect(-s, -s, size, size, 2.5, soft(colour)) + ellipse(0, 0, s * 0.66, s * 0.62, radial([[0, tone(colour, 0.07)], [0.7, tone(colour, 0.01)], [1, tone(colour, -0.07)]], 0.4, 0.35, 0.65));
}

export function gyoza(w = 34, colour = '#f3dfb4', seared = true): Svg {
  const x = w / 2;
  const h = w * 0.46;
  const d = `M${num(-x)} ${num(h * 0.3)}Q${num(-x * 0.9)} ${num(-h * 0.3)} ${num(-x * 0.56)} ${num(-h * 0.44)}Q0 ${num(-h * 1.04)} ${num(x * 0.56)} ${num(-h * 0.44)}Q${num(x * 0.9)} ${num(-h * 0.3)} ${num(x)} ${num(h * 0.3)}Q${num(x * 0.5)} ${num(h * 0.7)} 0 ${num(h * 0.66)}T${num(-x)} ${num(h * 0.3)}Z`;
  const folds = [-0.5, -0.25, 0, 0.25, 0.5].map((share) => line(`M${num(x * share)} ${num(-h * (0.74 - Math.abs(share) * 0.5))}q${num(w * 0.05)} ${num(h * 0.22)} ${num(-w * 0.02)} ${num(h * 0.42)}`, tone(colour, -0.13), w * 0.045)).join('');
  const crust = seared ? clip(path(d, '#000'), ellipse(0, h * 0.78, x * 1.05, h * 0.5, linear([[0, '#d9983f', 0.85], [1, '#a5611f']]))) : '';
  return path(d, linear([[0, tone(colour, 0.05)], [1, tone(colour, -0.07)]])) + crust + folds + line(`M${num(-x * 0.6)} ${num(-h * 0.28)}Q${num(-x * 0.3)} ${num(-h * 0.62)} 0 ${num(-h * 0.7)}`, '#fff', w * 0.03, 0.5);
}

/** A pleated, steamed bun or soup dumpling. */
export function bun(r = 18, colour = '#fbf1df'): Svg {
  const d = `M${num(-r)} ${num(r * 0.3)}C${num(-r * 1.04)} ${num(-r * 0.5)} ${num(-r * 0.4)} ${num(-r * 0.82)} 0 ${num(-r * 0.9)}C${num(r * 0.4)} ${num(-r * 0.82)} ${num(r * 1.04)} ${num(-r * 0.5)} ${num(r)} ${num(r * 0.3)}Q${num(r * 0.7)} ${num(r * 0.66)} 0 ${num(r * 0.66)}T${num(-r)} ${num(r * 0.3)}Z`;
  const pleats = [-70, -42, -15, 15, 42, 70].map((turn) => line(`M${num(Math.sin((turn * Math.PI) / 180) * r * 0.14)} ${num(-r * 0.74)}Q${num(Math.sin((turn * Math.PI) / 180) * r * 0.6)} ${num(-r * 0.6)} ${num(Math.sin((turn * Math.PI) / 180) * r * 0.76)} ${num(-r * 0.16 + Math.abs(turn) * 0.002 * r)}`, tone(colour, -0.12), r * 0.07)).join('');
  return path(d, radial([[0, tone(colour, 0.04)], [0.6, colour], [1, tone(colour, -0.11)]], 0.4, 0.3, 0.75)) + pleats + at(0, -r * 0.8, path(blob('bunknot', r * 0.2, r * 0.13, 0.16, 7), tone(colour, -0.05), { stroke: tone(colour, -0.15), width: r * 0.05 }));
}

/** A crisp roll: spring roll, egg roll, churro without ridges. */
export function roll(length = 52, width = 17, colour = '#dc9a45', cut = false): Svg {
  const x = length / 2;
  const y = width / 2;
  return rect(-x, -y + width * 0.1, length, width, y, tone(colour, -0.17)) + rect(-x, -y, length, width * 0.96, y, linear([[0, tone(colour, 0.06)], [0.5, colour], [1, tone(colour, -0.09)]])) + line(`M${num(-x * 0.5)} ${num(-y * 0.9)}q${num(length * 0.12)} ${num(y)} ${num(length * 0.04)} ${num(y * 1.8)}M${num(x * 0.2)} ${num(-y * 0.9)}q${num(length * 0.12)} ${num(y)} ${num(length * 0.04)} ${num(y * 1.8)}`, tone(colour, -0.08), 1.4) + line(`M${num(-x * 0.76)} ${num(-y * 0.5)}H${num(x * 0.5)}`, '#fff', width * 0.08, 0.38) + (cut ? ellipse(x * 0.92, 0, width * 0.3, y * 0.92, '#f3d8a0') + ellipse(x * 0.94, 0, width * 0.2, y * 0.66, '#6fa348') + ellipse(x * 0.92, -y * 0.16, width * 0.1, y * 0.3, '#ef8a3a') + ellipse(x * 0.96, y * 0.3, width * 0.08, y * 0.2, '#f6efd8') : '');
}

/** A handful of fries standing up; y is their foot. */
export function fries(seedText: string, w = 70, h = 62, colour = '#f6c244', count = 15): Svg {
  const rand = random(seedText);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count - 0.5;
    const length = h * rand(0.66, 1.04);
    const turn = share * 34 + rand(-6, 6);
    const fry = rect(-4.1, -length, 8.2, length, 1.4, linear([[0, tone(colour, 0.06)], [0.55, colour], [1, tone(colour, -0.06)]], 0)) + rect(1.4, -length, 2.7, length, 1.2, tone(colour, -0.09)) + rect(-4.1, -length, 8.2, 4.4, 1.4, tone(colour, -0.11), { opacity: 0.6 });
    return { order: (i * 7) % count, svg: at(share * w * 0.86, 0, fry, { turn }) };
  })
    .sort((a, b) => a.order - b.order)
    .map((fry) => fry.svg)
    .join('');
}

export function tortillaChip(size = 30, colour = '#f0b545', seedText = 'chip'): Svg {
  const s = size / 2;
  const d = `M${num(-s * 0.1)} ${num(-s * 0.96)}Q${num(s * 0.1)} ${num(-s * 1.06)} ${num(s * 0.24)} ${num(-s * 0.8)}L${num(s * 0.98)} ${num(s * 0.6)}Q${num(s)} ${num(s * 0.86)} ${num(s * 0.74)} ${num(s * 0.84)}Q0 ${num(s * 0.6)} ${num(-s * 0.8)} ${num(s * 0.82)}Q${num(-s * 1.04)} ${num(s * 0.8)} ${num(-s * 0.92)} ${num(s * 0.56)}Z`;
  return at(0, size * 0.05, path(d, tone(colour, -0.17))) + path(d, soft(colour, 1.3)) + clip(path(d, '#000'), scatter(seedText, 9, { rx: s * 0.7, ry: s * 0.7 }, ({ x, y, rand, i }) => ellipse(x, y, rand(0.8, 1.7), rand(0.7, 1.2), i % 2 === 0 ? tone(colour, -0.1) : tone(colour, 0.09))));
}

/** A corn or wheat tortilla folded around its filling; the filling shows along the top. */
export function tacoShell(w: number, filling: Svg, colour = '#f0bb55'): Svg {
  const x = w / 2;
  const h = w * 0.5;
  const back = `M${num(-x)} ${num(h * 0.42)}C${num(-x)} ${num(-h * 0.7)} ${num(x)} ${num(-h * 0.7)} ${num(x)} ${num(h * 0.42)}Z`;
  const front = `M${num(-x * 1.02)} ${num(h * 0.5)}C${num(-x)} ${num(-h * 0.34)} ${num(x)} ${num(-h * 0.34)} ${num(x * 1.02)} ${num(h * 0.5)}Q${num(x)} ${num(h * 0.66)} ${num(x * 0.86)} ${num(h * 0.66)}H${num(-x * 0.86)}Q${num(-x)} ${num(h * 0.66)} ${num(-x * 1.02)} ${num(h * 0.5)}Z`;
  const spots = clip(path(front, '#000'), scatter(`taco${num(w)}`, 12, { x: 0, y: h * 0.3, rx: x * 0.8, ry: h * 0.34 }, ({ x: px, y: py, rand }) => ellipse(px, py, rand(1.4, 3.4), rand(1, 2.2), tone(colour, -0.1), { opacity: 0.75 })));
  return path(back, tone(colour, -0.11)) + filling + path(front, round(colour, 1.2)) + spots;
}
