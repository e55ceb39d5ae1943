import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderId } from '@domain/kernel/ids.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { money } from '@domain/pricing/index.ts';
import { approveRefund, openBoxes, returnBoxes, returnedDeposit, type DepositOrder } from '@domain/refunds/index.ts';
import { orderStatusArb, rateArb, refundStatusArb, scaleArb } from '@domain/testing/index.ts';
import { inBase } from '@domain/wallet/index.ts';
import { runs } from '../runs.ts';

/** Delivered orders with a whole unit for each box. */
const deliveredArb: fc.Arbitrary<DepositOrder> = fc
  .record({
    boxes: fc.integer({ min: 1, max: 20 }),
    unit: fc.integer({ min: 0, max: 900 }),
    scale: scaleArb,
    rate: rateArb,
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ boxes, unit, scale, rate, part }) => ({
    status: 'delivered',
    isPaid: true,
    boxes,
    returned: Math.floor(boxes * part),
    deposit: money(unit * boxes, scale),
    rate,
    whole: [],
  }));

describe('ORDER-12 returned boxes', () => {
  it('ORDER-12d give back exactly what was paid for them, in however many steps they come', () => {
    fc.assert(
      fc.property(
        deliveredArb,
        scaleArb,
        fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 20 }),
        (order, base, steps) => {
          let [state, amount, credit] = [{ ...order, returned: 0 }, 0, 0];
          for (const step of [...steps, order.boxes]) {
            const count = Math.min(step, openBoxes(state));
            const outcome = returnBoxes(state, count, base);
            if (count === 0) expect(outcome).toEqual({ ok: false, error: { kind: 'nothing' } });
            if (!outcome.ok) continue;
            expect(outcome.value.credit.minor).toBeGreaterThanOrEqual(0);
            expect(outcome.value.amount.minor).toBe((order.deposit.minor / order.boxes) * count);
            [state, amount, credit] = [
              { ...state, returned: outcome.value.returned },
              amount + outcome.value.amount.minor,
              credit + outcome.value.credit.minor,
            ];
          }
          expect(state.returned).toBe(order.boxes);
          expect(amount).toBe(order.deposit.minor);
          expect(credit).toBe(inBase(order.deposit, order.rate, base).minor);
        },
      ),
      runs(40, 20_000),
    );
  });

  it('ORDER-12c are taken only once delivered and paid, and never more than are open', () => {
    fc.assert(
      fc.property(
        deliveredArb,
        orderStatusArb,
        fc.array(refundStatusArb, { maxLength: 2 }),
        fc.integer({ min: -2, max: 30 }),
        fc.boolean(),
        (delivered, status, whole, count, isPaid) => {
          const order = { ...delivered, status, whole, isPaid };
          const open =
            status === 'delivered' && isPaid && !whole.includes('approved') ? order.boxes - order.returned : 0;
          expect(openBoxes(order)).toBe(open);
          const outcome = returnBoxes(order, count, 2);
          expect(outcome.ok).toBe(count >= 1 && count <= open);
          if (!outcome.ok) expect(outcome.error.kind).toBe(count < 1 ? 'nothing' : 'too-many');
        },
      ),
      runs(40),
    );
  });

  it('ORDER-12c take only whole boxes', () => {
    const order: DepositOrder = {
      status: 'delivered',
      isPaid: true,
      boxes: 3,
      returned: 1,
      deposit: money(600, 2),
      rate: '1' as DepositOrder['rate'],
      whole: [],
    };
    expect(returnBoxes(order, 1.5, 2)).toEqual({ ok: false, error: { kind: 'nothing' } });
    expect(returnBoxes(order, 2, 2)).toEqual({
      ok: true,
      value: { returned: 3, amount: money(400, 2), credit: money(400, 2) },
    });
    expect(returnedDeposit({ ...order, boxes: 0, returned: 0, deposit: money(0, 2) })).toEqual(money(0, 2));
  });

  it('ORDER-12e and a refund of the whole order never give back more than was paid', () => {
    fc.assert(
      fc.property(deliveredArb, fc.integer({ min: 0, max: 9000 }), scaleArb, (order, goods, base) => {
        const total = money(goods + order.deposit.minor, order.deposit.scale);
        const deposits = inBase(returnedDeposit(order), order.rate, base);
        const approved = approveRefund(
          'pending',
          { id: orderId(880), total, rate: order.rate, deposits, transactions: [], pieces: [] },
          base,
          instant(0),
        );
        const credit = approved.ok ? (approved.value.credit?.amount.minor ?? 0) : Number.NaN;
        expect(credit + deposits.minor).toBe(inBase(total, order.rate, base).minor);
        expect(openBoxes({ ...order, whole: ['approved'] })).toBe(0);
      }),
      runs(30),
    );
  });
});
