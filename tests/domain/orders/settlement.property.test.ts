import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderId } from '@domain/kernel/ids.ts';
import { canceledNote, lowerPayments, paymentNote, settleCanceled, settleDelivered } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { moneyArb, orderTransactionArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const transactionsArb = fc.array(orderTransactionArb, { maxLength: 4 });

describe('ORDER-7 canceling an order', () => {
  it('refunds exactly what was paid and leaves nothing paid or owed', () => {
    fc.assert(
      fc.property(transactionsArb, (transactions) => {
        const { payments, credit } = settleCanceled(transactions, 2);
        let paid = 0;
        transactions.forEach(({ status, amount }, index) => {
          if (status === 'paid') paid += amount.minor;
          expect(payments[index]).toBe(['progress', 'paid', 'split'].includes(status) ? 'canceled' : status);
        });
        expect([credit, payments.length]).toEqual([money(paid, 2), transactions.length]);
        const settled = transactions.map((each, index) => ({ ...each, status: payments[index] ?? each.status }));
        expect(settleCanceled(settled, 2)).toEqual({ payments, credit: money(0, 2) });
      }),
      runs(50),
    );
  });
});

describe('ORDER-7 delivering an order', () => {
  it('settles cash and credits wallet payments to the operator', () => {
    fc.assert(
      fc.property(transactionsArb, (transactions) => {
        const { payments, credit } = settleDelivered(transactions, 2);
        let paid = 0;
        transactions.forEach(({ tag, status, amount }, index) => {
          if (tag === 'wallet' && status === 'paid') paid += amount.minor;
          expect(payments[index]).toBe(tag === 'cash' && status === 'progress' ? 'paid' : status);
        });
        expect([payments.length, credit]).toEqual([transactions.length, money(paid, 2)]);
        expect(
          settleDelivered(
            transactions.map((each, index) => ({ ...each, status: payments[index] ?? each.status })),
            2,
          ),
        ).toEqual({ payments, credit });
      }),
      runs(50),
    );
  });

  it('uses the wording of the contract', () => {
    expect([paymentNote(orderId(7)), canceledNote(orderId(7)), settleCanceled([], 3).credit]).toEqual([
      'Payment Order #7 via Wallet',
      'Order #7 canceled',
      money(0, 3),
    ]);
  });
});

describe('ORDER-10 a dish that is missing', () => {
  it('lowers the latest payment first, by exactly what is no longer due', () => {
    fc.assert(
      fc.property(fc.array(moneyArb(2, 500), { maxLength: 3 }), moneyArb(2, 900), (payments, by) => {
        const lowered = lowerPayments(payments, by);
        const sum = (amounts: readonly { readonly minor: number }[]): number =>
          amounts.reduce((all, { minor }) => all + minor, 0);
        expect(sum(lowered)).toBe(Math.max(0, sum(payments) - by.minor));
        lowered.forEach(({ minor }, index) => {
          expect(minor).toBeGreaterThanOrEqual(0);
          expect(minor).toBeLessThanOrEqual(payments[index]?.minor ?? 0);
          // An earlier payment is lowered only where the later ones have nothing left.
          if (minor < (payments[index]?.minor ?? 0)) expect(sum(lowered.slice(index + 1))).toBe(0);
        });
        expect(lowered).toHaveLength(payments.length);
      }),
      runs(100),
    );
  });
});
