import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedParcel, firstNameOf } from '@domain/following/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { isActiveParcel } from '@domain/parcels/index.ts';
import { parcelStatusArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('PARCEL-1q the name that followers read', () => {
  it('is one word, with nothing of the rest', () => {
    const wordArb = fc.constantFrom('Nadia', 'van', 'Berg', 'ندى', 'Жанна');
    const gapArb = fc.constantFrom(' ', '  ', '\t', '\u00a0');
    fc.assert(
      fc.property(fc.array(wordArb, { minLength: 1, maxLength: 4 }), gapArb, (words, gap) => {
        expect(firstNameOf(`${gap}${words.join(gap)}${gap}`)).toBe(words[0]);
      }),
      runs(100),
    );
    expect(firstNameOf('  ')).toBe('');
  });
});

describe('PARCEL-1r the time at which followers expect a parcel', () => {
  it('is the estimate, before that the wanted time, and nothing after the end', () => {
    const etaArb = fc.option(fc.integer({ min: 0, max: 4_000_000_000_000 }).map(instant), { nil: undefined });
    fc.assert(
      fc.property(parcelStatusArb, etaArb, (status, eta) => {
        const { arrival, slot } = expectedParcel({ status, eta, date: '2025-03-20', time: '13:00' });
        const isActive = isActiveParcel(status);
        expect(arrival?.from).toBe(isActive ? eta : undefined);
        expect(arrival?.to).toBe(arrival?.from);
        expect(slot).toEqual(isActive && eta === undefined ? { date: '2025-03-20', time: '13:00' } : undefined);
      }),
      runs(200),
    );
  });
});
