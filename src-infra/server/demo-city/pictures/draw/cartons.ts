// Cartons and boxes of groceries, without lettering. x is the middle, y the foot.
import { tube } from './bottles.ts';
import { tone } from './colour.ts';
import { at, clip, ellipse, linear, num, path, rect, soft, type Svg } from './svg.ts';

/** A gable-top or brick carton: front face and a narrow side. */
export function carton(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  face: Svg,
  {
    gable = true,
    cap = '',
    side = w * 0.34,
  }: { readonly gable?: boolean; readonly cap?: string; readonly side?: number } = {},
): Svg {
  const left = -(w + side) / 2;
  const mid = left + w;
  const right = mid + side;
  const lift = side * 0.34;
  const front = `M${num(left)} ${num(-h)}L${num(mid)} ${num(-h)}V0L${num(left)} 0Z`;
  const flank = `M${num(mid)} ${num(-h)}L${num(right)} ${num(-h - lift)}V${num(-lift)}L${num(mid)} 0Z`;
  const roof = h * 0.2;
  const top = gable
    ? path(
        `M${num(left)} ${num(-h)}L${num(left + side * 0.5)} ${num(-h - roof - lift * 0.5)}` +
          `L${num(mid + side * 0.5)} ${num(-h - roof - lift * 0.5)}L${num(mid)} ${num(-h)}Z`,
        linear([
          [0, tone(colour, 0.04)],
          [1, tone(colour, -0.05)],
        ]),
      ) +
      path(
        `M${num(mid)} ${num(-h)}L${num(mid + side * 0.5)} ${num(-h - roof - lift * 0.5)}` +
          `L${num(right)} ${num(-h - lift)}Z`,
        tone(colour, -0.2),
      ) +
      rect(left + side * 0.5, -h - roof - lift * 0.5 - h * 0.075, w, h * 0.085, 2, soft(tone(colour, 0.02)))
    : path(
        `M${num(left)} ${num(-h)}L${num(left + side)} ${num(-h - lift)}L${num(right)} ${num(-h - lift)}` +
          `L${num(mid)} ${num(-h)}Z`,
        tone(colour, 0.06),
      );
  return at(x, y, [
    path(
      front,
      linear(
        [
          [0, tone(colour, 0.03)],
          [1, tone(colour, -0.03)],
        ],
        20,
      ),
    ),
    clip(path(front, '#000'), at(left + w / 2, -h * 0.48, face)),
    path(
      flank,
      linear([
        [0, tone(colour, -0.11)],
        [1, tone(colour, -0.17)],
      ]),
    ),
    top,
    cap === ''
      ? ''
      : at(left + w * 0.56, -h - (gable ? roof * 0.66 : lift * 0.5), [
          ellipse(0, 2, w * 0.17, w * 0.09, tone(cap, -0.18)),
          rect(-w * 0.17, -w * 0.1, w * 0.34, w * 0.13, 1, tube(cap)),
          ellipse(0, -w * 0.1, w * 0.17, w * 0.075, tone(cap, 0.08)),
        ]),
  ]);
}

/** A cardboard box: front and side, closed top. */
export function box(x: number, y: number, w: number, h: number, colour: string, face: Svg, side = w * 0.3): Svg {
  return carton(x, y, w, h, colour, face, { gable: false, side });
}
