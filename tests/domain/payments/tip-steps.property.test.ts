import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tipSteps } from '@domain/payments/index.ts';
import { money } from '@domain/pricing/index.ts';
import { runs } from '../runs.ts';

describe('PAY-6b tips to add', () => {
  it('are round, and the first is within a twentieth of the total but more than a sixtieth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 10_000_000 }),
        fc.constantFrom(0 as const, 2 as const, 3 as const),
        (minor, scale) => {
          const [first, second, third] = tipSteps(money(minor, scale)).map((tip) => tip.minor);
          expect([second, third]).toEqual([2 * (first ?? 0), 3 * (first ?? 0)]);
          expect(String(first)).toMatch(/^[125]0*$/);
          expect((first ?? 0) * 20).toBeLessThanOrEqual(minor);
          expect((first ?? 0) * 60).toBeGreaterThan(minor - 20);
        },
      ),
      runs(200),
    );
    expect(tipSteps(money(19, 2))).toEqual([]);
    expect(tipSteps(money(3376, 2)).map((tip) => tip.minor)).toEqual([100, 200, 300]);
  });
});
