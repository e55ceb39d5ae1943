import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, spanLength, timeText, WEEKDAYS, type WorkingSpan } from '@domain/calendar/index.ts';
import { checkWeek, DAYS_OFF_MAX, withDaysOff, type DayDraft } from '@domain/menu/index.ts';
import { dateArb, workingSpanArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const WEEK = 7 * 1440;
const typedTime = (minutes: number): string => timeText(minutes % 1440);
const dayOf = (spans: readonly WorkingSpan[], day: DayDraft['day'], isClosed: boolean): DayDraft => ({
  day,
  isClosed,
  spans: spans.filter((span) => span.day === day).map(({ from, to }) => ({ from: typedTime(from), to: typedTime(to) })),
});
const weekArb = fc
  .tuple(fc.array(workingSpanArb, { maxLength: 9 }), fc.subarray([...WEEKDAYS]))
  .map(([spans, closed]) => WEEKDAYS.map((day) => dayOf(spans, day, closed.includes(day))));

/** How often each minute of a week is in an opening, minute by minute. */
const minutesOf = (week: readonly { readonly index: number; readonly from: number; readonly length: number }[]) => {
  const counts = new Uint8Array(WEEK);
  for (const { index, from, length } of week)
    for (let minute = 0; minute < length; minute += 1) {
      const at = (index * 1440 + from + minute) % WEEK;
      counts[at] = (counts[at] ?? 0) + 1;
    }
  return counts;
};
const readTime = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
/** A second reading of what is typed: midnight and the last minute of a day end it. */
const typedLength = (from: string, to: string): number => {
  const [start, end] = [readTime(from), to === '23:59' ? 1440 : readTime(to)];
  return end > start ? end - start : end + 1440 - start;
};

describe('OPS-6n the hours of a week', () => {
  it('is open in exactly the typed minutes, each once', () => {
    fc.assert(
      fc.property(weekArb, (draft) => {
        const open = draft.flatMap(({ isClosed, spans }, index) =>
          isClosed ? [] : spans.map((span) => ({ index, ...span })),
        );
        const isOdd = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
          (from === to && from !== '00:00') || from === '23:59';
        const typed = minutesOf(
          open.map(({ index, from, to }) => ({ index, from: readTime(from), length: typedLength(from, to) })),
        );
        const isRight =
          !open.some(isOdd) &&
          typed.every((count) => count <= 1) &&
          draft.every(({ isClosed, spans }) => isClosed || (spans.length > 0 && spans.length <= 3));
        const checked = checkWeek(draft);
        expect(checked.ok).toBe(isRight);
        if (!checked.ok) return;
        const hours = checked.value.flatMap(({ isClosed, spans }, index) =>
          isClosed ? [] : spans.map((span) => ({ index, from: span.from, length: spanLength(span) })),
        );
        expect(minutesOf(hours)).toEqual(typed);
      }),
      runs(200, 3_000),
    );
  });

  it('reports every wrong day at once', () => {
    const day = (name: DayDraft['day'], ...spans: readonly (readonly [string, string])[]): DayDraft => ({
      day: name,
      isClosed: false,
      spans: spans.map(([from, to]) => ({ from, to })),
    });
    const checked = checkWeek([
      day('monday', ['', ''], ['09:00', '']),
      day('tuesday'),
      day('wednesday', ['12:00', '12:00']),
      day('thursday', ['18:00', '02:00']),
      day('friday', ['01:00', '03:00'], ['11:00', '15:00'], ['14:00', '16:00'], ['20:00', '21:00']),
      { day: 'saturday', isClosed: true, spans: [{ from: '25:00', to: 'x' }] },
    ]);
    expect(checked).toEqual({
      ok: false,
      error: [
        { day: 'monday', span: 1, kind: 'required' },
        { day: 'tuesday', kind: 'empty' },
        { day: 'wednesday', span: 0, kind: 'invalid' },
        { day: 'friday', kind: 'many' },
        { day: 'friday', span: 0, kind: 'overlap' },
        { day: 'friday', span: 2, kind: 'overlap' },
      ],
    });
  });

  it('keeps the hours of a closed day, and closes a day that is not named', () => {
    const checked = checkWeek([
      { day: 'monday', isClosed: false, spans: [{ from: '00:00', to: '00:00' }] },
      { day: 'tuesday', isClosed: true, spans: [{ from: '09:00', to: '17:00' }] },
    ]);
    expect(checked.ok && checked.value.slice(0, 3)).toEqual([
      { day: 'monday', isClosed: false, spans: [{ from: 0, to: 1440 }] },
      { day: 'tuesday', isClosed: true, spans: [{ from: 540, to: 1020 }] },
      { day: 'wednesday', isClosed: true, spans: [] },
    ]);
  });
});

describe('OPS-6o days off', () => {
  const TODAY = '2025-03-10';
  it('adds exactly the days from the first to the last, each once', () => {
    const knownArb = fc.uniqueArray(dateArb('2025-02-20', '2025-04-30'), { maxLength: 9 });
    fc.assert(
      fc.property(knownArb, fc.nat(300), fc.nat(40), (known, start, length) => {
        const from = addDays(TODAY, start);
        const to = addDays(from, length);
        const wanted = Array.from({ length: length + 1 }, (_, index) => addDays(from, index));
        expect(withDaysOff(known, { from, to: length === 0 ? '' : to }, TODAY)).toEqual({
          ok: true,
          value: [...new Set([...known, ...wanted])].toSorted(),
        });
      }),
      runs(100, 2_000),
    );
  });

  it('refuses days that are none, over, in the wrong order or too many, and needs no last day', () => {
    const faults = (from: string, to: string) => {
      const outcome = withDaysOff([], { from, to }, TODAY);
      return outcome.ok ? outcome.value.length : outcome.error;
    };
    expect(faults('', '')).toEqual([{ field: 'from', kind: 'invalid' }]);
    expect(faults('2025-02-30', '10.3.')).toEqual([
      { field: 'from', kind: 'invalid' },
      { field: 'to', kind: 'invalid' },
    ]);
    expect(faults('2025-03-09', '2025-03-08')).toEqual([
      { field: 'from', kind: 'past' },
      { field: 'to', kind: 'order' },
    ]);
    expect(faults(TODAY, addDays(TODAY, DAYS_OFF_MAX))).toEqual([{ field: 'to', kind: 'many' }]);
    expect(faults(TODAY, addDays(TODAY, DAYS_OFF_MAX - 1))).toBe(DAYS_OFF_MAX);
    expect(faults('2025-03-10', '9999-12-31')).toEqual([{ field: 'to', kind: 'many' }]);
    expect(faults(TODAY, '')).toBe(1);
  });
});
