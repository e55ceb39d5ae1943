import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOfWall, parseTime, wallClockAt } from '@domain/calendar/index.ts';
import { shopId } from '@domain/kernel/ids.ts';
import { canCancel, kitchenSteps, ORDER_STATUSES, readSlot } from '@domain/orders/index.ts';
import {
  isCanceledWithTable,
  orderAheadBarrier,
  orderAheadSlot,
  ordersWithoutTable,
} from '@domain/reservations/index.ts';
import { instantNear, orderStatusArb, periodArb, reservationStatusArb } from '@domain/testing/index.ts';
import { CHANGE_DAYS, zoneTable as zones, ZONES } from '../calendar/zone-table.ts';
import { runs } from '../runs.ts';

const DAY = '2025-03-10';
const shopArb = fc.constantFrom(shopId(1), shopId(2));
const reservationArb = fc.record({ status: reservationStatusArb, period: periodArb(DAY, 3), shopId: shopArb });

describe('BOOKING-3a dishes for a reserved table', () => {
  it('can be ordered ahead at its shop until the guests are expected, confirmed or not', () => {
    fc.assert(
      fc.property(reservationArb, shopArb, instantNear(DAY, 5), (reservation, shop, now) => {
        const { status, period } = reservation;
        const why =
          reservation.shopId !== shop
            ? 'other-shop'
            : status === 'canceled'
              ? 'canceled'
              : now < period.from
                ? undefined
                : 'begun';
        expect(orderAheadBarrier(reservation, shop, now)).toBe(why);
        expect(orderAheadBarrier(reservation, shop, period.from)).toBeDefined();
      }),
      runs(200),
    );
  });
});

describe('BOOKING-3b the time of an order ahead', () => {
  it('is the start of its reservation on the clock of the shop, and leads back to that moment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.constantFrom(DAY, ...CHANGE_DAYS),
        fc.integer({ min: 0, max: 47 }).map((half) => half * 30),
        (zone, day, minutes) => {
          const from = instantOfWall(day, minutes, zone, zones);
          // Skipped times are not offered.
          fc.pre(wallClockAt(from, zone, zones).minutes === minutes);
          const slot = orderAheadSlot(from, zone, zones);
          expect(readSlot(slot.date, slot.time)).toEqual({ ok: true, value: slot });
          expect(slot.date).toBe(day);
          expect(parseTime(slot.time)).toBe(minutes);
          expect(instantOfWall(slot.date, minutes, zone, zones)).toBe(from);
        },
      ),
      runs(200),
    );
  });
});

describe('BOOKING-3c orders of a table that is given up', () => {
  it('end with it while their customer may cancel them, or as long as the shop can when it takes it back', () => {
    for (const status of ORDER_STATUSES) {
      expect([status, isCanceledWithTable(status, 'customer')]).toEqual([status, canCancel(status)]);
      const isShops = kitchenSteps(status, 'dine_in').includes('canceled') || status === 'on_a_way';
      expect([status, isCanceledWithTable(status, 'shop')]).toEqual([status, isShops]);
      // Nobody loses by the shop's decision what they would get back by their own.
      expect(isCanceledWithTable(status, 'customer') && !isCanceledWithTable(status, 'shop')).toBe(false);
    }
  });

  it('are each told to their customer beforehand: what is canceled, and what the kitchen goes on with', () => {
    fc.assert(
      fc.property(fc.array(orderStatusArb), (statuses) => {
        const orders = statuses.map((status, id) => ({ id, status }));
        const { canceled, kept } = ordersWithoutTable(orders);
        expect(canceled).toEqual(orders.filter(({ status }) => isCanceledWithTable(status, 'customer')));
        expect(new Set([...canceled, ...kept])).toEqual(
          new Set(orders.filter(({ status }) => status !== 'delivered' && status !== 'canceled')),
        );
        expect(canceled.length + kept.length).toBe(new Set([...canceled, ...kept]).size);
      }),
      runs(100),
    );
  });
});
