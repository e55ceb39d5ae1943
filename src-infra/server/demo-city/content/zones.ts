import type { LatLng } from './types.ts';

const kilometresPerDegree = 111.2;
const corners = 14;

/** A ring of about `kilometres` around a location. `seed` makes it irregular, deterministically. */
export function around([latitude, longitude]: LatLng, kilometres: number, seed: number): readonly LatLng[] {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: corners }, (_, corner): LatLng => {
    const angle = (corner / corners) * 2 * Math.PI;
    const uneven = 1 + 0.14 * Math.sin(angle * 3 + seed) + 0.08 * Math.cos(angle * 5 + seed * 2.3);
    const reach = (kilometres * uneven) / kilometresPerDegree;
    return [rounded(latitude + reach * Math.sin(angle)), rounded(longitude + (reach * Math.cos(angle)) / shrink)];
  });
}

const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
