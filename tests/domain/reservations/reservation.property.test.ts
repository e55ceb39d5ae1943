import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reservationId } from '@domain/kernel/ids.ts';
import { canGiveBack, groupReservations, isComing, RESERVATION_STATUSES } from '@domain/reservations/index.ts';
import { instantNear, periodArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const DAY = '2025-03-10';
const reservationArb = fc.record({
  id: fc.integer({ min: 1, max: 999 }).map(reservationId),
  status: fc.constantFrom(...RESERVATION_STATUSES),
  period: periodArb(DAY, 3),
});

describe('BOOKING-1p reservations', () => {
  it('can be given back until it begins', () => {
    fc.assert(
      fc.property(reservationArb, instantNear(DAY, 5), ({ status, period }, now) => {
        expect(canGiveBack(status, period.from, now)).toBe(status !== 'canceled' && now < period.from);
        expect(canGiveBack(status, period.from, period.from)).toBe(false);
      }),
      runs(200),
    );
  });
});

describe('BOOKING-1n reservations', () => {
  it('are coming until their table is given up or their time is over', () => {
    fc.assert(
      fc.property(reservationArb, instantNear(DAY, 5), (reservation, now) => {
        const { status, period } = reservation;
        expect(isComing(reservation, now)).toBe(status !== 'canceled' && now < period.until);
        expect(isComing(reservation, period.until)).toBe(false);
      }),
      runs(200),
    );
  });

  it('are each in one group: the next one first, the last one first', () => {
    fc.assert(
      fc.property(fc.uniqueArray(reservationArb, { selector: ({ id }) => id }), instantNear(DAY, 3), (all, now) => {
        const { coming, past } = groupReservations(all, now);
        expect(new Set([...coming, ...past])).toEqual(new Set(all));
        expect(coming.length + past.length).toBe(all.length);
        expect(coming.every((one) => isComing(one, now)) && !past.some((one) => isComing(one, now))).toBe(true);
        const starts = (list: typeof coming): readonly number[] => list.map(({ period }) => period.from);
        expect(starts(coming)).toEqual(starts(coming).toSorted((one, other) => one - other));
        expect(starts(past)).toEqual(starts(past).toSorted((one, other) => other - one));
      }),
      runs(200),
    );
  });
});
