import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { ARRIVAL_SPREAD, arrivalOf, isActiveStatus, refundIfCanceled, settleCanceled } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { orderPaymentArb, orderStatusArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const MINUTE = 60_000;
const START = 1_741_600_000_000;
const at = (seconds: number) => instant(START + seconds * 1000);

type Placed = Parameters<typeof arrivalOf>[0];

/** The expected arrival, or once accepted the earliest that the shop promised for an order without a slot. */
const expectedOf = ({ status, eta, createdAt, slot, shop: { deliveryTime } }: Placed): number | undefined =>
  eta ?? (status !== 'new' && deliveryTime && !slot ? createdAt + deliveryTime.from * MINUTE : undefined);

const sceneArb = fc.record({
  order: fc.record({
    status: orderStatusArb,
    eta: fc.option(fc.integer({ min: 0, max: 5400 }).map(at), { nil: undefined, freq: 8 }),
    createdAt: fc.constant(at(0)),
    slot: fc.option(fc.constant({ date: '2025-03-10', time: '12:30' }), { nil: undefined, freq: 4 }),
    shop: fc.record({
      deliveryTime: fc.option(
        fc.integer({ min: 15, max: 60 }).map((to) => ({ from: 15, to })),
        { nil: undefined, freq: 6 },
      ),
    }),
  }),
  now: fc.integer({ min: 0, max: 5400 }).map(at),
});

describe('ORDER-6g the arrival', () => {
  it('is a window of whole minutes that is not in the past, and none before a time is known', () => {
    fc.assert(
      fc.property(sceneArb, ({ order, now }) => {
        const arrival = arrivalOf(order, now);
        const expected = expectedOf(order);
        expect(arrival !== undefined).toBe(isActiveStatus(order.status) && expected !== undefined);
        if (!arrival || expected === undefined) return;
        expect(arrival.from % MINUTE).toBe(0);
        expect(arrival.from).toBeGreaterThan(Math.max(expected, now) - MINUTE);
        expect(arrival.to).toBeGreaterThanOrEqual(arrival.from);
        const spread = order.status === 'on_a_way' ? ARRIVAL_SPREAD.onTheWay : ARRIVAL_SPREAD.before;
        expect(arrival.to - arrival.from).toBeLessThanOrEqual(spread * MINUTE);
      }),
      runs(100),
    );
  });

  it('ends by the promised time unless it is late, and is late exactly when it cannot be met', () => {
    fc.assert(
      fc.property(sceneArb, ({ order, now }) => {
        const arrival = arrivalOf(order, now);
        const expected = expectedOf(order);
        if (!arrival || expected === undefined) return;
        const { deliveryTime } = order.shop;
        expect(arrival.latest).toBe(
          deliveryTime && !order.slot ? order.createdAt + deliveryTime.to * MINUTE : undefined,
        );
        expect(arrival.isLate).toBe(arrival.latest !== undefined && Math.max(expected, now) > arrival.latest);
        if (arrival.latest !== undefined && !arrival.isLate) expect(arrival.to).toBeLessThanOrEqual(arrival.latest);
      }),
      runs(100),
    );
  });

  it('stays late as time goes on', () => {
    fc.assert(
      fc.property(sceneArb, fc.integer({ min: 0, max: 3600 }), ({ order, now }, seconds) => {
        const later = arrivalOf(order, instant(now + seconds * 1000));
        const wasLate = arrivalOf(order, now)?.isLate === true;
        expect(later?.isLate === true || !wasLate).toBe(true);
      }),
      runs(60),
    );
  });
});

describe('ORDER-7f the refund of a cancellation', () => {
  it('is what canceling credits for the payment of the order', () => {
    fc.assert(
      fc.property(orderPaymentArb, fc.integer({ min: 0, max: 9000 }), ({ payment }, minor) => {
        const total = money(minor, 2);
        const { credit } = settleCanceled(payment ? [{ ...payment, amount: total }] : [], 2);
        expect(refundIfCanceled({ payment, total })).toEqual(credit);
      }),
      runs(60),
    );
  });
});
