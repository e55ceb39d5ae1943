import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { checkParcel, PARCEL_STATUSES } from '@domain/parcels/index.ts';
import { parcelDraftArb, parcelTypeArb, parcelUpdateArb } from '@domain/testing/index.ts';
import { zoneTable as zones, ZONES } from '../calendar/zone-table.ts';
import { sampled, smallest } from './smallest.ts';

const caseArb = parcelTypeArb.chain((type) => fc.record({ type: fc.constant(type), draft: parcelDraftArb(type) }));

describe('PARCEL-1 generated parcels', () => {
  it('respect their types, in every zone', () => {
    for (const [index, { type, draft }] of sampled(caseArb, 40).entries()) {
      const timeZone = ZONES[index % ZONES.length]!;
      expect(checkParcel(draft, type, { now: instant(Date.UTC(2025, 2, 11)), timeZone, zones }).ok).toBe(true);
      for (const { min, max } of [...Object.values(type.size), type.weight])
        expect(max === undefined || max > min).toBe(true);
    }
  });

  it('include types without limits, with special prices, and measures at both limits', () => {
    const cases = sampled(caseArb, 120);
    expect(cases.filter(({ type }) => type.maxRangeKm === undefined).length).toBeGreaterThan(10);
    expect(cases.filter(({ type }) => type.special).length).toBeGreaterThan(30);
    expect(cases.filter(({ type }) => type.weight.max === undefined).length).toBeGreaterThan(10);
    expect(cases.filter(({ type, draft }) => draft.weight === type.weight.max).length).toBeGreaterThan(10);
    expect(cases.filter(({ type, draft }) => draft.weight === Math.max(1, type.weight.min)).length).toBeGreaterThan(10);
    const updates = sampled(parcelUpdateArb);
    expect(new Set(updates.map(({ status }) => status)).size).toBe(PARCEL_STATUSES.length);
    expect(new Set(updates.map(({ id }) => id)).size).toBe(2);
  });

  it('shrink to the smallest box', () => {
    const { draft, type } = smallest(caseArb);
    expect([type.size.width, type.special, draft.size, draft.weight, draft.note]).toEqual([
      { min: 0, max: undefined },
      undefined,
      { width: 1, height: 1, length: 1 },
      1,
      '',
    ]);
  });
});
