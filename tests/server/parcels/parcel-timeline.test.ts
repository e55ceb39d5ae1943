import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parcelExpectedAt } from '@infra/server/features/simulation/parcel-timeline.ts';

const NOW = Date.UTC(2025, 2, 10, 12);
const STEPS = ['new', 'accepted', 'ready', 'on_a_way'] as const;
const left = (status: (typeof STEPS)[number], speed: number): number => parcelExpectedAt(status, 0, NOW, speed) - NOW;

describe('PARCEL-1 when a parcel is expected', () => {
  it('is nearer with each step, and by the speed of the simulation', () => {
    const waits = STEPS.map((status) => left(status, 1));
    expect(waits).toEqual(waits.toSorted((one, other) => other - one));
    expect(new Set(waits).size).toBe(STEPS.length);
    fc.assert(
      fc.property(fc.constantFrom(...STEPS), fc.constantFrom(2, 4, 10), (status, speed) => {
        expect(left(status, speed) * speed).toBe(left(status, 1));
      }),
    );
  });

  it('is not before the wanted time of an accepted one', () => {
    const wanted = NOW + 86_400_000;
    expect(STEPS.filter((status) => parcelExpectedAt(status, wanted, NOW, 1) === wanted)).toEqual(['accepted']);
  });

  it.each(['delivered', 'canceled'] as const)('is now where it is %s', (status) => {
    expect(parcelExpectedAt(status, NOW + 5_000, NOW, 1)).toBe(NOW);
  });
});
