import { dateOfDay, MINUTES_PER_DAY, timeText } from '../calendar/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { Period } from './period.ts';
import type { ReservationStatus } from './reservation-status.ts';

/** An appointment as a calendar shows it. */
export type Appointment = {
  /** Unique in the world, and the same whenever the file is made again. */
  readonly uid: string;
  readonly title: string;
  readonly place: string;
  readonly words: string;
  readonly period: Period;
  readonly status: ReservationStatus;
  /** BOOKING-1y: How often it was changed: calendars replace an appointment by one with a higher number. */
  readonly changes: number;
};

/** The words of RFC 5545, 3.8.1.11. */
const STATUSES = { new: 'TENTATIVE', accepted: 'CONFIRMED', canceled: 'CANCELLED' } as const;

/** Octets of the longest line (RFC 5545, 3.1). */
const LINE_MAX = 75;
const MINUTE_MS = 60_000;

/**
 * BOOKING-1m, BOOKING-1y: Returns an appointment as a calendar file (RFC 5545), in UTC, with lines of at most 75
 * octets.
 */
export const calendarFile = (
  { uid, title, place, words, period, status, changes }: Appointment,
  madeAt: Instant,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tiffin//Reservations//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${changes}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(period.from)}`,
    `DTEND:${utc(period.until)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(words)}`,
    `STATUS:${STATUSES[status]}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('');

/** `YYYYMMDDTHHmm00Z`. */
const utc = (at: Instant): string => {
  const minutes = Math.floor(at / MINUTE_MS);
  const day = Math.floor(minutes / MINUTES_PER_DAY);
  const digits = (text: string): string => text.replaceAll(/\D/g, '');
  return `${digits(dateOfDay(day))}T${digits(timeText(minutes - day * MINUTES_PER_DAY))}00Z`;
};

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** Continues a long line after a space, between characters. */
const folded = (line: string): readonly string[] => {
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const sign of line) {
    const more = octetsOf(sign);
    if (octets + more > LINE_MAX) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += sign;
    octets += more;
  }
  return [...lines, current];
};

/** Returns the length of a character in UTF-8. */
const octetsOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};
