import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { isOverlapping, RESERVATION_STATUSES, reservationTimes } from '@domain/reservations/index.ts';
import { periodArb, reservationRulesArb, reservationStatusArb, tableArb } from '@domain/testing/index.ts';
import { zoneTable as zones, ZONES } from '../calendar/zone-table.ts';
import { sampled, smallest } from './smallest.ts';

const near = '2025-03-30';
const rulesArb = reservationRulesArb(ZONES, near);

describe('BOOKING-1 generated rules', () => {
  it('offer times without a fault', () => {
    for (const rules of sampled(rulesArb, 12))
      expect(() => reservationTimes({ rules, now: instant(0), taken: [], zones }, near)).not.toThrow();
  });

  it('include overnight and whole days, closed dates and every zone', () => {
    const rules = sampled(rulesArb, 200);
    expect(rules.filter(({ from, to }) => to < from).length).toBeGreaterThan(20);
    expect(rules.filter(({ from, to }) => to === from || (from === 0 && to === 1440)).length).toBeGreaterThan(3);
    expect(rules.filter(({ closedDates }) => closedDates.includes(near)).length).toBeGreaterThan(10);
    expect(new Set(rules.map(({ timeZone }) => timeZone)).size).toBe(ZONES.length);
  });

  it('include overlapping and touching periods, tables out of use and all statuses', () => {
    const periods = sampled(periodArb(near, 1), 60);
    const pairs = periods.flatMap((left) => periods.map((right) => [left, right] as const));
    expect(periods.every(({ from, until }) => from < until)).toBe(true);
    expect(pairs.filter(([left, right]) => left.until === right.from).length).toBeGreaterThan(10);
    expect(pairs.filter(([left, right]) => left !== right && isOverlapping(left, right)).length).toBeGreaterThan(50);
    expect(sampled(tableArb).filter(({ isActive }) => !isActive).length).toBeGreaterThan(10);
    expect(new Set(sampled(reservationStatusArb)).size).toBe(RESERVATION_STATUSES.length);
  });

  it('shrink to plain ones', () => {
    expect(smallest(rulesArb)).toMatchObject({
      from: 0,
      to: 0,
      closedDates: [],
      slotMinutes: 30,
      hoursAhead: 0,
      stayMinutes: 180,
    });
    const { from, until } = smallest(periodArb(near, 1), (period) => period.until - period.from > 1_800_000);
    expect(until - from).toBe(3_600_000);
  });
});
