import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  addMoney,
  decimal,
  decimalOfMinor,
  majorOf,
  money,
  multiplyDecimals,
  type Decimal,
  type Money,
} from '@domain/pricing/index.ts';
import { movedAmountArb, rateArb, scaleArb, transferArb } from '@domain/testing/index.ts';
import { effectOf, inBase, ledgerBalance, post, topUpEntry, transfer, withdrawalEntry } from '@domain/wallet/index.ts';
import { runs } from '../runs.ts';

/** |amount ÷ rate − base| ≤ half a unit, asked without dividing. */
const isNearest = (base: Money, amount: Money, rate: Decimal): boolean => {
  const exact = multiplyDecimals(majorOf(amount), decimal(2 * 10 ** base.scale));
  const low = multiplyDecimals(decimal(2 * base.minor - 1), rate);
  const high = multiplyDecimals(decimal(2 * base.minor + 1), rate);
  return Number(low) <= Number(exact) && Number(exact) <= Number(high);
};

describe('WALLET-1j sending money', () => {
  it('moves the amount or names the refusal', () => {
    fc.assert(
      fc.property(transferArb, (wish) => {
        const { sender, receiver, amount, rate } = wish;
        const outcome = transfer(wish);
        const base =
          amount.minor > 1_000_000_000_000 || Number(majorOf(amount)) / Number(rate) > 10 ** 12
            ? undefined
            : inBase(amount, rate, 2).minor;
        const why =
          sender.userId === receiver.userId
            ? { kind: 'self' }
            : sender.balance === undefined
              ? { kind: 'no-wallet', of: 'sender' }
              : receiver.balance === undefined
                ? { kind: 'no-wallet', of: 'receiver' }
                : amount.minor === 0
                  ? { kind: 'not-positive' }
                  : base === undefined || base > 1_000_000_000_000
                    ? { kind: 'too-large' }
                    : base === 0
                      ? { kind: 'not-positive' }
                      : base > sender.balance.minor
                        ? { kind: 'too-low' }
                        : undefined;
        expect(outcome.ok ? undefined : outcome.error).toEqual(why);
        if (!outcome.ok) return;
        const { sent, received } = outcome.value;
        expect(addMoney(effectOf(sent), effectOf(received))).toEqual(money(0, 2));
        expect(sent).toEqual({
          type: 'withdraw',
          amount: money(base ?? 0, 2),
          status: 'paid',
          note: receiver.name,
          at: wish.at,
        });
        expect(received).toEqual({ ...sent, type: 'topup' });
      }),
      runs(100),
    );
  });

  it('produces entries that can be posted at once', () => {
    fc.assert(
      fc.property(transferArb, (wish) => {
        const outcome = transfer(wish);
        if (!outcome.ok) return;
        const opening = { type: 'topup' as const, amount: wish.sender.balance ?? money(0, 2), status: 'paid' as const };
        const posted = post<Pick<typeof outcome.value.sent, 'type' | 'amount' | 'status'>>(
          [opening],
          outcome.value.sent,
        );
        expect(posted.ok && ledgerBalance(posted.value, 2).minor >= 0).toBe(true);
        expect(post([], outcome.value.received).ok).toBe(true);
      }),
      runs(60),
    );
  });
});

describe('WALLET-1d amounts of other currencies', () => {
  it('rounds to the nearest unit of the base currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        scaleArb,
        rateArb,
        scaleArb,
        (minor, scale, rate, baseScale) => {
          const amount = money(minor, scale);
          expect(isNearest(inBase(amount, rate, baseScale), amount, rate)).toBe(true);
          expect(inBase(amount, decimal('1'), scale)).toEqual(amount);
        },
      ),
      runs(60),
    );
    expect([inBase(money(1, 2), decimal('2'), 2), inBase(money(5, 0), decimal('0.92'), 2)]).toEqual([
      money(1, 2),
      money(543, 2),
    ]);
  });

  it('throws for amounts too large to be exact', () => {
    const of = (minor: number, rate: string) => {
      const entry = topUpEntry({
        amount: money(minor, 2),
        rate: decimal(rate),
        baseScale: 2,
        note: '',
        at: instant(0),
      });
      return entry.ok ? entry.value.amount.minor : entry.error.kind;
    };
    expect([
      of(10 ** 12, '0.000001'),
      of(10 ** 12, '0.5'),
      of(5 * 10 ** 11, '0.5'),
      of(5 * 10 ** 11 + 1, '0.5'),
    ]).toEqual(['too-large', 'too-large', 10 ** 12, 'too-large']);
    for (const rate of ['0', '-2']) expect(() => of(100, rate)).toThrow(RangeError);
  });

  it('throws unless the rate is above zero', () => {
    for (const rate of ['0', '-1.5'])
      expect(() => inBase(money(100, 2), decimal(rate), 2)).toThrow(
        new RangeError(`Rate must be above zero, got ${rate}`),
      );
  });
});

describe('WALLET-1k WALLET-1i money in and out', () => {
  const at = instant(0);

  it('credits a top-up in full, as paid', () => {
    fc.assert(
      fc.property(movedAmountArb, fc.constantFrom('1', '0.92', '3.5', '148.2'), (amount, rate) => {
        const entry = topUpEntry({ amount, rate: decimal(rate), baseScale: 2, note: 'Stripe', at });
        const base = inBase(amount, decimal(rate), 2);
        if (base.minor === 0) expect(entry).toEqual({ ok: false, error: { kind: 'not-positive' } });
        else if (base.minor > 1_000_000_000_000) expect(entry).toEqual({ ok: false, error: { kind: 'too-large' } });
        else
          expect(entry).toEqual({
            ok: true,
            value: { type: 'topup', amount: base, status: 'paid', note: 'Stripe', at },
          });
      }),
      runs(40),
    );
    const typed = (minor: number) =>
      topUpEntry({ amount: money(minor, 2), rate: decimal('1000'), baseScale: 2, note: '', at });
    expect([typed(-5), typed(0), typed(1_000_000_000_001)].map((outcome) => !outcome.ok && outcome.error.kind)).toEqual(
      ['not-positive', 'not-positive', 'too-large'],
    );
  });

  it('lowers the balance at once for a pending withdrawal', () => {
    const entry = withdrawalEntry(money(400, 2), 'rent', at);
    expect(entry).toEqual({ type: 'withdraw', amount: money(400, 2), status: 'processed', note: 'rent', at });
    expect(effectOf(entry)).toEqual(money(-400, 2));
    expect(decimalOfMinor(effectOf({ ...entry, status: 'rejected' }).minor, 2)).toBe('0');
  });
});
