// Bottles and jars of groceries. No lettering anywhere: a mark, a color and what is inside must say it in every
// language. x is the middle, y the foot.
import { tone } from './colour.ts';
import { at, clip, ellipse, line, linear, num, path, rect, type Fill, type Svg } from './svg.ts';

/** Rounded glass or metal: light comes from the left. */
export const tube = (colour: string, depth = 1): Fill =>
  linear(
    [
      [0, tone(colour, -0.07 * depth)],
      [0.14, tone(colour, 0.03 * depth)],
      [0.3, tone(colour, 0.08 * depth)],
      [0.6, colour],
      [1, tone(colour, -0.14 * depth)],
    ],
    0,
  );

/** Two bars and a mark instead of words. */
export function label(w: number, h: number, colour: string, ink: string, mark: Svg = '', bars = true): Svg {
  return (
    rect(-w / 2, -h / 2, w, h, Math.min(6, h * 0.1), colour) +
    (bars
      ? rect(-w * 0.27, h * 0.29, w * 0.54, h * 0.055, h * 0.027, ink) +
        rect(-w * 0.17, h * 0.39, w * 0.34, h * 0.045, h * 0.022, ink, { opacity: 0.6 })
      : '') +
    mark
  );
}

export type Profile = 'oil' | 'milk' | 'water' | 'soda' | 'squeeze' | 'pump' | 'jug' | 'cordial';

const profiles: Record<Profile, readonly (readonly [height: number, half: number])[]> = {
  oil: [
    [0, 0.96],
    [0.04, 1],
    [0.56, 1],
    [0.68, 0.62],
    [0.76, 0.36],
    [1, 0.34],
  ],
  cordial: [
    [0, 0.96],
    [0.04, 1],
    [0.5, 1],
    [0.64, 0.8],
    [0.78, 0.36],
    [1, 0.34],
  ],
  milk: [
    [0, 0.94],
    [0.05, 1],
    [0.55, 1],
    [0.72, 0.66],
    [0.86, 0.5],
    [1, 0.52],
  ],
  water: [
    [0, 0.9],
    [0.05, 0.96],
    [0.3, 0.96],
    [0.4, 0.86],
    [0.5, 0.96],
    [0.68, 0.96],
    [0.86, 0.4],
    [1, 0.36],
  ],
  soda: [
    [0, 0.86],
    [0.06, 0.98],
    [0.3, 0.88],
    [0.44, 0.92],
    [0.6, 1],
    [0.8, 0.56],
    [0.9, 0.36],
    [1, 0.36],
  ],
  squeeze: [
    [0, 0.82],
    [0.06, 0.94],
    [0.4, 1],
    [0.6, 0.86],
    [0.82, 0.92],
    [0.94, 0.5],
    [1, 0.42],
  ],
  pump: [
    [0, 0.92],
    [0.05, 1],
    [0.76, 1],
    [0.9, 0.8],
    [0.96, 0.4],
    [1, 0.38],
  ],
  jug: [
    [0, 0.94],
    [0.05, 1],
    [0.62, 1],
    [0.82, 0.7],
    [0.92, 0.42],
    [1, 0.42],
  ],
};

function outline(profile: Profile, w: number, h: number): string {
  const points = profiles[profile].map(([up, half]) => [half * (w / 2), -up * h] as const);
  const side = (sign: number, list: typeof points): string =>
    list
      .map(([x, y], i) => {
        const previous = list[i - 1];
        if (previous === undefined) return '';
        const middle = (previous[1] + y) / 2;
        return `C${num(sign * previous[0])} ${num(middle)} ${num(sign * x)} ${num(middle)} ${num(sign * x)} ${num(y)}`;
      })
      .join('');
  const last = points.at(-1) ?? [0, 0];
  const first = points[0] ?? [0, 0];
  return (
    `M${num(first[0])} 0${side(1, points)}L${num(-last[0])} ${num(last[1])}${side(-1, [...points].reverse())}` +
    `Q${num(-first[0])} ${num(w * 0.07)} 0 ${num(w * 0.08)}T${num(first[0])} 0Z`
  );
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

export function bottle(
  x: number,
  y: number,
  { profile, w, h, colour, cap, liquid, label: sticker = '', labelAt = 0.32, clear = false }: BottleLook,
): Svg {
  const d = outline(profile, w, h);
  const neck = (profiles[profile].at(-1)?.[1] ?? 0.4) * w;
  const glassFill = clear
    ? linear(
        [
          [0, tone(colour, -0.06), 0.92],
          [0.25, tone(colour, 0.05), 0.6],
          [0.7, colour, 0.6],
          [1, tone(colour, -0.12), 0.92],
        ],
        0,
      )
    : tube(colour);
  return at(x, y, [
    profile === 'jug'
      ? path(
          `M${num(w * 0.3)} ${num(-h * 0.84)}` +
            `C${num(w * 0.72)} ${num(-h * 0.84)} ${num(w * 0.7)} ${num(-h * 0.46)} ${num(w * 0.44)} ${num(-h * 0.44)}`,
          'none',
          { stroke: tone(colour, -0.1), width: w * 0.14 },
        )
      : '',
    path(d, glassFill),
    liquid === undefined
      ? ''
      : clip(path(d, '#000'), [
          rect(-w / 2 + 2.4, -h * liquid.level, w - 4.8, h * liquid.level + 2, 4, tube(liquid.colour)),
          ellipse(0, -h * liquid.level, w * 0.46, w * 0.06, tone(liquid.colour, 0.1)),
        ]),
    clip(path(d, '#000'), at(0, -h * labelAt, sticker)),
    path(`M${num(-w * 0.36)} ${num(-h * 0.06)}V${num(-h * 0.5)}`, 'none', {
      stroke: '#fff',
      width: w * 0.06,
      opacity: 0.42,
    }),
    profile === 'pump'
      ? rect(-neck / 2 - 3, -h - 7, neck + 6, 9, 2.5, tube(cap)) +
        rect(-2.6, -h - 20, 5.2, 15, 1, tube(cap)) +
        path(
          `M${num(-w * 0.36)} ${num(-h - 19)}Q${num(-w * 0.4)} ${num(-h - 27)} ${num(-w * 0.16)} ${num(-h - 27)}` +
            `H9Q12 ${num(-h - 27)} 12 ${num(-h - 23)}T9 ${num(-h - 19)}H${num(-w * 0.18)}` +
            `L${num(-w * 0.3)} ${num(-h - 12)}Z`,
          tube(cap),
        )
      : profile === 'squeeze'
        ? path(
            `M${num(-neck / 2 - 1)} ${num(-h + 1)}L${num(-4)} ${num(-h - 15)}Q0 ${num(-h - 18)} 4 ${num(-h - 15)}` +
              `L${num(neck / 2 + 1)} ${num(-h + 1)}Z`,
            tube(cap),
          )
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

export function jar(
  x: number,
  y: number,
  { w, h, fill, lid, inside = '', label: sticker = '', level = 0.84 }: JarLook,
): Svg {
  const half = w / 2;
  const d =
    `M${num(-half * 0.8)} ${num(-h)}` +
    `C${num(-half * 0.84)} ${num(-h * 0.92)} ${num(-half)} ${num(-h * 0.92)} ${num(-half)} ${num(-h * 0.8)}` +
    `V${num(-h * 0.08)}Q${num(-half)} ${num(w * 0.04)} ${num(-half * 0.8)} ${num(w * 0.05)}` +
    `Q0 ${num(w * 0.12)} ${num(half * 0.8)} ${num(w * 0.05)}` +
    `Q${num(half)} ${num(w * 0.04)} ${num(half)} ${num(-h * 0.08)}V${num(-h * 0.8)}` +
    `C${num(half)} ${num(-h * 0.92)} ${num(half * 0.84)} ${num(-h * 0.92)} ${num(half * 0.8)} ${num(-h)}Z`;
  return at(x, y, [
    path(
      d,
      linear(
        [
          [0, '#c7dbe0', 0.95],
          [0.5, '#eaf4f5', 0.75],
          [1, '#a9c3ca', 0.95],
        ],
        0,
      ),
    ),
    clip(path(d, '#000'), [rect(-half + 3, -h * level, w - 6, h * level - 2, 8, fill), inside]),
    clip(path(d, '#000'), at(0, -h * 0.4, sticker)),
    path(`M${num(-half * 0.76)} ${num(-h * 0.14)}V${num(-h * 0.76)}`, 'none', {
      stroke: '#fff',
      width: w * 0.06,
      opacity: 0.5,
    }),
    path(`M${num(half * 0.82)} ${num(-h * 0.5)}V${num(-h * 0.78)}`, 'none', {
      stroke: '#fff',
      width: w * 0.03,
      opacity: 0.5,
    }),
    rect(-half * 0.88, -h - w * 0.15, w * 0.88, w * 0.2, 4, tube(lid)),
    ellipse(0, -h - w * 0.145, half * 0.86, w * 0.055, tone(lid, 0.07)),
    line(`M${num(-half * 0.8)} ${num(-h - w * 0.03)}H${num(half * 0.8)}`, tone(lid, -0.12), 1.2, 0.7),
  ]);
}
