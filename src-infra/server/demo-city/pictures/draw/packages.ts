// Groceries as they stand on a shelf: bottles, jars, tins, cartons, bags, boxes, tubs, trays. No lettering anywhere:
// a mark, a colour and what is inside must say it in every language. x is the middle, y the foot.
import { tone } from './colour.ts';
import { at, circle, clip, ellipse, join, line, linear, num, path, rect, soft, type Fill, type Svg } from './svg.ts';

/** Rounded glass or metal: light comes from the left. */
export const tube = (colour: string, depth = 1): Fill =>
  linear([[0, tone(colour, -0.07 * depth)], [0.14, tone(colour, 0.03 * depth)], [0.3, tone(colour, 0.08 * depth)], [0.6, colour], [1, tone(colour, -0.14 * depth)]], 0);

/** Two bars and a mark instead of words. */
export function label(w: number, h: number, colour: string, ink: string, mark: Svg = '', bars = true): Svg {
  return rect(-w / 2, -h / 2, w, h, Math.min(6, h * 0.1), colour) + (bars ? rect(-w * 0.27, h * 0.29, w * 0.54, h * 0.055, h * 0.027, ink) + rect(-w * 0.17, h * 0.39, w * 0.34, h * 0.045, h * 0.022, ink, { opacity: 0.6 }) : '') + mark;
}

export type Profile = 'oil' | 'milk' | 'water' | 'soda' | 'squeeze' | 'pump' | 'jug' | 'cordial';

const profiles: Record<Profile, readonly (readonly [height: number, half: number])[]> = {
  oil: [[0, 0.96], [0.04, 1], [0.56, 1], [0.68, 0.62], [0.76, 0.36], [1, 0.34]],
  cordial: [[0, 0.96], [0.04, 1], [0.5, 1], [0.64, 0.8], [0.78, 0.36], [1, 0.34]],
  milk: [[0, 0.94], [0.05, 1], [0.55, 1], [0.72, 0.66], [0.86, 0.5], [1, 0.52]],
  water: [[0, 0.9], [0.05, 0.96], [0.3, 0.96], [0.4, 0.86], [0.5, 0.96], [0.68, 0.96], [0.86, 0.4], [1, 0.36]],
  soda: [[0, 0.86], [0.06, 0.98], [0.3, 0.88], [0.44, 0.92], [0.6, 1], [0.8, 0.56], [0.9, 0.36], [1, 0.36]],
  squeeze: [[0, 0.82], [0.06, 0.94], [0.4, 1], [0.6, 0.86], [0.82, 0.92], [0.94, 0.5], [1, 0.42]],
  pump: [[0, 0.92], [0.05, 1], [0.76, 1], [0.9, 0.8], [0.96, 0.4], [1, 0.38]],
  jug: [[0, 0.94], [0.05, 1], [0.62, 1], [0.82, 0.7], [0.92, 0.42], [1, 0.42]],
};

function outline(profile: Profile, w: number, h: number): string {
  const points = profiles[profile].map(([up, half]) => [half * (w / 2), -up * h] as const);
  const side = (sign: number, list: typeof points): string =>
    list.map(([x, y], i) => {
      const previous = list[i - 1];
      if (previous === undefined) return '';
      const middle = (previous[1] + y) / 2;
      return `C${num(sign * previous[0])} ${num(middle)} ${num(sign * x)} ${num(middle)} ${num(sign * x)} ${num(y)}`;
    }).join('');
  const last = points.at(-1) ?? [0, 0];
  const first = points[0] ?? [0, 0];
  return `M${num(first[0])} 0${side(1, points)}L${num(-last[0])} ${num(last[1])}${side(-1, [...points].reverse())}Q${num(-first[0])} ${num(w * 0.07)} 0 ${num(w * 0.08)}T${num(first[0])} 0Z`;
}

export interface BottleLook {
  readonly profile: Profile;
  readonly w: number;
  readonly h: number;
  readonly colour: string;
  readonly cap: string;
  readonly liquid?: { readonly colour: string; readonly level: number };
  readonly label?: Svg;
  readonly labelAt?: number;
  readonly clear?: boolean;
}

export function bottle(x: number, y: number, { profile, w, h, colour, cap, liquid, label: sticker = '', labelAt = 0.32, clear = false }: BottleLook): Svg {
  const d = outline(profile, w, h);
  const neck = (profiles[profile].at(-1)?.[1] ?? 0.4) * w;
  const glassFill = clear ? linear([[0, tone(colour, -0.06), 0.92], [0.25, tone(colour, 0.05), 0.6], [0.7, colour, 0.6], [1, tone(colour, -0.12), 0.92]], 0) : tube(colour);
  return at(x, y, [
    profile === 'jug' ? path(`M${num(w * 0.3)} ${num(-h * 0.84)}C${num(w * 0.72)} ${num(-h * 0.84)} ${num(w * 0.7)} ${num(-h * 0.46)} ${num(w * 0.44)} ${num(-h * 0.44)}`, 'none', { stroke: tone(colour, -0.1), width: w * 0.14 }) : '',
    path(d, glassFill),
    liquid === undefined ? '' : clip(path(d, '#000'), [rect(-w / 2 + 2.4, -h * liquid.level, w - 4.8, h * liquid.level + 2, 4, tube(liquid.colour)), ellipse(0, -h * liquid.level, w * 0.46, w * 0.06, tone(liquid.colour, 0.1))]),
    clip(path(d, '#000'), at(0, -h * labelAt, sticker)),
    path(`M${num(-w * 0.36)} ${num(-h * 0.06)}V${num(-h * 0.5)}`, 'none', { stroke: '#fff', width: w * 0.06, opacity: 0.42 }),
    profile === 'pump'
      ? rect(-neck / 2 - 3, -h - 7, neck + 6, 9, 2.5, tube(cap)) + rect(-2.6, -h - 20, 5.2, 15, 1, tube(cap)) + path(`M${num(-w * 0.36)} ${num(-h - 19)}Q${num(-w * 0.4)} ${num(-h - 27)} ${num(-w * 0.16)} ${num(-h - 27)}H9Q12 ${num(-h - 27)} 12 ${num(-h - 23)}T9 ${num(-h - 19)}H${num(-w * 0.18)}L${num(-w * 0.3)} ${num(-h - 12)}Z`, tube(cap))
      : profile === 'squeeze'
        ? path(`M${num(-neck / 2 - 1)} ${num(-h + 1)}L${num(-4)} ${num(-h - 15)}Q0 ${num(-h - 18)} 4 ${num(-h - 15)}L${num(neck / 2 + 1)} ${num(-h + 1)}Z`, tube(cap))
        : rect(-neck / 2 - 1.6, -h - w * 0.16, neck + 3.2, w * 0.2 + 4, 2.5, tube(cap)),
  ]);
}

export interface JarLook {
  readonly w: number;
  readonly h: number;
  readonly fill: Fill;
  readonly lid: string;
  readonly inside?: Svg;
  readonly label?: Svg;
  readonly level?: number;
}

export function jar(x: number, y: number, { w, h, fill, lid, inside = '', label: sticker = '', level = 0.84 }: JarLook): Svg {
  const half = w / 2;
  const d = `M${num(-half * 0.8)} ${num(-h)}C${num(-half * 0.84)} ${num(-h * 0.92)} ${num(-half)} ${num(-h * 0.92)} ${num(-half)} ${num(-h * 0.8)}V${num(-h * 0.08)}Q${num(-half)} ${num(w * 0.04)} ${num(-half * 0.8)} ${num(w * 0.05)}Q0 ${num(w * 0.12)} ${num(half * 0.8)} ${num(w * 0.05)}Q${num(half)} ${num(w * 0.04)} ${num(half)} ${num(-h * 0.08)}V${num(-h * 0.8)}C${num(half)} ${num(-h * 0.92)} ${num(half * 0.84)} ${num(-h * 0.92)} ${num(half * 0.8)} ${num(-h)}Z`;
  return at(x, y, [
    path(d, linear([[0, '#c7dbe0', 0.95], [0.5, '#eaf4f5', 0.75], [1, '#a9c3ca', 0.95]], 0)),
    clip(path(d, '#000'), [rect(-half + 3, -h * level, w - 6, h * level - 2, 8, fill), inside]),
    clip(path(d, '#000'), at(0, -h * 0.4, sticker)),
    path(`M${num(-half * 0.76)} ${num(-h * 0.14)}V${num(-h * 0.76)}`, 'none', { stroke: '#fff', width: w * 0.06, opacity: 0.5 }),
    path(`M${num(half * 0.82)} ${num(-h * 0.5)}V${num(-h * 0.78)}`, 'none', { stroke: '#fff', width: w * 0.03, opacity: 0.5 }),
    rect(-half * 0.88, -h - w * 0.15, w * 0.88, w * 0.2, 4, tube(lid)),
    ellipse(0, -h - w * 0.145, half * 0.86, w * 0.055, tone(lid, 0.07)),
    line(`M${num(-half * 0.8)} ${num(-h - w * 0.03)}H${num(half * 0.8)}`, tone(lid, -0.12), 1.2, 0.7),
  ]);
}

/** A tin with its ring pull. */
export function tin(x: number, y: number, w: number, h: number, colour: string, mark: Svg, ring = true, metal = '#c3c8cc'): Svg {
  const half = w / 2;
  const ry = half * 0.28;
  const wall = (from: number, to: number): string => `M${num(-half)} ${num(from)}A${num(half)} ${num(ry)} 0 0 0 ${num(half)} ${num(from)}V${num(to)}A${num(half)} ${num(ry)} 0 0 1 ${num(-half)} ${num(to)}Z`;
  return at(x, y - ry * 0.6, [
    path(wall(-h, 0), tube(metal)),
    path(wall(-h + 7, -6), tube(colour)),
    clip(path(wall(-h + 7, -6), '#000'), at(0, -h * 0.5 + ry * 0.8, mark)),
    ellipse(0, -h, half, ry, tone(metal, 0.09)),
    ellipse(0, -h + 1, half * 0.9, ry * 0.86, tone(metal, -0.06)),
    ellipse(0, -h + 1.6, half * 0.76, ry * 0.7, tone(metal, 0.02)),
    ring ? ellipse(half * 0.12, -h + ry * 0.2, half * 0.2, ry * 0.3, 'none', { stroke: tone(metal, 0.12), width: 2.4 }) + ellipse(-half * 0.16, -h + ry * 0.1, half * 0.1, ry * 0.16, tone(metal, -0.14)) : '',
  ]);
}

/** A drinks can. */
export function can(x: number, y: number, w: number, h: number, colour: string, mark: Svg): Svg {
  const half = w / 2;
  const ry = half * 0.26;
  const d = `M${num(-half * 0.8)} ${num(-h)}L${num(-half)} ${num(-h * 0.9)}V${num(-h * 0.08)}L${num(-half * 0.82)} 0A${num(half * 0.82)} ${num(ry * 0.8)} 0 0 0 ${num(half * 0.82)} 0L${num(half)} ${num(-h * 0.08)}V${num(-h * 0.9)}L${num(half * 0.8)} ${num(-h)}A${num(half * 0.8)} ${num(ry * 0.8)} 0 0 1 ${num(-half * 0.8)} ${num(-h)}Z`;
  return at(x, y - ry * 0.7, [path(d, tube(colour, 1.2)), clip(path(d, '#000'), [at(0, -h * 0.46, mark), rect(-half, -5, w, 20, 0, tube('#c3c8cc'))]), ellipse(0, -h, half * 0.8, ry * 0.8, '#dfe3e6'), ellipse(0, -h + 0.8, half * 0.68, ry * 0.62, '#aeb5bb'), ellipse(half * 0.1, -h + 2, half * 0.24, ry * 0.26, '#e9ecee'), ellipse(-half * 0.26, -h + 0.4, half * 0.14, ry * 0.16, '#6d757c')]);
}

/** A gable-top or brick carton: front face and a narrow side. */
export function carton(x: number, y: number, w: number, h: number, colour: string, face: Svg, { gable = true, cap = '', side = w * 0.34 }: { readonly gable?: boolean; readonly cap?: string; readonly side?: number } = {}): Svg {
  const left = -(w + side) / 2;
  const mid = left + w;
  const right = mid + side;
  const lift = side * 0.34;
  const front = `M${num(left)} ${num(-h)}L${num(mid)} ${num(-h)}V0L${num(left)} 0Z`;
  const flank = `M${num(mid)} ${num(-h)}L${num(right)} ${num(-h - lift)}V${num(-lift)}L${num(mid)} 0Z`;
  const roof = h * 0.2;
  const top = gable
    ? path(`M${num(left)} ${num(-h)}L${num(left + side * 0.5)} ${num(-h - roof - lift * 0.5)}L${num(mid + side * 0.5)} ${num(-h - roof - lift * 0.5)}L${num(mid)} ${num(-h)}Z`, linear([[0, tone(colour, 0.04)], [1, tone(colour, -0.05)]])) +
      path(`M${num(mid)} ${num(-h)}L${num(mid + side * 0.5)} ${num(-h - roof - lift * 0.5)}L${num(right)} ${num(-h - lift)}Z`, tone(colour, -0.2)) +
      rect(left + side * 0.5, -h - roof - lift * 0.5 - h * 0.075, w, h * 0.085, 2, soft(tone(colour, 0.02)))
    : path(`M${num(left)} ${num(-h)}L${num(left + side)} ${num(-h - lift)}L${num(right)} ${num(-h - lift)}L${num(mid)} ${num(-h)}Z`, tone(colour, 0.06));
  return at(x, y, [
    path(front, linear([[0, tone(colour, 0.03)], [1, tone(colour, -0.03)]], 20)),
    clip(path(front, '#000'), at(left + w / 2, -h * 0.48, face)),
    path(flank, linear([[0, tone(colour, -0.11)], [1, tone(colour, -0.17)]])),
    top,
    cap === '' ? '' : at(left + w * 0.56, -h - (gable ? roof * 0.66 : lift * 0.5), [ellipse(0, 2, w * 0.17, w * 0.09, tone(cap, -0.18)), rect(-w * 0.17, -w * 0.1, w * 0.34, w * 0.13, 1, tube(cap)), ellipse(0, -w * 0.1, w * 0.17, w * 0.075, tone(cap, 0.08))]),
  ]);
}

/** A pillow bag with crimped ends, as for crisps, pasta or peas. */
export function bag(x: number, y: number, w: number, h: number, colour: string, face: Svg, window_?: Svg): Svg {
  const half = w / 2;
  const zig = (dy: number, flip: number): string => Array.from({ length: 10 }, (_, i) => `l${num(flip * w * 0.05)} ${i % 2 === 0 ? dy : -dy}l${num(flip * w * 0.05)} ${i % 2 === 0 ? -dy : dy}`).slice(0, 10).join('');
  const d = `M${num(-half)} ${num(-h)}${zig(-2.4, 1)}L${num(half * 0.98)} ${num(-h * 0.9)}Q${num(half * 1.06)} ${num(-h * 0.5)} ${num(half * 0.98)} ${num(-h * 0.09)}L${num(half)} 0${zig(2.4, -1)}L${num(-half * 0.98)} ${num(-h * 0.09)}Q${num(-half * 1.06)} ${num(-h * 0.5)} ${num(-half * 0.98)} ${num(-h * 0.9)}Z`;
  return at(x, y, [
    path(d, linear([[0, tone(colour, -0.1)], [0.16, tone(colour, 0.06)], [0.5, tone(colour, 0.01)], [0.84, tone(colour, 0.03)], [1, tone(colour, -0.14)]], 0)),
    clip(path(d, '#000'), [
      rect(-half * 1.1, -h - 4, w * 1.1, h * 0.085, 0, tone(colour, -0.09)),
      rect(-half * 1.1, -h * 0.075, w * 1.1, h * 0.1, 0, tone(colour, -0.09)),
      window_ ?? '',
      at(0, -h * 0.52, face),
      path(`M${num(-half * 0.8)} ${num(-h * 0.84)}Q${num(-half * 0.66)} ${num(-h * 0.5)} ${num(-half * 0.8)} ${num(-h * 0.14)}`, 'none', { stroke: '#fff', width: w * 0.05, opacity: 0.3 }),
      path(`M${num(half * 0.7)} ${num(-h * 0.88)}q${num(-w * 0.06)} ${num(h * 0.1)} ${num(w * 0.02)} ${num(h * 0.2)}M${num(-half * 0.4)} ${num(-h * 0.1)}q${num(w * 0.08)} ${num(-h * 0.07)} ${num(w * 0.02)} ${num(-h * 0.14)}`, 'none', { stroke: tone(colour, -0.13), width: 1.6, opacity: 0.6 }),
    ]),
  ]);
}

/** A block-bottom paper sack with a rolled top, as for coffee, flour or pet food. */
export function sack(x: number, y: number, w: number, h: number, colour: string, face: Svg, fold = true): Svg {
  const half = w / 2;
  const side = w * 0.16;
  const front = `M${num(-half)} ${num(-h)}H${num(half - side)}L${num(half - side * 0.8)} 0H${num(-half * 1.02)}Z`;
  return at(x, y, [
    path(`M${num(half - side)} ${num(-h)}L${num(half)} ${num(-h - 3)}L${num(half * 1.04)} ${num(-side * 0.6)}L${num(half - side * 0.8)} 0Z`, tone(colour, -0.17)),
    path(front, linear([[0, tone(colour, 0.05)], [0.6, colour], [1, tone(colour, -0.05)]], 15)),
    clip(path(front, '#000'), at(-side * 0.5, -h * 0.46, face)),
    line(`M${num(half - side)} ${num(-h * 0.9)}L${num(half - side * 0.1)} ${num(-h * 0.5)}L${num(half - side * 0.8)} ${num(-h * 0.12)}`, tone(colour, -0.23), 1.1, 0.6),
    fold ? path(`M${num(-half - 1)} ${num(-h + 6)}V${num(-h - 6)}Q${num(-half)} ${num(-h - 9)} ${num(-half + 3)} ${num(-h - 9)}H${num(half - side * 0.2)}L${num(half)} ${num(-h - 6)}V${num(-h + 4)}L${num(half - side)} ${num(-h + 7)}Z`, linear([[0, tone(colour, 0.06)], [1, tone(colour, -0.08)]])) : '',
  ]);
}

/** A cardboard box: front and side, closed top. */
export function box(x: number, y: number, w: number, h: number, colour: string, face: Svg, side = w * 0.3): Svg {
  return carton(x, y, w, h, colour, face, { gable: false, side });
}

/** A tub or pot with a lid. */
export function tub(x: number, y: number, w: number, h: number, colour: string, lid: string, face: Svg, taper = 0.82): Svg {
  const top = w / 2;
  const foot = top * taper;
  const ry = top * 0.26;
  const d = `M${num(-top)} ${num(-h)}L${num(-foot)} 0A${num(foot)} ${num(ry * 0.8)} 0 0 0 ${num(foot)} 0L${num(top)} ${num(-h)}A${num(top)} ${num(ry)} 0 0 1 ${num(-top)} ${num(-h)}Z`;
  return at(x, y - ry * 0.7, [
    path(d, tube(colour)),
    clip(path(d, '#000'), at(0, -h * 0.5 + ry * 0.8, face)),
    path(`M${num(-top - 3)} ${num(-h - 3)}V${num(-h + 5)}A${num(top + 3)} ${num(ry + 1)} 0 0 0 ${num(top + 3)} ${num(-h + 5)}V${num(-h - 3)}Z`, tube(lid)),
    ellipse(0, -h - 3, top + 3, ry + 1, tone(lid, 0.07)),
    ellipse(0, -h - 2.4, top * 0.86, ry * 0.82, tone(lid, 0.01)),
    ellipse(0, -h - 1.8, top * 0.8, ry * 0.74, tone(lid, 0.05)),
  ]);
}

/** A shallow tray under film. The content lies around the origin of the tray's floor. */
export function filmTray(x: number, y: number, w: number, h: number, content: Svg, colour = '#33373b', sticker: Svg = ''): Svg {
  const half = w / 2;
  return at(x, y, [
    rect(-half, -h / 2 + 9, w, h, h * 0.2, tone(colour, -0.1)),
    rect(-half, -h / 2, w, h, h * 0.2, linear([[0, tone(colour, 0.1)], [1, tone(colour, 0.02)]])),
    rect(-half + 7, -h / 2 + 6, w - 14, h - 12, h * 0.15, linear([[0, tone(colour, -0.1)], [1, tone(colour, -0.02)]])),
    clip(rect(-half + 7, -h / 2 + 6, w - 14, h - 12, h * 0.15, '#000'), content),
    clip(rect(-half, -h / 2, w, h, h * 0.2, '#000'), path(`M${num(-half * 0.8)} ${num(h * 0.5)}L${num(-half * 0.2)} ${num(-h * 0.5)}H${num(half * 0.1)}L${num(-half * 0.5)} ${num(h * 0.5)}ZM${num(-half * 0.36)} ${num(h * 0.5)}L${num(half * 0.24)} ${num(-h * 0.5)}H${num(half * 0.32)}L${num(-half * 0.28)} ${num(h * 0.5)}Z`, '#fff', { opacity: 0.2 })),
    sticker,
  ]);
}

/** A roll of paper standing up. */
export function paperRoll(x: number, y: number, w: number, h: number, colour = '#fdfaf4', core = '#c9a377'): Svg {
  const half = w / 2;
  const ry = half * 0.32;
  const wall = `M${num(-half)} ${num(-h)}V0A${num(half)} ${num(ry)} 0 0 0 ${num(half)} 0V${num(-h)}Z`;
  return at(x, y - ry, [
    path(wall, linear([[0, tone(colour, -0.06)], [0.3, colour], [0.7, tone(colour, -0.03)], [1, tone(colour, -0.13)]], 0)),
    clip(path(wall, '#000'), join([0.22, 0.5, 0.78].map((share) => path(`M${num(-half)} ${num(-h * share)}A${num(half)} ${num(ry)} 0 0 0 ${num(half)} ${num(-h * share)}`, 'none', { stroke: tone(colour, -0.1), width: 1.4, dash: '3 4' })))),
    ellipse(0, -h, half, ry, tone(colour, 0.01)),
    ellipse(0, -h, half * 0.8, ry * 0.8, 'none', { stroke: tone(colour, -0.09), width: 1 }),
    ellipse(0, -h, half * 0.58, ry * 0.58, 'none', { stroke: tone(colour, -0.09), width: 1 }),
    ellipse(0, -h, half * 0.34, ry * 0.36, core),
    ellipse(0, -h + 0.8, half * 0.25, ry * 0.26, tone(core, -0.22)),
  ]);
}

export const disc = (r: number, colour: string, mark: Svg = ''): Svg => circle(0, 0, r, colour) + mark;
