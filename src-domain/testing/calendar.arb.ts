import * as fc from 'fast-check';
import { addDays, dateOfDay, dayNumber, WEEKDAYS, type Schedule, type WorkingSpan } from '../calendar/index.ts';
import { instant, type Instant } from '../kernel/clock.port.ts';

/** Any day between two, as `YYYY-MM-DD`. */
export const dateArb = (from: string = '2024-01-01', to: string = '2027-12-31'): fc.Arbitrary<string> =>
  fc.integer({ min: dayNumber(from), max: dayNumber(to) }).map(dateOfDay);

const minutesArb = fc.oneof(
  fc.constantFrom(0, 120, 150, 180, 540, 1320, 1439),
  fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
  fc.integer({ min: 0, max: 1439 }),
);

/** Spans of all kinds: by day, overnight, split days, around the clock. */
export const workingSpanArb: fc.Arbitrary<WorkingSpan> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      day: fc.constantFrom(...WEEKDAYS),
      from: minutesArb,
      to: fc.oneof(minutesArb, fc.constant(1440)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ day: fc.constantFrom(...WEEKDAYS), from: fc.constant(0), to: fc.constantFrom(0, 1440) }),
  },
);

/** A schedule in one of the zones; its closed dates lie near a day, `YYYY-MM-DD`. */
export const scheduleArb = (zones: readonly string[], near: string): fc.Arbitrary<Schedule> =>
  fc.record({
    timeZone: fc.constantFrom(...zones),
    spans: fc.oneof(
      { weight: 4, arbitrary: fc.array(workingSpanArb, { maxLength: 9 }) },
      { weight: 1, arbitrary: fc.constant(WEEKDAYS.map((day) => ({ day, from: 0, to: 0 }))) },
    ),
    closedDates: fc.uniqueArray(
      fc.integer({ min: -2, max: 9 }).map((days) => addDays(near, days)),
      { maxLength: 3 },
    ),
    isAccepting: fc.constant(true),
  });

/** Moments within so many days around a day, to the second. */
export const instantNear = (date: string, days: number): fc.Arbitrary<Instant> =>
  fc
    .integer({ min: -days * 86_400, max: days * 86_400 })
    .map((seconds) => instant((dayNumber(date) * 86_400 + seconds) * 1000));
