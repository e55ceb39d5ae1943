// Vegetables and pulses as they lie on a dish, drawn around the origin.
import { tone } from './colour.ts';
import { random } from './random.ts';
import { at, circle, ellipse, line, linear, num, path, rect, round, soft, turns, type Svg } from './svg.ts';

export function cucumberSlice(r = 10): Svg {
  const seeds = turns(6).map((turn) => at(0, 0, ellipse(0, -r * 0.42, r * 0.07, r * 0.15, '#f3f8d0'), { turn }));
  return (
    circle(0, 0, r, '#3f8a36') + circle(0, 0, r * 0.86, '#cfe79a') + circle(0, 0, r * 0.62, '#b5d77c') + seeds.join('')
  );
}

export const radishSlice = (r = 8): Svg =>
  circle(0, 0, r, '#c92f5c') + circle(0, 0, r * 0.85, '#fdf1f2') + circle(0, 0, r * 0.4, '#f7dfe4');

export function onionRing(r = 9, colour = '#a8467c'): Svg {
  return (
    circle(0, 0, r, 'none', { stroke: colour, width: r * 0.2 }) +
    circle(0, 0, r * 0.82, 'none', { stroke: '#f6e3ee', width: r * 0.16 }) +
    circle(0, 0, r * 0.52, 'none', { stroke: tone(colour, 0.16), width: r * 0.12 })
  );
}

export const oliveRing = (r = 5, colour = '#3d3445'): Svg =>
  circle(0, 0, r * 0.68, 'none', { stroke: colour, width: r * 0.62 }) +
  path(
    `M${num(-r * 0.72)} ${num(-r * 0.3)}A${num(r * 0.78)} ${num(r * 0.78)} 0 0 1 ${num(r * 0.1)} ${num(-r * 0.78)}`,
    'none',
    {
      stroke: '#fff',
      width: r * 0.16,
      opacity: 0.4,
    },
  );

export function olive(r = 8, colour = '#8da33a', stuffed = false): Svg {
  return (
    ellipse(0, 0, r * 1.12, r, round(colour, 1.3)) +
    ellipse(-r * 0.4, -r * 0.4, r * 0.34, r * 0.18, '#fff', { opacity: 0.45 }) +
    (stuffed
      ? circle(r * 0.55, 0.4, r * 0.32, '#d8452c')
      : ellipse(r * 0.62, 0, r * 0.2, r * 0.26, tone(colour, -0.16)))
  );
}

export const chilliRing = (r = 4.5, colour = '#d8321f'): Svg =>
  circle(0, 0, r * 0.74, '#fbe3a8') + circle(0, 0, r * 0.74, 'none', { stroke: colour, width: r * 0.52 });

export function chilli(length = 22, colour = '#d8321f'): Svg {
  const l = length / 2;
  return (
    path(
      `M${num(-l)} ${num(-l * 0.22)}Q${num(-l * 0.1)} ${num(-l * 0.62)} ${num(l)} ${num(l * 0.36)}` +
        `Q${num(-l * 0.1)} ${num(l * 0.42)} ${num(-l * 0.94)} ${num(l * 0.14)}Z`,
      soft(colour, 1.4),
    ) +
    path(
      `M${num(-l * 0.86)} ${num(-l * 0.28)}q${num(-l * 0.26)} ${num(l * 0.1)} ${num(-l * 0.1)} ${num(l * 0.46)}` +
        `q${num(l * 0.24)} ${num(-l * 0.16)} ${num(l * 0.1)} ${num(-l * 0.46)}Z`,
      '#4f9a35',
    ) +
    line(
      `M${num(-l * 0.96)} ${num(-l * 0.06)}q${num(-l * 0.24)} ${num(-l * 0.02)} ${num(-l * 0.3)} ${num(-l * 0.2)}`,
      '#4f9a35',
      length * 0.08,
    ) +
    line(
      `M${num(-l * 0.5)} ${num(-l * 0.16)}Q${num(-l * 0.1)} ${num(-l * 0.2)} ${num(l * 0.3)} ${num(l * 0.04)}`,
      '#fff',
      length * 0.05,
      0.45,
    )
  );
}

export const pea = (r = 3.4): Svg =>
  circle(0, 0, r, round('#74b344', 1.2)) + circle(-r * 0.3, -r * 0.35, r * 0.24, '#fff', { opacity: 0.5 });
export const kernel = (r = 3.2): Svg => rect(-r, -r * 0.85, r * 2, r * 1.7, r * 0.7, soft('#f7c530', 1.2));
export const seed = (length = 3.4, colour = '#fbeecb'): Svg => ellipse(0, 0, length / 2, length * 0.3, colour);

export function bean(length = 13, colour = '#8c2f22'): Svg {
  const l = length / 2;
  return (
    path(
      `M${num(-l)} ${num(l * 0.1)}` +
        `C${num(-l)} ${num(-l * 0.7)} ${num(l)} ${num(-l * 0.7)} ${num(l)} ${num(l * 0.1)}` +
        `C${num(l)} ${num(l * 0.7)} ${num(l * 0.36)} ${num(l * 0.62)} ${num(l * 0.16)} ${num(l * 0.3)}` +
        `Q0 ${num(l * 0.14)} ${num(-l * 0.16)} ${num(l * 0.3)}` +
        `C${num(-l * 0.36)} ${num(l * 0.62)} ${num(-l)} ${num(l * 0.7)} ${num(-l)} ${num(l * 0.1)}Z`,
      round(colour, 1.3),
    ) +
    line(
      `M${num(-l * 0.6)} ${num(-l * 0.1)}Q${num(-l * 0.3)} ${num(-l * 0.32)} ${num(l * 0.1)} ${num(-l * 0.3)}`,
      '#fff',
      length * 0.07,
      0.42,
    )
  );
}

export function chickpea(r = 5, colour = '#e2b568'): Svg {
  return (
    circle(0, 0, r, round(colour, 1.2)) +
    path(
      `M${num(-r * 0.2)} ${num(-r * 0.96)}q${num(r * 0.3)} ${num(-r * 0.3)} ${num(r * 0.5)} ${num(r * 0.16)}`,
      tone(colour, 0.02),
    ) +
    line(
      `M${num(r * 0.1)} ${num(-r * 0.8)}Q${num(r * 0.2)} ${num(-r * 0.2)} ${num(-r * 0.1)} ${num(r * 0.3)}`,
      tone(colour, -0.12),
      r * 0.14,
    )
  );
}

export function mushroomSlice(size = 14, colour = '#e9d8bf'): Svg {
  const s = size / 2;
  const cap =
    `M${num(-s)} ${num(s * 0.1)}C${num(-s)} ${num(-s * 1.1)} ${num(s)} ${num(-s * 1.1)} ${num(s)} ${num(s * 0.1)}` +
    `Q${num(s * 0.7)} ${num(s * 0.42)} ${num(s * 0.3)} ${num(s * 0.2)}L${num(s * 0.34)} ${num(s * 0.9)}` +
    `Q0 ${num(s * 1.14)} ${num(-s * 0.34)} ${num(s * 0.9)}L${num(-s * 0.3)} ${num(s * 0.2)}` +
    `Q${num(-s * 0.7)} ${num(s * 0.42)} ${num(-s)} ${num(s * 0.1)}Z`;
  return (
    path(cap, soft(colour), { stroke: tone(colour, -0.22), width: size * 0.075 }) +
    path(
      `M${num(-s * 0.66)} ${num(-s * 0.04)}Q0 ${num(-s * 0.5)} ${num(s * 0.66)} ${num(-s * 0.04)}` +
        `Q${num(s * 0.3)} ${num(s * 0.2)} 0 ${num(-s * 0.02)}` +
        `Q${num(-s * 0.3)} ${num(s * 0.2)} ${num(-s * 0.66)} ${num(-s * 0.04)}Z`,
      tone(colour, -0.14),
    )
  );
}

export const strip = (length: number, colour: string, width = 3.4, bend = 0.25): Svg =>
  line(`M${num(-length / 2)} 0Q0 ${num(-length * bend)} ${num(length / 2)} 0`, tone(colour, -0.07), width) +
  line(
    `M${num(-length / 2 + 1)} ${num(-width * 0.16)}` +
      `Q0 ${num(-length * bend - width * 0.16)} ${num(length / 2 - 1)} ${num(-width * 0.16)}`,
    tone(colour, 0.05),
    width * 0.55,
  );

export const coin = (r: number, colour: string): Svg =>
  ellipse(0, r * 0.16, r, r * 0.96, tone(colour, -0.14)) +
  circle(0, 0, r, tone(colour, 0.03)) +
  circle(0, 0, r * 0.5, tone(colour, 0.1));

/** Slices of avocado, fanned. */
export function avocadoFan(length = 34, slices = 5, spread = 7): Svg {
  return Array.from({ length: slices }, (_, i) => {
    const l = length / 2;
    const d =
      `M0 ${num(-l)}C${num(l * 0.62)} ${num(-l * 0.5)} ${num(l * 0.62)} ${num(l * 0.6)} 0 ${num(l)}` +
      `C${num(l * 0.16)} ${num(l * 0.4)} ${num(l * 0.16)} ${num(-l * 0.4)} 0 ${num(-l)}Z`;
    return at(
      (i - (slices - 1) / 2) * spread,
      0,
      path(
        d,
        linear(
          [
            [0, '#f2eeb2'],
            [0.5, '#d3de84'],
            [1, '#94ba46'],
          ],
          0,
        ),
        { stroke: '#5d7f2c', width: 1.1 },
      ),
      { turn: (i - (slices - 1) / 2) * 4 },
    );
  }).join('');
}

export function asparagus(length = 40, colour = '#6fa03d'): Svg {
  return (
    line(`M0 ${num(length / 2)}V${num(-length * 0.3)}`, colour, 4.4) +
    path(
      `M-2.8 ${num(-length * 0.26)}Q-3.4 ${num(-length * 0.44)} 0 ${num(-length / 2)}` +
        `Q3.4 ${num(-length * 0.44)} 2.8 ${num(-length * 0.26)}Z`,
      tone(colour, -0.1),
    ) +
    line(`M-1 ${num(length * 0.1)}l2 -3M1 ${num(length * 0.28)}l-2 -3`, tone(colour, -0.12), 1.2)
  );
}

/** Shreds of cabbage, carrot or cheese. */
export function shreds(
  seedText: string,
  count: number,
  rx: number,
  ry: number,
  colours: readonly string[],
  length = 10,
  width = 1.8,
): Svg {
  const rand = random(seedText);
  return Array.from({ length: count }, (_, i) => {
    const angle = rand(0, 6.283);
    const radius = Math.sqrt(rand());
    const colour = colours[i % colours.length] ?? '#fff';
    return at(
      Math.cos(angle) * radius * rx,
      Math.sin(angle) * radius * ry,
      line(`M${num(-length / 2)} 0q${num(length / 2)} ${num(rand(-4, 4))} ${num(length)} 0`, colour, width),
      { turn: rand(0, 180) },
    );
  }).join('');
}

export function cube(size = 14, colour = '#f3ead3'): Svg {
  const s = size / 2;
  return (
    path(`M0 ${num(-s)}L${num(s)} ${num(-s * 0.5)}L0 0L${num(-s)} ${num(-s * 0.5)}Z`, tone(colour, 0.04)) +
    path(`M${num(-s)} ${num(-s * 0.5)}L0 0V${num(s)}L${num(-s)} ${num(s * 0.5)}Z`, tone(colour, -0.04)) +
    path(`M${num(s)} ${num(-s * 0.5)}L0 0V${num(s)}L${num(s)} ${num(s * 0.5)}Z`, tone(colour, -0.13))
  );
}
