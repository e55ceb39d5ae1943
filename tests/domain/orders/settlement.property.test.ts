import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderId } from '@domain/kernel/ids.ts';
import {
  canceledNote,
  cancelOrder,
  deliveryEffects,
  isActiveStatus,
  paidAmount,
  paymentNote,
} from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { endingOrderArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const byArb = fc.constantFrom('customer' as const, 'shop' as const);

describe('ORDER-7 canceling an order', () => {
  it('lets the customer cancel while new and the shop while active, once', () => {
    fc.assert(
      fc.property(endingOrderArb, byArb, (order, by) => {
        const outcome = cancelOrder(order, by);
        const why = !isActiveStatus(order.status)
          ? 'final'
          : by === 'customer' && order.status !== 'new'
            ? 'not-cancelable'
            : undefined;
        expect(outcome.ok ? undefined : outcome.error.kind).toBe(why);
        if (outcome.ok)
          expect(cancelOrder({ ...order, status: 'canceled' }, by)).toEqual({ ok: false, error: { kind: 'final' } });
      }),
      runs(60),
    );
  });

  it('refunds exactly what was paid and leaves nothing paid or owed', () => {
    fc.assert(
      fc.property(endingOrderArb, (order) => {
        const outcome = cancelOrder({ ...order, status: 'new' }, 'customer');
        if (!outcome.ok) throw new Error('a new order can be canceled');
        const { payments, credit, note, putBack, takeBack } = outcome.value;
        let paid = 0;
        order.transactions.forEach(({ status, amount }, index) => {
          if (status === 'paid') paid += amount.minor;
          expect(payments[index]).toBe(['progress', 'paid', 'split'].includes(status) ? 'canceled' : status);
        });
        expect([credit, payments.length, putBack, takeBack]).toEqual([
          money(paid, 2),
          order.transactions.length,
          order.pieces,
          order.cashback,
        ]);
        expect(note).toBe(`Order #${order.id} canceled`);
      }),
      runs(50),
    );
  });
});

describe('ORDER-7 delivering an order', () => {
  it('settles cash and credits wallet payments to the operator', () => {
    fc.assert(
      fc.property(endingOrderArb, ({ transactions }) => {
        const { payments, operatorCredit } = deliveryEffects(transactions, 2);
        let credit = 0;
        transactions.forEach(({ tag, status, amount }, index) => {
          if (tag === 'wallet' && status === 'paid') credit += amount.minor;
          expect(payments[index]).toBe(tag === 'cash' && status === 'progress' ? 'paid' : status);
        });
        expect([payments.length, operatorCredit]).toEqual([transactions.length, money(credit, 2)]);
        expect(
          deliveryEffects(
            transactions.map((each, index) => ({ ...each, status: payments[index] ?? each.status })),
            2,
          ),
        ).toEqual({ payments, operatorCredit });
      }),
      runs(50),
    );
  });

  it('uses the wording of the contract', () => {
    expect([paymentNote(orderId(7)), canceledNote(orderId(7)), paidAmount([], 3)]).toEqual([
      'Payment Order #7 via Wallet',
      'Order #7 canceled',
      money(0, 3),
    ]);
  });
});
