import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { isReminderDue, REMINDER_LEAD_MS, RESERVATION_STATUSES, type Remindable } from '@domain/reservations/index.ts';
import { runs } from '../runs.ts';

const QUARTER_MS = 900_000;
/** Quarters of an hour around the start of a reservation, which is at 40. */
const quarterArb = fc.integer({ min: 0, max: 60 }).map((quarter) => instant(quarter * QUARTER_MS));

/** Walks through the day as the job of a server does, and returns when it reminded. */
const walk = (quarters: number, at: (now: number) => Omit<Remindable, 'remindedOf'>): readonly number[] => {
  let remindedOf: Remindable['remindedOf'];
  const told: number[] = [];
  for (let quarter = 0; quarter <= quarters; quarter += 1) {
    const now = instant(quarter * QUARTER_MS);
    const reservation = { ...at(now), remindedOf };
    if (reservation.madeAt > now || !isReminderDue(reservation, now)) continue;
    told.push(now);
    remindedOf = reservation.from;
  }
  return told;
};

describe('BOOKING-1t a reminder', () => {
  it('comes once, two hours before the guests are expected, and not for what was asked for later', () => {
    fc.assert(
      fc.property(quarterArb, quarterArb, fc.constantFrom(...RESERVATION_STATUSES), (from, madeAt, status) => {
        const due = from - 8 * QUARTER_MS;
        const isTold = status !== 'canceled' && madeAt < due && due >= 0;
        expect(walk(60, () => ({ status, from, madeAt }))).toEqual(isTold ? [due] : []);
        expect(REMINDER_LEAD_MS).toBe(8 * QUARTER_MS);
      }),
      runs(300),
    );
  });

  it('moves with the reservation, and does not come once the table is given up', () => {
    fc.assert(
      fc.property(quarterArb, quarterArb, quarterArb, (first, second, movedAt) => {
        const madeAt = instant(-1);
        const told = walk(60, (now) => ({ status: 'accepted', from: now < movedAt ? first : second, madeAt }));
        const dueAt = (from: number): number => Math.max(0, from - 8 * QUARTER_MS);
        const isFirst = dueAt(first) < movedAt && first > 0 && first - 8 * QUARTER_MS > madeAt;
        if (isFirst) expect(told[0]).toBe(dueAt(first));
        const later = told.filter((at) => at >= movedAt);
        expect(later.length).toBeLessThanOrEqual(1);
        for (const at of later) expect(at >= second - 8 * QUARTER_MS && at < second).toBe(true);
        const upTo = walk(60, (now) => ({ status: now < movedAt ? 'accepted' : 'canceled', from: first, madeAt }));
        expect(upTo).toEqual(isFirst ? [dueAt(first)] : []);
      }),
      runs(300),
    );
  });
});
