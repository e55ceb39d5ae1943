// Groceries as they stand on a shelf: tins, bags, tubs, trays, without lettering. x is the middle, y
// the foot.
import { tube } from './bottles.ts';
import { tone } from './colour.ts';
import { at, clip, ellipse, line, linear, num, path, rect, type Svg } from './svg.ts';

/** A tin with its ring pull. */
export function tin(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  mark: Svg,
  ring = true,
  metal = '#c3c8cc',
): Svg {
  const half = w / 2;
  const ry = half * 0.28;
  const wall = (from: number, to: number): string =>
    `M${num(-half)} ${num(from)}A${num(half)} ${num(ry)} 0 0 0 ${num(half)} ${num(from)}V${num(to)}` +
    `A${num(half)} ${num(ry)} 0 0 1 ${num(-half)} ${num(to)}Z`;
  return at(x, y - ry * 0.6, [
    path(wall(-h, 0), tube(metal)),
    path(wall(-h + 7, -6), tube(colour)),
    clip(path(wall(-h + 7, -6), '#000'), at(0, -h * 0.5 + ry * 0.8, mark)),
    ellipse(0, -h, half, ry, tone(metal, 0.09)),
    ellipse(0, -h + 1, half * 0.9, ry * 0.86, tone(metal, -0.06)),
    ellipse(0, -h + 1.6, half * 0.76, ry * 0.7, tone(metal, 0.02)),
    ring
      ? ellipse(half * 0.12, -h + ry * 0.2, half * 0.2, ry * 0.3, 'none', { stroke: tone(metal, 0.12), width: 2.4 }) +
        ellipse(-half * 0.16, -h + ry * 0.1, half * 0.1, ry * 0.16, tone(metal, -0.14))
      : '',
  ]);
}

/** A pillow bag with crimped ends, as for crisps, pasta or peas. */
export function bag(x: number, y: number, w: number, h: number, colour: string, face: Svg, window_?: Svg): Svg {
  const half = w / 2;
  const zig = (dy: number, flip: number): string =>
    Array.from(
      { length: 10 },
      (_, i) => `l${num(flip * w * 0.05)} ${i % 2 === 0 ? dy : -dy}l${num(flip * w * 0.05)} ${i % 2 === 0 ? -dy : dy}`,
    )
      .slice(0, 10)
      .join('');
  const d =
    `M${num(-half)} ${num(-h)}${zig(-2.4, 1)}L${num(half * 0.98)} ${num(-h * 0.9)}` +
    `Q${num(half * 1.06)} ${num(-h * 0.5)} ${num(half * 0.98)} ${num(-h * 0.09)}L${num(half)} 0${zig(2.4, -1)}` +
    `L${num(-half * 0.98)} ${num(-h * 0.09)}` +
    `Q${num(-half * 1.06)} ${num(-h * 0.5)} ${num(-half * 0.98)} ${num(-h * 0.9)}Z`;
  return at(x, y, [
    path(
      d,
      linear(
        [
          [0, tone(colour, -0.1)],
          [0.16, tone(colour, 0.06)],
          [0.5, tone(colour, 0.01)],
          [0.84, tone(colour, 0.03)],
          [1, tone(colour, -0.14)],
        ],
        0,
      ),
    ),
    clip(path(d, '#000'), [
      rect(-half * 1.1, -h - 4, w * 1.1, h * 0.085, 0, tone(colour, -0.09)),
      rect(-half * 1.1, -h * 0.075, w * 1.1, h * 0.1, 0, tone(colour, -0.09)),
      window_ ?? '',
      at(0, -h * 0.52, face),
      path(
        `M${num(-half * 0.8)} ${num(-h * 0.84)}` +
          `Q${num(-half * 0.66)} ${num(-h * 0.5)} ${num(-half * 0.8)} ${num(-h * 0.14)}`,
        'none',
        {
          stroke: '#fff',
          width: w * 0.05,
          opacity: 0.3,
        },
      ),
      path(
        `M${num(half * 0.7)} ${num(-h * 0.88)}q${num(-w * 0.06)} ${num(h * 0.1)} ${num(w * 0.02)} ${num(h * 0.2)}` +
          `M${num(-half * 0.4)} ${num(-h * 0.1)}` +
          `q${num(w * 0.08)} ${num(-h * 0.07)} ${num(w * 0.02)} ${num(-h * 0.14)}`,
        'none',
        { stroke: tone(colour, -0.13), width: 1.6, opacity: 0.6 },
      ),
    ]),
  ]);
}

/** A block-bottom paper sack with a rolled top, as for coffee, flour or pet food. */
export function sack(x: number, y: number, w: number, h: number, colour: string, face: Svg, fold = true): Svg {
  const half = w / 2;
  const side = w * 0.16;
  const front = `M${num(-half)} ${num(-h)}H${num(half - side)}L${num(half - side * 0.8)} 0H${num(-half * 1.02)}Z`;
  return at(x, y, [
    path(
      `M${num(half - side)} ${num(-h)}L${num(half)} ${num(-h - 3)}L${num(half * 1.04)} ${num(-side * 0.6)}` +
        `L${num(half - side * 0.8)} 0Z`,
      tone(colour, -0.17),
    ),
    path(
      front,
      linear(
        [
          [0, tone(colour, 0.05)],
          [0.6, colour],
          [1, tone(colour, -0.05)],
        ],
        15,
      ),
    ),
    clip(path(front, '#000'), at(-side * 0.5, -h * 0.46, face)),
    line(
      `M${num(half - side)} ${num(-h * 0.9)}L${num(half - side * 0.1)} ${num(-h * 0.5)}` +
        `L${num(half - side * 0.8)} ${num(-h * 0.12)}`,
      tone(colour, -0.23),
      1.1,
      0.6,
    ),
    fold
      ? path(
          `M${num(-half - 1)} ${num(-h + 6)}V${num(-h - 6)}` +
            `Q${num(-half)} ${num(-h - 9)} ${num(-half + 3)} ${num(-h - 9)}H${num(half - side * 0.2)}` +
            `L${num(half)} ${num(-h - 6)}V${num(-h + 4)}L${num(half - side)} ${num(-h + 7)}Z`,
          linear([
            [0, tone(colour, 0.06)],
            [1, tone(colour, -0.08)],
          ]),
        )
      : '',
  ]);
}

/** A tub or pot with a lid. */
export function tub(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  lid: string,
  face: Svg,
  taper = 0.82,
): Svg {
  const top = w / 2;
  const foot = top * taper;
  const ry = top * 0.26;
  const d =
    `M${num(-top)} ${num(-h)}L${num(-foot)} 0A${num(foot)} ${num(ry * 0.8)} 0 0 0 ${num(foot)} 0` +
    `L${num(top)} ${num(-h)}A${num(top)} ${num(ry)} 0 0 1 ${num(-top)} ${num(-h)}Z`;
  return at(x, y - ry * 0.7, [
    path(d, tube(colour)),
    clip(path(d, '#000'), at(0, -h * 0.5 + ry * 0.8, face)),
    path(
      `M${num(-top - 3)} ${num(-h - 3)}V${num(-h + 5)}` +
        `A${num(top + 3)} ${num(ry + 1)} 0 0 0 ${num(top + 3)} ${num(-h + 5)}V${num(-h - 3)}Z`,
      tube(lid),
    ),
    ellipse(0, -h - 3, top + 3, ry + 1, tone(lid, 0.07)),
    ellipse(0, -h - 2.4, top * 0.86, ry * 0.82, tone(lid, 0.01)),
    ellipse(0, -h - 1.8, top * 0.8, ry * 0.74, tone(lid, 0.05)),
  ]);
}

/** A shallow tray under film. The content lies around the origin of the tray's floor. */
export function filmTray(
  x: number,
  y: number,
  w: number,
  h: number,
  content: Svg,
  colour = '#33373b',
  sticker: Svg = '',
): Svg {
  const half = w / 2;
  return at(x, y, [
    rect(-half, -h / 2 + 9, w, h, h * 0.2, tone(colour, -0.1)),
    rect(
      -half,
      -h / 2,
      w,
      h,
      h * 0.2,
      linear([
        [0, tone(colour, 0.1)],
        [1, tone(colour, 0.02)],
      ]),
    ),
    rect(
      -half + 7,
      -h / 2 + 6,
      w - 14,
      h - 12,
      h * 0.15,
      linear([
        [0, tone(colour, -0.1)],
        [1, tone(colour, -0.02)],
      ]),
    ),
    clip(rect(-half + 7, -h / 2 + 6, w - 14, h - 12, h * 0.15, '#000'), content),
    clip(
      rect(-half, -h / 2, w, h, h * 0.2, '#000'),
      path(
        `M${num(-half * 0.8)} ${num(h * 0.5)}L${num(-half * 0.2)} ${num(-h * 0.5)}H${num(half * 0.1)}` +
          `L${num(-half * 0.5)} ${num(h * 0.5)}ZM${num(-half * 0.36)} ${num(h * 0.5)}` +
          `L${num(half * 0.24)} ${num(-h * 0.5)}H${num(half * 0.32)}L${num(-half * 0.28)} ${num(h * 0.5)}Z`,
        '#fff',
        { opacity: 0.2 },
      ),
    ),
    sticker,
  ]);
}
