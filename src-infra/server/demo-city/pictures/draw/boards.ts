// Boards, slabs, baskets and trays, seen from the front.
import { tone } from './colour.ts';
import { tilt, ware } from './dishware.ts';
import { at, clip, ellipse, join, line, linear, num, path, rect, type Content, type Svg } from './svg.ts';

/** A wooden board seen from the front, with rounded corners and a thickness. */
export function board(
  x: number,
  y: number,
  w: number,
  h: number,
  content: Content = '',
  colour: string = ware.wood,
): Svg {
  const left = -w / 2;
  const top = -h / 2;
  const grain = [0.22, 0.42, 0.6, 0.8].map((share, i) =>
    line(
      `M${num(left + w * 0.06 + i * 4)} ${num(top + h * share)}` +
        `q${num(w * 0.25)} ${i % 2 === 0 ? -2 : 2} ${num(w * 0.46)} 0t${num(w * 0.36)} 0`,
      tone(colour, -0.07),
      1.1,
      0.7,
    ),
  );
  return at(x, y, [
    rect(left, top + 6, w, h, h * 0.3, tone(colour, -0.2)),
    rect(
      left,
      top,
      w,
      h,
      h * 0.3,
      linear(
        [
          [0, tone(colour, 0.06)],
          [1, tone(colour, -0.03)],
        ],
        40,
      ),
    ),
    ...grain,
    join(content),
  ]);
}

/** A dark stone slab, for sushi. */
export function slab(x: number, y: number, w: number, h: number, content: Content, colour: string = ware.slate): Svg {
  const skew = h * 0.28;
  const top = (dy: number): string =>
    `M${num(-w / 2 + skew)} ${num(-h / 2 + dy)}L${num(w / 2 - skew)} ${num(-h / 2 + dy)}` +
    `Q${num(w / 2 - skew + 4)} ${num(-h / 2 + dy)} ${num(w / 2 - skew + 6)} ${num(-h / 2 + 4 + dy)}` +
    `L${num(w / 2)} ${num(h / 2 - 3 + dy)}` +
    `Q${num(w / 2 + 1)} ${num(h / 2 + dy)} ${num(w / 2 - 4)} ${num(h / 2 + dy)}` +
    `L${num(-w / 2 + 4)} ${num(h / 2 + dy)}` +
    `Q${num(-w / 2 - 1)} ${num(h / 2 + dy)} ${num(-w / 2)} ${num(h / 2 - 3 + dy)}` +
    `L${num(-w / 2 + skew - 6)} ${num(-h / 2 + 4 + dy)}` +
    `Q${num(-w / 2 + skew - 4)} ${num(-h / 2 + dy)} ${num(-w / 2 + skew)} ${num(-h / 2 + dy)}Z`;
  return at(x, y, [
    path(top(7), tone(colour, -0.14)),
    path(
      top(0),
      linear(
        [
          [0, tone(colour, 0.07)],
          [1, tone(colour, -0.02)],
        ],
        50,
      ),
    ),
    join(content),
  ]);
}

/** A bamboo steamer: y is the height of its rim. */
export function steamer(x: number, y: number, rx: number, content: Content): Svg {
  const colour = '#d3a25f';
  const ry = rx * tilt;
  const h = rx * 0.42;
  const wall = `M${num(-rx)} 0L${num(-rx)} ${num(h)}A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} ${num(h)}L${num(rx)} 0Z`;
  const hoop = (dy: number): Svg =>
    path(`M${num(-rx)} ${num(dy)}A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} ${num(dy)}`, 'none', {
      stroke: tone(colour, -0.17),
      width: rx * 0.045,
      cap: 'butt',
    });
  const slats = Array.from({ length: 9 }, (_, i) =>
    line(`M${num(-rx + (i * rx) / 4)} ${num(-ry)}V${num(ry)}`, tone(colour, -0.13), 1.6),
  );
  return at(x, y, [
    path(
      wall,
      linear(
        [
          [0, tone(colour, -0.04)],
          [0.3, tone(colour, 0.05)],
          [1, tone(colour, -0.13)],
        ],
        0,
      ),
    ),
    hoop(h * 0.5),
    hoop(h * 0.94),
    ellipse(0, 0, rx, ry, tone(colour, 0.07)),
    ellipse(0, 1, rx * 0.9, ry * 0.87, tone(colour, -0.1)),
    clip(ellipse(0, 2, rx * 0.9, ry * 0.86, '#000'), [
      ellipse(0, 3, rx * 0.9, ry * 0.86, tone(colour, -0.02)),
      ...slats,
    ]),
    join(content),
  ]);
}

/** A folded paper tray. Content stands behind the front edge. */
export function paperTray(
  x: number,
  y: number,
  w: number,
  h: number,
  content: Content,
  colour = '#f3e7d3',
  check?: string,
): Svg {
  const front =
    `M${num(-w / 2)} 0L${num(w / 2)} 0L${num(w * 0.4)} ${num(h)}` +
    `Q${num(w * 0.39)} ${num(h + 3)} ${num(w * 0.36)} ${num(h + 3)}L${num(-w * 0.36)} ${num(h + 3)}` +
    `Q${num(-w * 0.39)} ${num(h + 3)} ${num(-w * 0.4)} ${num(h)}Z`;
  const squares =
    check === undefined
      ? ''
      : Array.from({ length: 40 }, (_, i) =>
          (Math.floor(i / 10) + i) % 2 === 0
            ? rect(-w / 2 + ((i % 10) * w) / 10, (Math.floor(i / 10) * h) / 3.4, w / 10, h / 3.4, 0, check)
            : '',
        ).join('');
  return at(x, y, [
    path(
      `M${num(-w / 2)} 0L${num(-w * 0.42)} ${num(-h * 0.34)}L${num(w * 0.42)} ${num(-h * 0.34)}L${num(w / 2)} 0Z`,
      tone(colour, -0.16),
    ),
    join(content),
    clip(path(front, '#000'), [
      path(
        front,
        linear([
          [0, tone(colour, 0.02)],
          [1, tone(colour, -0.09)],
        ]),
      ),
      squares,
      rect(-w / 2, 0, w, 3, 0, '#fff', { opacity: 0.5 }),
    ]),
  ]);
}

/** A woven bread basket. Content stands behind the front edge. */
export function basket(x: number, y: number, rx: number, h: number, content: Content, colour = '#c78a48'): Svg {
  const ry = rx * 0.3;
  const front =
    `M${num(-rx)} 0A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} 0L${num(rx * 0.8)} ${num(h * 0.86)}` +
    `Q${num(rx * 0.76)} ${num(h)} ${num(rx * 0.6)} ${num(h + ry * 0.34)}` +
    `Q0 ${num(h + ry * 0.9)} ${num(-rx * 0.6)} ${num(h + ry * 0.34)}` +
    `Q${num(-rx * 0.76)} ${num(h)} ${num(-rx * 0.8)} ${num(h * 0.86)}Z`;
  const weave = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 13 }, (_c, i) => {
      const share = (i + (row % 2) * 0.5 - 6) / 6;
      const dx = share * rx * 0.98;
      const dy = ry * Math.sqrt(Math.max(0, 1 - share * share)) + h * (0.2 + row * 0.24);
      return rect(
        dx - rx * 0.085,
        dy - h * 0.1,
        rx * 0.17,
        h * 0.17,
        h * 0.08,
        row % 2 === 0 ? tone(colour, 0.05) : tone(colour, -0.03),
      );
    }).join(''),
  ).join('');
  return at(x, y, [
    ellipse(0, 0, rx, ry, tone(colour, -0.22)),
    join(content),
    path(front, tone(colour, -0.15)),
    clip(path(front, '#000'), weave),
    path(`M${num(-rx)} 0A${num(rx)} ${num(ry)} 0 0 0 ${num(rx)} 0`, 'none', {
      stroke: tone(colour, 0.08),
      width: h * 0.14,
    }),
  ]);
}
