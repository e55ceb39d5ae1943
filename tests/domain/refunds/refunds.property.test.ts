import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { orderId, userId } from '@domain/kernel/ids.ts';
import { isSettled } from '@domain/orders/index.ts';
import { decimal, money } from '@domain/pricing/index.ts';
import {
  approveRefund,
  decideRefund,
  readRefundStatus,
  REFUND_CAUSE_MAX,
  REFUND_STATUSES,
  refundRefusal,
  requestRefund,
  type RefundStatus,
} from '@domain/refunds/index.ts';
import {
  hostileTextArb,
  refundableOrderArb,
  refundedOrderArb,
  refundStatusArb,
  refundWordArb,
} from '@domain/testing/index.ts';
import { inBase, ledgerBalance } from '@domain/wallet/index.ts';
import { runs } from '../runs.ts';

const at = instant(1_741_600_000_000);
const refused = (kind: string): object => ({ ok: false, error: { kind } });

describe('REFUND-1a refund statuses', () => {
  it('reads all known spellings and nothing else', () => {
    expect(['pending', 'accepted', 'approved', 'canceled', 'cancelled', 'rejected'].map(readRefundStatus)).toEqual([
      'pending',
      'approved',
      'approved',
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect(REFUND_STATUSES.map(readRefundStatus)).toEqual([...REFUND_STATUSES]);
    fc.assert(
      fc.property(
        fc.oneof(
          hostileTextArb,
          refundWordArb.map((word) => `${word} `),
        ),
        (text) => {
          expect(readRefundStatus(text)).toBeUndefined();
        },
      ),
      runs(30),
    );
  });
});

describe('REFUND-1b a decision', () => {
  it('is made once, and a rejection needs an answer', () => {
    fc.assert(
      fc.property(
        refundStatusArb,
        fc.constantFrom('', '  ', 'It was eaten', ' too late '),
        fc.boolean(),
        (status, answer, isApproval) => {
          const outcome = decideRefund(status, isApproval ? { kind: 'approve' } : { kind: 'reject', answer });
          if (status !== 'pending') expect(outcome).toEqual(refused('final'));
          else if (isApproval) expect(outcome).toEqual({ ok: true, value: { status: 'approved' } });
          else
            expect(outcome).toEqual(
              answer.trim() === ''
                ? refused('answer-required')
                : { ok: true, value: { status: 'rejected', answer: answer.trim() } },
            );
          if (outcome.ok) expect(decideRefund(outcome.value.status, { kind: 'approve' })).toEqual(refused('final'));
        },
      ),
      runs(40),
    );
  });
});

describe('REFUND-1c a refund request', () => {
  it('is open to the customer of a delivered, settled order without an open or granted request', () => {
    fc.assert(
      fc.property(refundableOrderArb, fc.constantFrom(7, 8).map(userId), (order, asker) => {
        const isOpen = order.refunds.includes('pending') || order.refunds.includes('approved');
        const why =
          asker !== order.customerId
            ? 'not-own'
            : order.status !== 'delivered'
              ? 'not-delivered'
              : isOpen
                ? 'exists'
                : isSettled(order)
                  ? undefined
                  : 'not-paid';
        expect(refundRefusal(order, asker)?.kind).toBe(why);
        expect(requestRefund(order, asker, ' cold ')).toEqual(
          why === undefined ? { ok: true, value: { orderId: order.id, cause: 'cold' } } : refused(why),
        );
      }),
      runs(80),
    );
  });

  it('can be repeated only after a rejection', () => {
    fc.assert(
      fc.property(refundableOrderArb, fc.array(fc.boolean(), { maxLength: 6 }), (sample, decisions) => {
        let refunds: readonly RefundStatus[] = [];
        const order = { ...sample, status: 'delivered' as const, payment: { tag: 'stripe', status: 'paid' as const } };
        for (const isApproved of decisions) {
          if (!requestRefund({ ...order, refunds }, order.customerId, 'cold').ok) continue;
          expect(requestRefund({ ...order, refunds: [...refunds, 'pending'] }, order.customerId, 'cold')).toEqual(
            refused('exists'),
          );
          refunds = [...refunds, isApproved ? 'approved' : 'rejected'];
        }
        expect(refunds.filter((status) => status === 'approved').length).toBeLessThanOrEqual(1);
        if (decisions.includes(true)) expect(refunds.at(-1)).toBe('approved');
      }),
      runs(30),
    );
  });

  it('limits the length of the reason', () => {
    const [sample] = fc.sample(refundableOrderArb, { numRuns: 1, seed: 1 });
    if (!sample) throw new Error('no order');
    const order = {
      ...sample,
      status: 'delivered' as const,
      refunds: [],
      payment: { tag: 'cash', status: 'progress' as const },
    };
    const outcome = (cause: string) => requestRefund(order, order.customerId, cause);
    expect([
      outcome('  '),
      outcome('🍜'.repeat(REFUND_CAUSE_MAX + 1)),
      outcome(`${'🍜'.repeat(REFUND_CAUSE_MAX)} `),
    ]).toEqual([
      refused('cause-required'),
      refused('cause-too-long'),
      { ok: true, value: { orderId: order.id, cause: '🍜'.repeat(1000) } },
    ]);
  });
});

describe('REFUND-1e an approval', () => {
  it('credits the whole total once, marks the payments and restocks the pieces', () => {
    fc.assert(
      fc.property(refundedOrderArb, fc.array(refundStatusArb, { minLength: 1, maxLength: 4 }), (order, statuses) => {
        let status = statuses[0] ?? 'pending';
        const credits = statuses.flatMap((next) => {
          const outcome = approveRefund(status, order, 2, at);
          expect(outcome.ok).toBe(status === 'pending');
          status = outcome.ok ? 'approved' : next === 'pending' ? status : next;
          return outcome.ok ? [outcome.value] : [];
        });
        expect(credits.length).toBe(statuses[0] === 'pending' ? 1 : 0);
        for (const { credit, payments, putBack } of credits) {
          const amount = inBase(order.total, order.rate, 2);
          expect(ledgerBalance(credit ? [credit] : [], 2)).toEqual(amount);
          if (credit)
            expect(credit).toEqual({ type: 'topup', amount, status: 'paid', note: `Order #${order.id} refunded`, at });
          expect(putBack).toEqual(order.pieces);
          expect(payments).toEqual(
            order.transactions.map((each) =>
              each.status === 'paid' || each.status === 'progress' ? 'refund' : each.status,
            ),
          );
        }
      }),
      runs(40),
    );
  });

  it('credits nothing for a free order or a refused refund', () => {
    const order = {
      id: orderId(880),
      total: money(0, 2),
      rate: decimal('0.92'),
      deposits: money(0, 2),
      transactions: [],
      pieces: [],
    };
    expect(approveRefund('pending', order, 2, at)).toEqual({
      ok: true,
      value: { credit: undefined, payments: [], putBack: [] },
    });
    expect([approveRefund('approved', order, 2, at), approveRefund('rejected', order, 2, at)]).toEqual([
      refused('final'),
      refused('final'),
    ]);
  });
});
