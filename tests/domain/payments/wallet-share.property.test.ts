import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_CHARGE, shareDebit, walletShare } from '@domain/payments/index.ts';
import { addMoney, convertMoney, decimal, majorOf, money, subtractMoney, type Scale } from '@domain/pricing/index.ts';
import { inBase } from '@domain/wallet/index.ts';
import { runs } from '../runs.ts';

const scaleArb: fc.Arbitrary<Scale> = fc.constantFrom<Scale>(0, 2, 3);
/** Currencies that are worth more and less than the base currency, and alike. */
const rateArb = fc.constantFrom('1', '0.92', '0.305', '1.5', '17.3', '90', '157.25', '12650').map(decimal);
const minorArb = (max: number) => fc.oneof({ withCrossShrink: true }, fc.nat(200), fc.nat(max));

/** A wallet in the base currency, what it shows in another one, and a price in that. */
const caseArb = fc
  .record({ rate: rateArb, scale: scaleArb, baseScale: scaleArb, held: minorArb(90_000), due: minorArb(9_000_000) })
  .map(({ rate, scale, baseScale, held, due }) => {
    const wallet = money(held, baseScale);
    const balance = convertMoney(majorOf(wallet), rate, scale);
    return { rate, scale, baseScale, wallet, balance, due: money(due, scale) };
  });

describe('PAY-4 the part that a wallet pays', () => {
  it('is the most that a wallet holds and a provider leaves over', () => {
    fc.assert(
      fc.property(caseArb, ({ rate, scale, baseScale, balance, due }) => {
        const share = walletShare(balance, due, { rate, baseScale });
        const kept = due.minor - convertMoney(LEAST_CHARGE, rate, scale).minor;
        const most = Math.min(balance.minor, kept);
        if (!share) {
          // One unit of the base currency is more than that, or there is nothing to share.
          const unit = convertMoney(majorOf(money(1, baseScale)), rate, scale).minor;
          expect(balance.minor >= due.minor || most <= 0 || most < unit || unit === 0).toBe(true);
          return;
        }
        expect(share.minor).toBeGreaterThan(0);
        expect(share.minor).toBeLessThanOrEqual(most);
        // A whole amount of the base currency, and the next one would be too much.
        const base = inBase(share, rate, baseScale);
        expect(convertMoney(majorOf(base), rate, scale)).toEqual(share);
        const next = convertMoney(majorOf(addMoney(base, money(1, baseScale))), rate, scale);
        expect(next.minor >= most || next.minor === share.minor).toBe(true);
        if (balance.minor <= kept) expect(share).toEqual(balance);
      }),
      runs(150),
    );
  });

  it('is offered by nobody else: an empty, an unknown and a sufficient wallet have none', () => {
    fc.assert(
      fc.property(caseArb, fc.nat(500), ({ rate, baseScale, due }, more) => {
        const conversion = { rate, baseScale };
        expect(walletShare(undefined, due, conversion)).toBeUndefined();
        expect(walletShare(money(0, due.scale), due, conversion)).toBeUndefined();
        expect(walletShare(addMoney(due, money(more, due.scale)), due, conversion)).toBeUndefined();
      }),
      runs(50),
    );
  });

  it('can always be taken from the balance that it was shown for, and never takes more', () => {
    fc.assert(
      fc.property(caseArb, ({ rate, baseScale, wallet, balance, due }) => {
        const share = walletShare(balance, due, { rate, baseScale });
        fc.pre(share !== undefined);
        const debit = shareDebit(wallet, share ?? balance, rate);
        expect(debit?.minor).toBeGreaterThan(0);
        expect(debit?.minor).toBeLessThanOrEqual(wallet.minor);
        // What is left for the provider is positive in the base currency too.
        expect(subtractMoney(inBase(due, rate, baseScale), debit ?? wallet).minor).toBeGreaterThanOrEqual(0);
        expect(convertMoney(majorOf(debit ?? wallet), rate, due.scale)).toEqual(share);
      }),
      runs(150),
    );
  });

  it('is refused once the wallet shows less', () => {
    fc.assert(
      fc.property(caseArb, fc.integer({ min: 1, max: 100 }), ({ rate, wallet, balance }, more) => {
        expect(shareDebit(wallet, addMoney(balance, money(more, balance.scale)), rate)).toBeUndefined();
        expect(shareDebit(wallet, balance, rate)?.minor).toBeLessThanOrEqual(wallet.minor);
      }),
      runs(100),
    );
  });
});
