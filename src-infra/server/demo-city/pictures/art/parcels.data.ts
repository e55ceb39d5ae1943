import { box } from '../draw/cartons.ts';
import { at, join, line, path, rect, shadow, soft, type Svg } from '../draw/svg.ts';
import type { ParcelMotif } from '../motifs.data.ts';
import { dishArt } from './dishes.ts';

const KRAFT = '#c99a62';
const TAPE = '#e9d3ac';
const INK = '#7a5730';

/** Tape over the middle and a label in a corner. */
const face = (w: number, h: number): Svg =>
  join([
    rect(-w * 0.09, -h / 2, w * 0.18, h, 0, TAPE, { opacity: 0.85 }),
    rect(w * 0.16, h * 0.08, w * 0.26, h * 0.26, 2, '#fbf6ec'),
    line(`M${w * 0.2} ${h * 0.16}h${w * 0.17}M${w * 0.2} ${h * 0.23}h${w * 0.12}`, INK, 1.6, 0.7),
  ]);

const carton = (x: number, y: number, w: number, h: number, colour = KRAFT): Svg => box(x, y, w, h, colour, face(w, h));

const envelope: Svg = join([
  shadow(100, 150, 70),
  at(100, 100, [
    rect(-66, -44, 132, 88, 7, soft('#e4c08d')),
    path('M-66 -37Q-66 -44 -59 -44H59Q66 -44 66 -37L8 8Q0 14 -8 8Z', soft('#eed0a2')),
    line('M-64 38L-20 2M64 38L20 2', '#b98d55', 2, 0.55),
    rect(26, -34, 26, 20, 2, '#f7efe0'),
    rect(30, -30, 18, 12, 1, '#d9603b'),
  ], { turn: -6 }),
]);

/** What couriers carry from door to door. */
export const parcels: Readonly<Record<ParcelMotif, Svg>> = {
  documents: envelope,
  'small-box': join([shadow(100, 148, 52), carton(92, 146, 74, 62)]),
  'medium-box': join([shadow(100, 158, 68), carton(90, 156, 100, 88)]),
  'large-box': join([shadow(100, 172, 80), carton(86, 170, 122, 92), carton(84, 76, 76, 50, '#d8ac75')]),
  bouquet: dishArt['tulip-bouquet'].main,
};
