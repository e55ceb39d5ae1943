import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDate, parseTime, timeText } from '@domain/calendar/index.ts';
import { LINE_NOTE_MAX } from '@domain/cart/index.ts';
import { checkNote, ORDER_NOTE_MAX, readSlot } from '@domain/orders/index.ts';
import { dateArb, hostileTextArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const timeArb = fc.integer({ min: 0, max: 1439 }).map(timeText);
const blankArb = fc.constantFrom(undefined, '', '  ');
const refusal = (kind: string, more: object = {}): object => ({ ok: false, error: { kind, ...more } });

describe('ORDER-1a the start of a slot', () => {
  it('requires both date and time, or neither', () => {
    fc.assert(
      fc.property(dateArb(), timeArb, blankArb, blankArb, (date, time, blank, other) => {
        expect(readSlot(` ${date}`, `${time} `)).toEqual({ ok: true, value: { date, time } });
        expect(readSlot(date, time.replace(':', '-'))).toEqual({ ok: true, value: { date, time } });
        expect(readSlot(blank, other)).toEqual({ ok: true, value: undefined });
        expect(readSlot(date, blank)).toEqual(refusal('incomplete', { missing: 'time' }));
        expect(readSlot(blank, time)).toEqual(refusal('incomplete', { missing: 'date' }));
      }),
      runs(40),
    );
  });

  it('accepts valid dates and times only', () => {
    fc.assert(
      fc.property(hostileTextArb, hostileTextArb, dateArb(), timeArb, (date, time, day, clock) => {
        for (const outcome of [readSlot(date, time), readSlot(day, time), readSlot(date, clock)]) {
          if (outcome.ok && outcome.value)
            expect([isDate(outcome.value.date), parseTime(outcome.value.time) !== undefined]).toEqual([true, true]);
        }
      }),
      runs(40),
    );
    expect(['24:00', '25:00', '12:60', '1200', 'noon'].map((time) => readSlot('2025-03-10', time))).toEqual(
      Array.from({ length: 5 }, () => refusal('not-a-time')),
    );
    expect(['2025-02-30', '10.03.2025', 'today'].map((date) => readSlot(date, '12:00'))).toEqual(
      Array.from({ length: 3 }, () => refusal('not-a-date')),
    );
  });
});

describe('ORDER-1b notes', () => {
  it('accept up to the contract’s length and not one character more', () => {
    fc.assert(
      fc.property(fc.constantFrom('x', 'é', '🍜'), fc.constantFrom(ORDER_NOTE_MAX, LINE_NOTE_MAX), (letter, most) => {
        expect(checkNote(` ${letter.repeat(most)} `, most)).toEqual({ ok: true, value: letter.repeat(most) });
        expect(checkNote(letter.repeat(most + 1), most)).toEqual(refusal('too-long', { most }));
        expect(checkNote(letter.repeat(192))).toEqual(refusal('too-long', { most: 191 }));
      }),
      runs(20),
    );
    expect([checkNote('   '), LINE_NOTE_MAX]).toEqual([{ ok: true, value: '' }, 255]);
  });
});
