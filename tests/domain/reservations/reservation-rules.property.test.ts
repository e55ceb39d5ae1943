import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { bookingId } from '@domain/kernel/ids.ts';
import {
  isFree,
  isOverlapping,
  nextReservationStatuses,
  readPeriod,
  readReservationStatus,
  readWall,
  RESERVATION_SLOT_MINUTES,
  RESERVATION_STATUSES,
  reservationRules,
  reservationTransition,
  STAY_MAX_MINUTES,
  stayFrom,
  wallText,
  type Period,
} from '@domain/reservations/index.ts';
import { hostileTextArb, instantNear, periodArb, reservationStatusArb } from '@domain/testing/index.ts';
import { CHANGE_DAYS, zoneTable as zones, ZONES } from '../calendar/zone-table.ts';
import { runs } from '../runs.ts';

const MINUTE = 60_000;
const template = { id: bookingId(5), startTime: '10:00', endTime: '22:00', maxTimeHours: 3 };
const schedule = { timeZone: 'UTC', closedDates: ['2025-03-10', 'never'] };
const settings = { slotMinutes: 45, hoursAhead: 2, leastHours: 3 };
const malformed = { ok: false, error: { kind: 'malformed' } };

describe('BOOKING-1a the rules of a shop', () => {
  it('combine template, schedule and settings', () => {
    expect(reservationRules(template, schedule, settings)).toEqual({
      ok: true,
      value: {
        bookingId: 5,
        timeZone: 'UTC',
        from: 600,
        to: 1320,
        closedDates: ['2025-03-10'],
        slotMinutes: 45,
        hoursAhead: 2,
        stayMinutes: 180,
      },
    });
    expect(
      reservationRules({ ...template, endTime: '24:00' }, schedule, { ...settings, slotMinutes: 0 }),
    ).toMatchObject({ value: { to: 1440, slotMinutes: RESERVATION_SLOT_MINUTES } });
    expect(RESERVATION_SLOT_MINUTES).toBe(30);
  });

  it('throws for invalid times, stays and settings', () => {
    fc.assert(
      fc.property(hostileTextArb, (text) => {
        expect(reservationRules({ ...template, startTime: text }, schedule, settings)).toEqual(malformed);
        expect(reservationRules({ ...template, endTime: text }, schedule, settings)).toEqual(malformed);
      }),
      runs(20),
    );
    expect(reservationRules({ ...template, startTime: '24:00' }, schedule, settings)).toEqual(malformed);
    for (const count of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(reservationRules(template, schedule, { ...settings, slotMinutes: count })).toEqual(malformed);
      expect(reservationRules(template, schedule, { ...settings, hoursAhead: count })).toEqual(malformed);
    }
    expect(reservationRules(template, schedule, { ...settings, hoursAhead: 0 }).ok).toBe(true);
  });
});

describe('BOOKING-1c a stay', () => {
  it('lasts the template’s hours, else the minimum hours, at most a week', () => {
    const minutesOf = (maxTimeHours: number, leastHours: number): number | undefined => {
      const rules = reservationRules({ ...template, maxTimeHours }, schedule, { ...settings, leastHours });
      return rules.ok ? rules.value.stayMinutes : undefined;
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: STAY_MAX_MINUTES }),
        fc.integer({ min: 1, max: 168 }),
        (quarters, least) => {
          const hours = Math.ceil(quarters / 15) * 0.25;
          expect(minutesOf(hours, least)).toBe(hours <= 168 ? hours * 60 : undefined);
          expect(minutesOf(0, least)).toBe(least * 60);
        },
      ),
      runs(40),
    );
    expect([
      minutesOf(168, 3),
      minutesOf(168.25, 3),
      minutesOf(-1, 3),
      minutesOf(0.001, 3),
      minutesOf(Number.NaN, 3),
      minutesOf(0, 0),
      minutesOf(1 / 60, 1),
    ]).toEqual([10_080, undefined, undefined, undefined, undefined, undefined, 1]);
  });

  it('spans the given minutes from its start; throws otherwise', () => {
    fc.assert(
      fc.property(instantNear('2025-03-30', 2), fc.integer({ min: 1, max: 600 }), (from, minutes) => {
        expect(stayFrom(from, minutes)).toEqual({ from, until: from + minutes * MINUTE });
      }),
      runs(20),
    );
    for (const minutes of [0, -1, 1.5, Number.NaN])
      expect(() => stayFrom(instant(0), minutes)).toThrow(/whole minutes/);
  });
});

describe('BOOKING-1d periods', () => {
  const near = periodArb('2025-03-10', 1);
  const minutesOf = ({ from, until }: Period): ReadonlySet<number> =>
    new Set(Array.from({ length: (until - from) / MINUTE }, (_, index) => from + index * MINUTE));

  it('overlap exactly when they share a minute; touching ends are free', () => {
    fc.assert(
      fc.property(near, near, (left, right) => {
        const [one, other] = [minutesOf(left), minutesOf(right)];
        const shared = [...one].some((minute) => other.has(minute));
        expect([isOverlapping(left, right), isOverlapping(right, left)]).toEqual([shared, shared]);
        expect(isOverlapping(left, left)).toBe(true);
        const next = { from: left.until, until: instant(left.until + MINUTE) };
        expect([isOverlapping(left, next), isOverlapping(next, left)]).toEqual([false, false]);
      }),
      runs(50),
    );
  });

  it('are free of many exactly when free of each', () => {
    fc.assert(
      fc.property(near, fc.array(near, { maxLength: 5 }), (wanted, taken) => {
        expect(isFree(wanted, taken)).toBe(!taken.some((period) => isOverlapping(wanted, period)));
        expect(isFree(wanted, [])).toBe(true);
      }),
      runs(30),
    );
  });

  it('round-trip in the shop’s local time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.constantFrom(...CHANGE_DAYS).chain((date) => instantNear(date, 1)),
        fc.integer({ min: 300, max: 900 }),
        (zone, at, minutes) => {
          const [from, until] = [wallText(at, zone, zones), wallText(instant(at + minutes * MINUTE), zone, zones)];
          expect(from).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
          const [start, end] = [readWall(from, zone, zones), readWall(until, zone, zones)];
          expect(wallText(start!, zone, zones)).toBe(from);
          expect([readWall(`${from}:59`, zone, zones), readWall(` ${from.replace(' ', 'T')} `, zone, zones)]).toEqual([
            start,
            start,
          ]);
          expect(readPeriod(from, `${until}:00`, zone, zones)).toEqual({
            ok: true,
            value: { from: start, until: end },
          });
          expect(readPeriod(until, from, zone, zones).ok).toBe(false);
          expect(readPeriod(from, from, zone, zones)).toEqual({ ok: false, error: { kind: 'not-a-period' } });
        },
      ),
      runs(40),
    );
  });

  it('reject malformed text', () => {
    fc.assert(
      fc.property(hostileTextArb, (text) => {
        expect(readWall(text, 'UTC', zones)).toBeUndefined();
        expect([
          readPeriod(text, '2025-03-10 12:00', 'UTC', zones).ok,
          readPeriod('2025-03-10 12:00', text, 'UTC', zones).ok,
        ]).toEqual([false, false]);
      }),
      runs(30),
    );
    const never = [
      '2025-02-30 12:00',
      '2025-03-10 25:00',
      '2025-03-10',
      'x2025-03-10 12:00',
      '2025-03-10 12:00:00x',
      '2025-03-10 12:00:0',
      '02025-03-10 12:00',
      '2025-03-10 12:00Z',
    ];
    expect(never.filter((text) => readWall(text, 'UTC', zones) !== undefined)).toEqual([]);
  });
});

describe('BOOKING-1g the status machine', () => {
  it('allows exactly the contract’s steps and names every refusal', () => {
    const steps: Readonly<Record<string, readonly string[]>> = {
      new: ['accepted', 'canceled'],
      accepted: ['canceled'],
      canceled: [],
    };
    for (const from of RESERVATION_STATUSES) {
      expect(nextReservationStatuses(from)).toEqual(steps[from]);
      for (const to of RESERVATION_STATUSES) {
        const kind = to === from ? 'same' : from === 'canceled' ? 'final' : 'not-allowed';
        expect(reservationTransition(from, to)).toEqual(
          steps[from]?.includes(to) ? { ok: true, value: to } : { ok: false, error: { kind } },
        );
      }
    }
    expect(RESERVATION_STATUSES).toEqual(['new', 'accepted', 'canceled']);
  });

  it('reads both spellings and rejects unknown words', () => {
    fc.assert(
      fc.property(reservationStatusArb, hostileTextArb, (from, text) => {
        expect([readReservationStatus(from), readReservationStatus(text)]).toEqual([from, undefined]);
        expect(reservationTransition(from, text)).toEqual({ ok: false, error: { kind: 'unknown' } });
      }),
      runs(20),
    );
    expect([readReservationStatus('cancelled'), reservationTransition('accepted', 'cancelled')]).toEqual([
      'canceled',
      { ok: true, value: 'canceled' },
    ]);
  });
});
