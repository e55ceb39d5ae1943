import {
  addDays,
  isDate,
  MINUTES_PER_DAY,
  parseWorkingTime,
  spanLength,
  WEEKDAYS,
  type Minutes,
  type Weekday,
  type WorkingSpan,
} from '../calendar/index.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/** The most openings of a day. */
export const SPANS_OF_DAY_MAX = 3;
/** The most days off that a shop can have ahead. */
export const DAYS_OFF_MAX = 366;

/** The hours of a weekday as typed, `HH:mm`; openings without any time are left out. */
export type DayDraft = {
  readonly day: Weekday;
  readonly isClosed: boolean;
  readonly spans: readonly { readonly from: string; readonly to: string }[];
};
/** The hours of a weekday; a closed day keeps its hours for later. */
export type DayHours = {
  readonly day: Weekday;
  readonly isClosed: boolean;
  readonly spans: readonly Pick<WorkingSpan, 'from' | 'to'>[];
};
/** What is wrong with a day, or with its opening `span`, counted from 0. */
export type HoursFault = {
  readonly day: Weekday;
  readonly span?: number;
  readonly kind: 'required' | 'invalid' | 'empty' | 'overlap' | 'many';
};

/**
 * OPS-6n: Returns the week, Monday first, or all faults. An opening that does not end after it starts ends on the next
 * day, 0 to 0 is the whole day, and any other that ends as it starts is refused. An open day has an opening, and no two
 * overlap, whatever day they started on. A day that is not named is closed.
 */
export const checkWeek = (draft: readonly DayDraft[]): Result<readonly DayHours[], readonly HoursFault[]> => {
  const days = WEEKDAYS.map(
    (day) => draft.find((known) => known.day === day) ?? ({ day, isClosed: true, spans: [] } satisfies DayDraft),
  );
  const read = days.map(readDay);
  const faults = [...read.flatMap((each) => each.faults), ...overlapsOf(read.flatMap(({ openings }) => openings))];
  return faults.length > 0 ? err(faults) : ok(read.map(({ hours }) => hours));
};

/** OPS-6o: Why days cannot be added to the days off. */
export type DaysOffFault = { readonly field: 'from' | 'to'; readonly kind: 'invalid' | 'past' | 'order' | 'many' };

/**
 * OPS-6o: Returns the days off with those from one day to another, in order and each once; `to` may be empty. They are
 * today or later in the shop's zone, and at most `DAYS_OFF_MAX` are ahead.
 */
export const withDaysOff = (
  known: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): Result<readonly string[], readonly DaysOffFault[]> => {
  const last = to === '' ? from : to;
  const faults: readonly DaysOffFault[] = [
    ...(isDate(from) ? (from < today ? [{ field: 'from', kind: 'past' } as const] : []) : [INVALID_FROM]),
    ...(isDate(last) ? [] : to === '' ? [] : [{ field: 'to', kind: 'invalid' } as const]),
    ...(isDate(from) && isDate(last) && last < from ? [{ field: 'to', kind: 'order' } as const] : []),
  ];
  if (faults.length > 0) return err(faults);
  const ahead = new Set(known.filter((day) => day >= today));
  for (let day = from; day <= last && ahead.size <= DAYS_OFF_MAX; day = addDays(day, 1)) ahead.add(day);
  if (ahead.size > DAYS_OFF_MAX) return err([{ field: 'to', kind: 'many' }]);
  return ok([...new Set([...known, ...ahead])].toSorted());
};

const INVALID_FROM: DaysOffFault = { field: 'from', kind: 'invalid' };

/** An opening of the week: when it starts, in minutes since Monday, and where it stands in the form. */
type Placed = { readonly day: Weekday; readonly span: number; readonly start: Minutes; readonly length: Minutes };
type ReadDay = {
  readonly hours: DayHours;
  readonly openings: readonly Placed[];
  readonly faults: readonly HoursFault[];
};

const readDay = ({ day, isClosed, spans }: DayDraft, index: number): ReadDay => {
  const read = spans
    .map(({ from, to }, span) => ({ span, from: from.trim(), to: to.trim() }))
    .filter(({ from, to }) => from !== '' || to !== '')
    .map(({ span, from, to }) => ({ span, opening: spanOf(from, to) }));
  const known = read.flatMap(({ span, opening }) => (opening.ok ? [{ span, hours: opening.value }] : []));
  const hours = known.slice(0, SPANS_OF_DAY_MAX).map((each) => each.hours);
  // What is typed beside a closed day counts once it opens.
  if (isClosed) return { hours: { day, isClosed, spans: hours }, openings: [], faults: [] };
  return {
    hours: { day, isClosed, spans: hours },
    openings: known.map((each) => ({
      day,
      span: each.span,
      start: index * MINUTES_PER_DAY + each.hours.from,
      length: spanLength(each.hours),
    })),
    faults: [
      ...read.flatMap(({ span, opening }) => (opening.ok ? [] : [{ day, span, kind: opening.error }])),
      ...(read.length === 0 ? [{ day, kind: 'empty' } as const] : []),
      ...(read.length > SPANS_OF_DAY_MAX ? [{ day, kind: 'many' } as const] : []),
    ],
  };
};

const spanOf = (from: string, to: string): Result<{ from: Minutes; to: Minutes }, 'required' | 'invalid'> => {
  if (from === '' || to === '') return err('required');
  const [start, end] = [parseWorkingTime(from), parseWorkingTime(to)];
  if (start === undefined || end === undefined || start === MINUTES_PER_DAY) return err('invalid');
  // Midnight at the end of a day is written 24:00.
  const until = end === 0 ? MINUTES_PER_DAY : end;
  return start === until ? err('invalid') : ok({ from: start, to: until });
};

const WEEK = WEEKDAYS.length * MINUTES_PER_DAY;

const overlapsOf = (openings: readonly Placed[]): readonly HoursFault[] =>
  openings
    .filter(({ day, span, start }) =>
      openings.some(
        (other) =>
          (other.day !== day || other.span !== span) &&
          (start - other.start + WEEK) % WEEK < other.length &&
          // Of two that start together, the later one in the form is the fault.
          (start !== other.start || other.span < span),
      ),
    )
    .map(({ day, span }) => ({ day, span, kind: 'overlap' }));
