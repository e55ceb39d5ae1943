// Meat as it is cooked, drawn around the origin.
import { tone } from './colour.ts';
import { blob, random, scatter } from './random.ts';
import { at, circle, clip, ellipse, line, num, path, radial, round, soft, type Svg } from './svg.ts';

/** A cooked piece with a darker underside and a shine. */
export function chunk(seedText: string, rx = 11, ry = 9, colour = '#8a4a26', glaze = 0.35): Svg {
  const d = blob(seedText, rx, ry, 0.11, 8);
  return (
    at(0, ry * 0.14, path(d, tone(colour, -0.14))) +
    path(d, round(colour, 1.3)) +
    ellipse(-rx * 0.34, -ry * 0.4, rx * 0.28, ry * 0.15, '#fff', { opacity: glaze })
  );
}

/** Fried in crumbs: rough edge, lighter crumbs. */
export function crispy(seedText: string, rx: number, ry: number, colour = '#d98f35'): Svg {
  const d = blob(seedText, rx, ry, 0.09, 15);
  const rand = random(seedText);
  const crumbs = Array.from({ length: Math.round(rx * ry * 0.09) + 6 }, () => {
    const angle = rand(0, 6.283);
    const radius = Math.sqrt(rand()) * 0.9;
    return ellipse(
      Math.cos(angle) * rx * radius,
      Math.sin(angle) * ry * radius,
      rand(0.8, 1.9),
      rand(0.6, 1.2),
      rand() > 0.45 ? tone(colour, 0.09) : tone(colour, -0.1),
    );
  });
  return at(0, ry * 0.12, path(d, tone(colour, -0.16))) + path(d, round(colour, 1.2)) + crumbs.join('');
}

/** A thick slice of roast meat or steak with a browned edge. */
export function meatSlice(w = 34, h = 20, edge = '#6b3820', core = '#c4564d'): Svg {
  const d = blob(`slice${num(w)}${num(h)}`, w / 2, h / 2, 0.06, 10);
  return (
    at(0, h * 0.13, path(d, tone(edge, -0.1))) +
    path(d, edge) +
    at(
      0,
      -h * 0.02,
      path(
        d,
        radial([
          [0, tone(core, 0.07)],
          [0.7, core],
          [1, tone(core, -0.08)],
        ]),
      ),
      { scale: 0.84 },
    ) +
    line(
      `M${num(-w * 0.22)} ${num(-h * 0.1)}q${num(w * 0.14)} ${num(-h * 0.1)} ${num(w * 0.26)} 0` +
        `M${num(-w * 0.08)} ${num(h * 0.16)}q${num(w * 0.14)} ${num(-h * 0.08)} ${num(w * 0.24)} ${num(-h * 0.02)}`,
      tone(core, 0.12),
      1.2,
      0.8,
    )
  );
}

/** Char marks of the grill, clipped to an outline. */
export function charred(
  d: string,
  fill: ReturnType<typeof soft>,
  spacing: number,
  angle: number,
  span: number,
  colour = '#4a2413',
): Svg {
  const bars = Array.from(
    { length: Math.ceil((span * 2) / spacing) },
    (_, i) => `M${num(-span + i * spacing)} ${num(-span)}V${num(span)}`,
  ).join('');
  return path(d, fill) + clip(path(d, '#000'), at(0, 0, line(bars, colour, spacing * 0.26, 0.62), { turn: angle }));
}

export function sausage(length = 46, width = 13, colour = '#a34a2b', bend = 0.18): Svg {
  const d = `M${num(-length / 2)} 0Q0 ${num(-length * bend)} ${num(length / 2)} 0`;
  return (
    line(d, tone(colour, -0.12), width) +
    line(
      `M${num(-length / 2)} ${num(-width * 0.08)}` +
        `Q0 ${num(-length * bend - width * 0.08)} ${num(length / 2)} ${num(-width * 0.08)}`,
      colour,
      width * 0.82,
    ) +
    line(
      `M${num(-length * 0.4)} ${num(-width * 0.34)}` +
        `Q0 ${num(-length * bend * 0.9 - width * 0.36)} ${num(length * 0.36)} ${num(-width * 0.34)}`,
      '#fff',
      width * 0.12,
      0.4,
    )
  );
}

/** Pieces on a stick, drawn along the x axis. */
export function skewer(length: number, pieces: readonly Svg[], stick = '#c79a5e'): Svg {
  const gap = (length * 0.74) / Math.max(1, pieces.length);
  const start = -length * 0.3;
  return (
    line(`M${num(-length / 2)} 0H${num(length / 2 - 4)}`, tone(stick, -0.12), 3.2) +
    line(`M${num(-length / 2)} -.5H${num(length / 2 - 4)}`, tone(stick, 0.05), 1.4) +
    path(`M${num(length / 2 - 5)} -1.6L${num(length / 2 + 3)} 0L${num(length / 2 - 5)} 1.6Z`, tone(stick, -0.1)) +
    pieces.map((piece, i) => at(start + gap * (i + 0.5), 0, piece)).join('')
  );
}

export function bacon(length = 46, width = 12): Svg {
  const wave = (dy: number): string =>
    `M${num(-length / 2)} ${num(dy)}q${num(length * 0.125)} -6 ${num(length * 0.25)} 0t${num(length * 0.25)} 0` +
    `t${num(length * 0.25)} 0t${num(length * 0.25)} 0`;
  return (
    line(wave(1.4), '#7d2a1c', width) +
    line(wave(0), '#c0452e', width) +
    line(wave(-width * 0.16), '#f3b79a', width * 0.22) +
    line(wave(width * 0.26), '#e88d70', width * 0.16)
  );
}

export function ham(size = 24): Svg {
  const d = blob('ham', size / 2, size * 0.4, 0.2, 10);
  return (
    path(d, soft('#d9706b')) +
    line(
      `M${num(-size * 0.3)} ${num(size * 0.06)}` +
        `q${num(size * 0.16)} ${num(-size * 0.24)} ${num(size * 0.34)} ${num(-size * 0.06)}` +
        `t${num(size * 0.26)} ${num(-size * 0.08)}`,
      '#f6c9bd',
      size * 0.07,
    ) +
    line(
      `M${num(-size * 0.2)} ${num(size * 0.22)}q${num(size * 0.14)} ${num(-size * 0.14)} ${num(size * 0.36)} 0`,
      '#f6c9bd',
      size * 0.05,
    )
  );
}

export function pepperoni(r = 10): Svg {
  return (
    circle(0, r * 0.08, r, '#8e1f14') +
    circle(
      0,
      0,
      r * 0.96,
      radial([
        [0, '#d5472f'],
        [0.75, '#c63a25'],
        [1, '#a92a1a'],
      ]),
    ) +
    scatter(`pepperoni${num(r)}`, 8, { rx: r * 0.66, ry: r * 0.66 }, ({ x, y, rand }) =>
      circle(x, y, rand(0.7, 1.4), '#e9825f'),
    ) +
    path(
      `M${num(-r * 0.7)} ${num(-r * 0.4)}A${num(r * 0.8)} ${num(r * 0.8)} 0 0 1 ${num(r * 0.1)} ${num(-r * 0.78)}`,
      'none',
      {
        stroke: '#fff',
        width: r * 0.1,
        opacity: 0.35,
      },
    )
  );
}

/** Roast or fried drumstick with a bone end at the lower right. */
export function drumstick(size = 40, colour = '#b9652a', crumbs = false): Svg {
  const s = size / 2;
  const meat =
    `M${num(-s * 0.86)} ${num(-s * 0.5)}` +
    `C${num(-s * 0.7)} ${num(-s * 1.14)} ${num(s * 0.24)} ${num(-s * 0.98)} ${num(s * 0.36)} ${num(-s * 0.3)}` +
    `C${num(s * 0.42)} ${num(s * 0.06)} ${num(s * 0.4)} ${num(s * 0.3)} ${num(s * 0.54)} ${num(s * 0.46)}` +
    `L${num(s * 0.44)} ${num(s * 0.6)}` +
    `C${num(s * 0.1)} ${num(s * 0.5)} ${num(-s * 0.2)} ${num(s * 0.54)} ${num(-s * 0.5)} ${num(s * 0.32)}` +
    `C${num(-s * 0.86)} ${num(s * 0.1)} ${num(-s * 0.96)} ${num(-s * 0.2)} ${num(-s * 0.86)} ${num(-s * 0.5)}Z`;
  const bone =
    line(`M${num(s * 0.4)} ${num(s * 0.44)}L${num(s * 0.76)} ${num(s * 0.8)}`, '#f3e8d5', s * 0.2) +
    circle(s * 0.86, s * 0.74, s * 0.13, '#f7eedd') +
    circle(s * 0.72, s * 0.9, s * 0.13, '#e9dcc4');
  const rough = crumbs
    ? clip(
        path(meat, '#000'),
        scatter('crumbs', 46, { x: -s * 0.2, y: -s * 0.2, rx: s * 0.8, ry: s * 0.8 }, ({ x, y, i, rand }) =>
          ellipse(x, y, rand(1, 2.1), rand(0.8, 1.4), i % 2 === 0 ? tone(colour, 0.1) : tone(colour, -0.09)),
        ),
      )
    : line(
        `M${num(-s * 0.6)} ${num(-s * 0.44)}Q${num(-s * 0.46)} ${num(-s * 0.8)} ${num(-s * 0.1)} ${num(-s * 0.74)}`,
        '#fff',
        s * 0.11,
        0.42,
      );
  return bone + path(meat, round(colour, 1.5)) + rough;
}
