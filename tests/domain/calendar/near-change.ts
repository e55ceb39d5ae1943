import * as fc from 'fast-check';
import { addDays, WEEKDAYS, weekdayOf, type Schedule, type WorkingSpan } from '@domain/calendar/index.ts';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { instantNear, scheduleArb } from '@domain/testing/index.ts';
import { dateOfWall, MINUTE } from './minute-oracle.ts';
import { CHANGES, ZONE_DAYS } from './zone-table.ts';

/** A shop, and a moment, near a day of the zone table. */
export type Look = { readonly date: string; readonly schedule: Schedule; readonly now: Instant };

const quarters = (most: number): fc.Arbitrary<number> =>
  fc.integer({ min: -most, max: most }).map((count) => count * 15);
const within = (minutes: number): number => ((minutes % 1440) + 1440) % 1440;

/** Shops that open and close, and customers who look, within hours of a change of the clock. */
const nearChangeArb: fc.Arbitrary<Look> = fc.constantFrom(...CHANGES).chain(({ zone, at, wall }) => {
  const date = dateOfWall(wall);
  const timeArb = fc.oneof(
    quarters(8).map((minutes) => within(wall + minutes)),
    fc.constantFrom(0, 600, 1200),
  );
  const dayArb = fc.constantFrom(-1, 0, 0, 1).map((days) => weekdayOf(addDays(date, days)));
  const spanArb: fc.Arbitrary<WorkingSpan> = fc.record({ day: dayArb, from: timeArb, to: timeArb });
  return fc.record({
    date: fc.constant(date),
    now: fc
      .integer({ min: -16, max: 8 })
      .map((count) => count * 15)
      .map((minutes) => instant(at + minutes * MINUTE)),
    schedule: fc.record({
      timeZone: fc.constant(zone),
      spans: fc.oneof(
        { weight: 4, arbitrary: fc.array(spanArb, { minLength: 1, maxLength: 4 }) },
        { weight: 1, arbitrary: fc.constant(WEEKDAYS.map((day) => ({ day, from: 0, to: 0 }))) },
      ),
      closedDates: fc.constantFrom([], [], [], [date]),
      isAccepting: fc.constant(true),
    }),
  });
});

const anyLookArb: fc.Arbitrary<Look> = fc
  .constantFrom(...ZONE_DAYS)
  .chain(({ zone, date }) =>
    fc.record({ date: fc.constant(date), schedule: scheduleArb([zone], date), now: instantNear(date, 3) }),
  );

/** Looks at shops of any hours around a change, and at hours close to the change itself. */
export const lookArb: fc.Arbitrary<Look> = fc.oneof(anyLookArb, nearChangeArb);
