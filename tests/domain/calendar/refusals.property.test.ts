import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dateOfDay,
  dateText,
  dayNumber,
  instantOfLocal,
  instantOfWall,
  isDate,
  isOpenAt,
  isSlotAccepted,
  openingAt,
  openingsFrom,
  parseTime,
  parseWorkingTime,
  slotDays,
  spanLength,
  timeText,
  wallClockAt,
  WEEKDAYS,
  weekdayOf,
  type Schedule,
  type TimeZones,
} from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { hostileNumberArb, hostileTextArb } from '@domain/testing/index.ts';
import { holdsNaN, isRefused, unlessRefused } from '../refused.ts';
import { runs } from '../runs.ts';
import { zoneTable as zones } from './zone-table.ts';

const always: Schedule = {
  timeZone: 'UTC',
  spans: WEEKDAYS.map((day) => ({ day, from: 0, to: 0 })),
  closedDates: [],
  isAccepting: true,
};
const now = instant(Date.UTC(2025, 2, 10, 12));
const FIRST_DAY = Date.parse('0000-01-01T00:00:00Z') / 86_400_000;

const isTimeOfDay = (minutes: number): boolean => Number.isInteger(minutes) && minutes >= 0 && minutes <= 1440;
const smallArb = fc.oneof(hostileNumberArb, fc.integer({ min: -3, max: 1445 }));

describe('LOCALE-10 the calendar', () => {
  it('throws for numbers that are not days or times of day', () => {
    fc.assert(
      fc.property(smallArb, smallArb, (number, other) => {
        const isDay = Number.isSafeInteger(number) && number >= FIRST_DAY;
        expect(isRefused(() => dateOfDay(number))).toBe(!isDay);
        const further = unlessRefused(() => addDays('2025-03-10', number));
        expect(further === undefined).toBe(
          !Number.isSafeInteger(number + 20_157) || !Number.isSafeInteger(number) || number + 20_157 < FIRST_DAY,
        );
        expect(isRefused(() => timeText(number))).toBe(!isTimeOfDay(number));
        expect(isRefused(() => spanLength({ from: number, to: other }))).toBe(
          !isTimeOfDay(number) || !isTimeOfDay(other),
        );
        expect(holdsNaN([further, unlessRefused(() => timeText(number)), unlessRefused(() => dateOfDay(number))])).toBe(
          false,
        );
      }),
      runs(40, 20_000),
    );
    expect(isRefused(() => dateOfDay(FIRST_DAY - 1))).toBe(true);
    expect([dateOfDay(FIRST_DAY), addDays('9999-12-31', 1), timeText(1440)]).toEqual([
      '0000-01-01',
      '10000-01-01',
      '24:00',
    ]);
  });

  it('throws for invalid lead times and day counts, and rounds part minutes up', () => {
    fc.assert(
      fc.property(smallArb, fc.integer({ min: 0, max: 5000 }), (number, quarters) => {
        const isLead = number >= 0 && Number.isSafeInteger(Math.ceil(number));
        const slot = { date: '2025-03-10', time: '15:00' };
        expect(isRefused(() => isSlotAccepted({ schedule: always, now, slot, leadFromMinutes: number, zones }))).toBe(
          !isLead,
        );
        for (const schedule of [always, { ...always, isAccepting: false }]) {
          // Where no slot can be, a moment too far ahead ends the search.
          const days = unlessRefused(() => slotDays({ schedule, now, leadMinutes: number, zones }));
          if (!isLead || days) expect(days !== undefined).toBe(isLead);
          const isCount = Number.isInteger(number) && number >= 0 && number <= 365;
          if (isCount && number > 9) continue;
          expect(isRefused(() => slotDays({ schedule, now, leadMinutes: 30, zones, days: number }))).toBe(!isCount);
        }
        const isCount = Number.isInteger(number) && number >= 0 && number <= 366;
        if (!isCount || number < 9)
          expect(isRefused(() => openingsFrom(always, '2025-03-10', number, zones))).toBe(!isCount);
        const lead = quarters / 4;
        expect(slotDays({ schedule: always, now, leadMinutes: lead, zones, days: 2 })).toEqual(
          slotDays({ schedule: always, now, leadMinutes: Math.ceil(lead), zones, days: 2 }),
        );
      }),
      runs(20, 5000),
    );
    expect(
      [365, 366].map((days) =>
        isRefused(() => slotDays({ schedule: { ...always, spans: [] }, now, leadMinutes: 0, zones, days })),
      ),
    ).toEqual([false, true]);
    expect(
      [366, 367].map((days) => isRefused(() => openingsFrom({ ...always, spans: [] }, '2025-03-10', days, zones))),
    ).toEqual([false, true]);
  });

  it('throws for zone offsets that are not whole minutes within a day', () => {
    fc.assert(
      fc.property(fc.oneof(hostileNumberArb, fc.integer({ min: -1441, max: 1441 })), (offset) => {
        const broken: TimeZones = { offsetAt: () => offset };
        const isOffset = Number.isInteger(offset) && Math.abs(offset) < 1440;
        const calls = [
          () => wallClockAt(now, 'Nowhere/Else', broken),
          () => instantOfWall('2025-03-10', 600, 'Nowhere/Else', broken),
          () => instantOfLocal('2025-03-10', '10:00', 'Nowhere/Else', broken),
          () => openingAt(always, now, broken),
          () => isOpenAt(always, now, broken),
          () => slotDays({ schedule: always, now, leadMinutes: 0, zones: broken, days: 1 }),
        ];
        expect(calls.map(isRefused)).toEqual(calls.map(() => !isOffset));
      }),
      runs(15, 5000),
    );
    expect(
      [1439, 1440, -1439, -1440].map((offset) => isRefused(() => wallClockAt(now, 'UTC', { offsetAt: () => offset }))),
    ).toEqual([false, true, false, true]);
    expect(wallClockAt(now, 'Nowhere/Else', zones)).toEqual({ date: '2025-03-10', minutes: 720 });
  });

  it('throws for invalid hours and minutes', () => {
    fc.assert(
      fc.property(hostileNumberArb, (number) => {
        expect(
          isRefused(() =>
            openingAt({ ...always, spans: WEEKDAYS.map((day) => ({ day, from: number, to: 600 })) }, now, zones),
          ),
        ).toBe(!isTimeOfDay(number));
        const at = unlessRefused(() => instantOfWall('2025-03-10', number, 'Europe/Amsterdam', zones));
        if (Math.abs(number) < 10_000) expect(at === undefined).toBe(!Number.isInteger(number));
        expect(at === undefined || Number.isSafeInteger(at)).toBe(true);
      }),
      runs(25, 10_000),
    );
  });

  it('rejects typed text that is not a date or a time, without throwing', () => {
    const dayArb = fc.oneof(
      hostileTextArb,
      fc.constantFrom(
        '0000-01-01',
        '0000-00-00',
        '0000-01-00',
        '9999-12-31',
        '2025-02-29',
        '2025-3-10',
        '2025-03-10T00:00',
        '+2025-03-10',
        '10000-01-01',
      ),
    );
    fc.assert(
      fc.property(dayArb, hostileTextArb, (date, text) => {
        const calls = [
          () => dayNumber(date),
          () => addDays(date, 0),
          () => weekdayOf(date),
          () => instantOfWall(date, 0, 'UTC', zones),
        ];
        expect(calls.map(isRefused)).toEqual(calls.map(() => !isDate(date)));
        const isTaken = isSlotAccepted({
          schedule: always,
          now,
          slot: { date, time: '12:00' },
          leadFromMinutes: 0,
          zones,
        });
        expect(isTaken).toBe(isDate(date) && date >= '2025-03-10');
        for (const minutes of [parseTime(text), parseWorkingTime(text), instantOfLocal(date, text, 'UTC', zones)])
          expect(minutes).toBeUndefined();
        expect(holdsNaN(dateText(date))).toBe(holdsNaN(date));
      }),
      runs(30, 10_000),
    );
  });
});
