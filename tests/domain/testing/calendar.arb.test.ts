import { describe, expect, it } from 'vitest';
import { isDate, WEEKDAYS } from '@domain/calendar/index.ts';
import { dateArb, instantNear, scheduleArb, workingSpanArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('LOCALE-10 generated hours', () => {
  it('are valid days between two days, and moments near a moment', () => {
    expect(sampled(dateArb()).every(isDate)).toBe(true);
    expect(new Set(sampled(dateArb('2025-03-01', '2025-03-03')))).toEqual(
      new Set(['2025-03-01', '2025-03-02', '2025-03-03']),
    );
    const [from, until] = [Date.UTC(2025, 2, 8), Date.UTC(2025, 2, 12)];
    expect(sampled(instantNear('2025-03-10', 2)).every((at) => at >= from && at <= until && at % 1000 === 0)).toBe(
      true,
    );
    expect(sampled(instantNear('2025-03-10', 2)).filter((at) => at < Date.UTC(2025, 2, 10)).length).toBeGreaterThan(40);
  });

  it('include daytime, overnight, around the clock and until midnight', () => {
    const spans = sampled(workingSpanArb, 400);
    for (const { from, to } of spans) expect([from >= 0 && from < 1440, to >= 0 && to <= 1440]).toEqual([true, true]);
    for (const isKind of [
      ({ from, to }: (typeof spans)[number]) => to > from,
      ({ from, to }: (typeof spans)[number]) => to < from && to > 0,
      ({ from, to }: (typeof spans)[number]) => from === 0 && to === 0,
      ({ to }: (typeof spans)[number]) => to === 1440,
    ]) {
      expect(spans.filter(isKind).length).toBeGreaterThan(10);
    }
    expect(new Set(spans.map(({ day }) => day)).size).toBe(7);
  });

  it('cover shops without hours, with several a day, with closed days and always open, in every zone', () => {
    const schedules = sampled(scheduleArb(['UTC', 'Asia/Kathmandu'], '2025-03-10'));
    for (const { timeZone, closedDates } of schedules) {
      expect(['UTC', 'Asia/Kathmandu']).toContain(timeZone);
      expect([
        new Set(closedDates).size,
        closedDates.every((date) => date >= '2025-03-08' && date <= '2025-03-19'),
      ]).toEqual([closedDates.length, true]);
    }
    expect(schedules.filter(({ spans }) => spans.length === 0).length).toBeGreaterThan(3);
    expect(
      schedules.filter(({ spans }) => WEEKDAYS.some((day) => spans.filter((span) => span.day === day).length > 1))
        .length,
    ).toBeGreaterThan(30);
    expect(
      schedules.filter(({ spans }) => spans.length === 7 && spans.every(({ from, to }) => from === to)).length,
    ).toBeGreaterThan(15);
    expect(schedules.filter(({ closedDates }) => closedDates.length > 0).length).toBeGreaterThan(30);
  });

  it('shrink to the first day, midnight and no hours', () => {
    expect([smallest(dateArb('2025-03-01')), smallest(instantNear('2025-03-10', 2)), smallest(workingSpanArb)]).toEqual(
      ['2025-03-01', Date.UTC(2025, 2, 10), { day: 'monday', from: 0, to: 0 }],
    );
    expect(smallest(scheduleArb(['UTC'], '2025-03-10'))).toEqual({
      timeZone: 'UTC',
      spans: [],
      closedDates: [],
      isAccepting: true,
    });
  });
});
