import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, RESERVATION_STATUSES, type Appointment } from '@domain/reservations/index.ts';
import { instantNear, periodArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const DAY = '2025-03-10';
const textArb = fc.string({ unit: 'grapheme', maxLength: 200 });
const appointmentArb: fc.Arbitrary<Appointment> = fc.record({
  uid: textArb,
  title: textArb,
  place: textArb,
  words: fc.array(textArb, { maxLength: 3 }).map((lines) => lines.join('\n')),
  period: periodArb(DAY, 3),
  status: fc.constantFrom(...RESERVATION_STATUSES),
  changes: fc.nat(20),
});

/** Reads a file as RFC 5545 says: joins folded lines, then splits names from values. */
const propertiesOf = (file: string): ReadonlyMap<string, string> =>
  new Map(
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );

const unescaped = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

const momentOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z'));

describe('BOOKING-1m a calendar file', () => {
  it('gives back every text and moment', () => {
    fc.assert(
      fc.property(appointmentArb, instantNear(DAY, 3), (appointment, madeAt) => {
        const properties = propertiesOf(calendarFile(appointment, madeAt));
        const text = (name: string): string => unescaped(properties.get(name) ?? '');
        const plain = (value: string): string => value.replaceAll(/\r\n|\r/g, '\n');
        const { uid, title, place, words, period, status } = appointment;
        expect([text('UID'), text('SUMMARY'), text('LOCATION'), text('DESCRIPTION')]).toEqual(
          [uid, title, place, words].map(plain),
        );
        const whole = (at: number): number => Math.floor(at / 60_000) * 60_000;
        expect(['DTSTAMP', 'DTSTART', 'DTEND'].map((name) => momentOf(properties.get(name) ?? ''))).toEqual(
          [madeAt, period.from, period.until].map(whole),
        );
        const word = { new: 'TENTATIVE', accepted: 'CONFIRMED', canceled: 'CANCELLED' }[status];
        expect(properties.get('STATUS')).toBe(word);
      }),
      runs(300),
    );
  });

  it('BOOKING-1y replaces the earlier one of the same reservation', () => {
    fc.assert(
      fc.property(appointmentArb, periodArb(DAY, 3), instantNear(DAY, 3), (appointment, period, madeAt) => {
        const earlier = propertiesOf(calendarFile(appointment, madeAt));
        const later = propertiesOf(calendarFile({ ...appointment, period, changes: appointment.changes + 1 }, madeAt));
        expect(later.get('UID')).toBe(earlier.get('UID'));
        expect(Number(later.get('SEQUENCE'))).toBe(Number(earlier.get('SEQUENCE')) + 1);
        expect(momentOf(later.get('DTSTART') ?? '')).toBe(period.from);
      }),
      runs(100),
    );
  });

  it('has no line above 75 octets, and every line ends as RFC 5545 asks', () => {
    fc.assert(
      fc.property(appointmentArb, instantNear(DAY, 3), (appointment, madeAt) => {
        const file = calendarFile(appointment, madeAt);
        expect(file.endsWith('\r\n')).toBe(true);
        for (const line of file.slice(0, -2).split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
      }),
      runs(300),
    );
  });
});
