// Seeded by a word, so that every build scatters the same sesame seeds.
import type { Svg } from './svg.ts';
import { hash, num } from './svg.ts';

export type Random = (min?: number, max?: number) => number;

export function random(seed: string): Random {
  let state = Number.parseInt(hash(`tiffin ${seed}`), 36);
  return (min = 0, max = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return min + (((value ^ (value >>> 14)) >>> 0) / 4294967296) * (max - min);
  };
}

export interface Area {
  readonly x?: number;
  readonly y?: number;
  readonly rx: number;
  readonly ry: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Spot extends Point {
  readonly i: number;
  readonly rand: Random;
}

/** Spreads spots evenly over an ellipse: best of many candidates, in the order they were found. */
export function spread(
  seed: string,
  count: number,
  { x = 0, y = 0, rx, ry }: Area,
  rand: Random = random(seed),
): readonly Point[] {
  const spots: { x: number; y: number }[] = [];
  for (let i = 0; i < count; i += 1) {
    let best = { x: 0, y: 0 };
    let bestDistance = -1;
    for (let tries = 0; tries < 32; tries += 1) {
      const angle = rand(0, Math.PI * 2);
      const radius = Math.sqrt(rand());
      const candidate = { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
      const distance = Math.min(4, ...spots.map((s) => Math.hypot(s.x - candidate.x, s.y - candidate.y)));
      if (distance > bestDistance) {
        best = candidate;
        bestDistance = distance;
      }
    }
    spots.push(best);
  }
  return spots.map((spot) => ({ x: x + spot.x * rx, y: y + spot.y * ry }));
}

/** Draws at spread spots, back to front. */
export function scatter(seed: string, count: number, area: Area, draw: (spot: Spot) => Svg): Svg {
  const rand = random(seed);
  return [...spread(seed, count, area, rand)]
    .sort((a, b) => a.y - b.y)
    .map((spot, i) => draw({ ...spot, i, rand }))
    .join('');
}

/** A closed, smooth, slightly irregular outline: the shape of cooked things. */
export function blob(seed: string, rx: number, ry: number, wobble = 0.12, points = 9): string {
  const rand = random(seed);
  const start = rand(0, Math.PI * 2);
  const ring = Array.from({ length: points }, (_, i) => {
    const angle = start + (i / points) * Math.PI * 2;
    const radius = 1 + rand(-wobble, wobble);
    return [Math.cos(angle) * rx * radius, Math.sin(angle) * ry * radius] as const;
  });
  return smooth(ring);
}

/** Catmull-Rom through the points, closed. */
export function smooth(ring: readonly (readonly [number, number])[]): string {
  const get = (i: number): readonly [number, number] => ring[(i + ring.length) % ring.length] ?? [0, 0];
  const first = get(0);
  const segments = ring.map((_, i) => {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const points = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
      c[0],
      c[1],
    ];
    return `C${points.map(num).join(' ')}`;
  });
  return `M${num(first[0])} ${num(first[1])}${segments.join('')}Z`;
}
