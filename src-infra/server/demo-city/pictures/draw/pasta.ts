// Rice, noodles and pasta, drawn around the origin.
import { tone } from './colour.ts';
import { random, scatter } from './random.ts';
import { at, clip, ellipse, line, linear, num, path, radial, rect, soft, type Svg } from './svg.ts';

/** A heap of rice; y is its foot. */
export function rice(rx = 40, h = 34, colour = '#fbf6ea', seedText = 'rice', second?: string): Svg {
  const d =
    `M${num(-rx)} 0C${num(-rx * 0.98)} ${num(-h * 0.7)} ${num(-rx * 0.5)} ${num(-h)} 0 ${num(-h)}` +
    `S${num(rx * 0.98)} ${num(-h * 0.7)} ${num(rx)} 0Q${num(rx * 0.6)} ${num(h * 0.3)} 0 ${num(h * 0.32)}` +
    `T${num(-rx)} 0Z`;
  const grains = scatter(
    seedText,
    Math.round(rx * h * 0.062),
    { x: 0, y: -h * 0.36, rx: rx * 0.94, ry: h * 0.68 },
    ({ x, y, i, rand }) =>
      at(
        x,
        y,
        rect(
          -2.9,
          -1.1,
          5.8,
          2.2,
          1.1,
          second !== undefined && i % 4 === 0 ? second : i % 2 === 0 ? tone(colour, -0.075) : tone(colour, 0.035),
        ),
        {
          turn: rand(-70, 70),
        },
      ),
  );
  return (
    path(
      d,
      linear(
        [
          [0, tone(colour, 0.02)],
          [0.6, colour],
          [1, tone(colour, -0.1)],
        ],
        75,
      ),
    ) + clip(path(d, '#000'), grains)
  );
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
    const d =
      `M${num(x0)} ${num(y * ry)}` +
      `C${num(x0 * 0.3)} ${num(y * ry + bend)} ${num(x1 * 0.3)} ${num(y * ry - bend)} ${num(x1)} ${num(y * ry * 0.8)}`;
    const shade = rand(-0.03, 0.05);
    return line(d, tone(colour, -0.13), width + 1.1) + line(d, tone(colour, shade), width * 0.8);
  };
  return ellipse(0, 0, rx, ry, tone(colour, -0.12)) + Array.from({ length: count }, strand).join('');
}

/** A twirled nest of pasta; y is its foot. */
export function nest(seedText: string, rx = 40, h = 34, colour = '#f3cd74', width = 3.6, flat = false): Svg {
  const rand = random(seedText);
  const outline =
    `M${num(-rx)} 0C${num(-rx)} ${num(-h * 0.62)} ${num(-rx * 0.5)} ${num(-h)} 0 ${num(-h)}` +
    `S${num(rx)} ${num(-h * 0.62)} ${num(rx)} 0Q${num(rx * 0.6)} ${num(h * 0.36)} 0 ${num(h * 0.38)}T${num(-rx)} 0Z`;
  const strands = Array.from({ length: flat ? 20 : 30 }, (_, i) => {
    const level = 1 - i / (flat ? 20 : 30);
    const w = rx * (0.34 + 0.72 * Math.sqrt(level)) * rand(0.86, 1.06);
    const y = -h * (1 - level) * 0.94 + h * 0.14;
    const lift = rand(0.16, 0.46) * h;
    const x = rand(-0.16, 0.16) * rx;
    const d =
      rand() > 0.5
        ? `M${num(x - w)} ${num(y)}Q${num(x)} ${num(y + lift)} ${num(x + w)} ${num(y - rand(-2, 6))}`
        : `M${num(x - w)} ${num(y - rand(0, 6))}` +
          `C${num(x - w * 0.4)} ${num(y + lift)} ${num(x + w * 0.5)} ${num(y + lift * 0.9)} ${num(x + w)} ${num(y)}`;
    return line(d, tone(colour, -0.15), width + 1.2) + line(d, tone(colour, rand(-0.03, 0.05)), width * 0.82);
  });
  return path(outline, tone(colour, -0.12)) + clip(path(outline, '#000'), strands);
}

export function penne(length = 20, colour = '#eaa53f'): Svg {
  const l = length / 2;
  const w = length * 0.19;
  return (
    path(
      `M${num(-l)} ${num(-w)}L${num(l - w)} ${num(-w)}L${num(l + w)} ${num(w)}L${num(-l + w * 2)} ${num(w)}Z`,
      linear([
        [0, tone(colour, 0.09)],
        [0.5, colour],
        [1, tone(colour, -0.1)],
      ]),
    ) +
    line(
      `M${num(-l + w)} ${num(-w * 0.3)}H${num(l - w)}M${num(-l + w * 1.6)} ${num(w * 0.36)}H${num(l)}`,
      tone(colour, -0.08),
      0.8,
    ) +
    path(
      `M${num(l - w)} ${num(-w)}Q${num(l + w * 1.1)} ${num(-w * 0.6)} ${num(l + w)} ${num(w)}` +
        `Q${num(l - w * 0.4)} ${num(w * 0.4)} ${num(l - w)} ${num(-w)}Z`,
      tone(colour, -0.2),
    )
  );
}

export function macaroni(size = 12, colour = '#f7b62e'): Svg {
  const s = size / 2;
  const d = `M${num(-s)} ${num(s * 0.5)}Q0 ${num(-s * 1.3)} ${num(s)} ${num(s * 0.5)}`;
  return (
    line(d, tone(colour, -0.13), size * 0.42) +
    line(d, tone(colour, 0.02), size * 0.32) +
    line(
      `M${num(-s * 0.7)} ${num(-s * 0.1)}Q0 ${num(-s * 1.1)} ${num(s * 0.7)} ${num(-s * 0.1)}`,
      tone(colour, 0.11),
      size * 0.08,
    ) +
    ellipse(s, s * 0.5, size * 0.1, size * 0.14, tone(colour, -0.24))
  );
}

export function raviolo(size = 26, colour = '#f4d68f'): Svg {
  const s = size / 2;
  const teeth = Array.from({ length: 6 }, (_, i) =>
    [-1, 1]
      .map(
        (side) =>
          rect(
            -s + (i * size) / 6 + 0.5,
            side * s - 1.6,
            size / 6 - 1,
            3.2,
            1.2,
            side < 0 ? tone(colour, 0.02) : tone(colour, -0.09),
          ) +
          rect(side * s - 1.6, -s + (i * size) / 6 + 0.5, 3.2, size / 6 - 1, 1.2, tone(colour, side < 0 ? 0 : -0.08)),
      )
      .join(''),
  ).join('');
  return (
    teeth +
    rect(-s, -s, size, size, 2.5, soft(colour)) +
    ellipse(
      0,
      0,
      s * 0.66,
      s * 0.62,
      radial(
        [
          [0, tone(colour, 0.07)],
          [0.7, tone(colour, 0.01)],
          [1, tone(colour, -0.07)],
        ],
        0.4,
        0.35,
        0.65,
      ),
    )
  );
}
