import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { KEEP_UNPAID_MS, unpaidUntil } from '@domain/orders/index.ts';
import { runs } from '../runs.ts';

const START = 1_741_600_000_000;

describe('ORDER-3c an unpaid order', () => {
  it('is kept for half an hour, and never beyond the start of its slot', () => {
    fc.assert(
      fc.property(fc.nat(86_400_000), fc.option(fc.nat(7_200_000), { nil: undefined }), (after, wait) => {
        const placed = instant(START + after);
        const slot = wait === undefined ? undefined : placed + wait;
        const until = unpaidUntil(placed, slot);
        expect(until).toBeLessThanOrEqual(placed + KEEP_UNPAID_MS);
        expect(until).toBeLessThanOrEqual(slot ?? Number.POSITIVE_INFINITY);
        expect([placed + KEEP_UNPAID_MS, slot]).toContain(until);
      }),
      runs(200),
    );
  });
});
