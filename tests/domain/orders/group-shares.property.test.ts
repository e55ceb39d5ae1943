import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userCartId } from '@domain/kernel/ids.ts';
import {
  groupShares,
  isOwed,
  SHARE_STANDINGS,
  stillOwed,
  type OrderedPart,
  type SharedAmounts,
} from '@domain/orders/index.ts';
import { money, type Money } from '@domain/pricing/index.ts';
import { runs } from '../runs.ts';

const amountArb = (max: number): fc.Arbitrary<Money> => fc.integer({ min: 0, max }).map((minor) => money(minor, 2));
const partsArb: fc.Arbitrary<readonly OrderedPart[]> = fc
  .array(amountArb(1_000_000), { minLength: 1, maxLength: 30 })
  .map((amounts) => amounts.map((lines, index) => ({ id: userCartId(index + 1), name: `M${index}`, lines })));
const sharedArb: fc.Arbitrary<SharedAmounts> = fc.record({
  fixed: amountArb(5000),
  proportional: amountArb(500_000),
  reduction: amountArb(500_000),
});
const sum = (amounts: readonly Money[]): number => amounts.reduce((total, { minor }) => total + minor, 0);

describe('GROUP-6c L20 who owes what', () => {
  it('adds up to the total to the minor unit, part by part', () => {
    fc.assert(
      fc.property(partsArb, sharedArb, (parts, shared) => {
        const shares = groupShares(parts, shared);
        expect(sum(shares.map(({ fixed }) => fixed))).toBe(shared.fixed.minor);
        expect(sum(shares.map(({ proportional }) => proportional))).toBe(shared.proportional.minor);
        expect(sum(shares.map(({ reduction }) => reduction))).toBe(shared.reduction.minor);
        const total =
          sum(parts.map(({ lines }) => lines)) +
          shared.fixed.minor +
          shared.proportional.minor -
          shared.reduction.minor;
        expect(sum(shares.map((share) => share.total))).toBe(total);
        for (const share of shares)
          expect(share.total.minor).toBe(
            share.lines.minor + share.fixed.minor + share.proportional.minor - share.reduction.minor,
          );
      }),
      runs(1000),
    );
  });

  it('splits fixed fees equally, up to one minor unit, among those who ordered', () => {
    fc.assert(
      fc.property(partsArb, sharedArb, (parts, shared) => {
        const shares = groupShares(parts, shared);
        const ordered = shares.filter(({ lines }) => lines.minor > 0);
        if (ordered.length === 0) return;
        for (const { lines, fixed } of shares) if (lines.minor === 0) expect(fixed.minor).toBe(0);
        const fees = ordered.map(({ fixed }) => fixed.minor);
        expect(Math.max(...fees) - Math.min(...fees)).toBeLessThanOrEqual(1);
      }),
      runs(500),
    );
  });

  it('keeps tax, tip and discounts within one minor unit of the exact proportion', () => {
    fc.assert(
      fc.property(partsArb, sharedArb, (parts, shared) => {
        const whole = sum(parts.map(({ lines }) => lines));
        if (whole === 0) return;
        for (const { lines, proportional, reduction } of groupShares(parts, shared)) {
          expect(Math.abs(proportional.minor - (shared.proportional.minor * lines.minor) / whole)).toBeLessThan(1);
          expect(Math.abs(reduction.minor - (shared.reduction.minor * lines.minor) / whole)).toBeLessThan(1);
        }
      }),
      runs(500),
    );
  });

  it('GROUP-6d owes the owner nothing once everybody has settled, and everything before', () => {
    fc.assert(
      fc.property(partsArb, sharedArb, fc.func(fc.constantFrom(...SHARE_STANDINGS)), (parts, shared, hasSettled) => {
        const shares = groupShares(parts, shared).map((share, index) => ({
          ...share,
          isOwner: index === 0,
          standing: hasSettled(share.id),
        }));
        const open = stillOwed(shares, 2).minor;
        const paidBack = sum(
          shares.filter(({ isOwner, standing }) => !isOwner && !isOwed(standing)).map(({ total }) => total),
        );
        expect(open + paidBack + (shares[0]?.total.minor ?? 0)).toBe(sum(shares.map(({ total }) => total)));
        expect(
          stillOwed(
            shares.map((share) => ({ ...share, standing: 'settled' as const })),
            2,
          ).minor,
        ).toBe(0);
      }),
      runs(500),
    );
  });

  it('computes the drawn example: five members, $83.06', () => {
    const lines = [1870, 1205, 1660, 1390, 1700];
    const shares = groupShares(
      lines.map((minor, index) => ({ id: userCartId(index + 1), name: '', lines: money(minor, 2) })),
      { fixed: money(190, 2), proportional: money(391, 2), reduction: money(500, 2) },
    );
    expect(shares.map(({ fixed }) => fixed.minor)).toEqual([38, 38, 38, 38, 38]);
    expect(shares.map(({ proportional }) => proportional.minor)).toEqual([93, 60, 83, 70, 85]);
    expect(shares.map(({ reduction }) => reduction.minor)).toEqual([119, 77, 106, 89, 109]);
  });
});
