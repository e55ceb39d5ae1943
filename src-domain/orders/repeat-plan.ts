import {
  addDays,
  instantOfWall,
  localDateOf,
  parseTime,
  WEEKDAYS,
  weekdayOf,
  type TimeZones,
  type Weekday,
} from '../calendar/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { money, type Money } from '../pricing/index.ts';
import { nextRepeatRun } from './repeat.ts';

/** On which days of the week an order is repeated, when it arrives, and up to which price without a question. */
export type RepeatPlan = {
  /** Monday first, each once. */
  readonly weekdays: readonly Weekday[];
  /** `HH:mm` on the shop's clock. */
  readonly time: string;
  /** An order that costs more is placed only after the customer has agreed. */
  readonly limit: Money;
  /** Days left out, `YYYY-MM-DD` on the shop's calendar, in order. */
  readonly skipped: readonly string[];
  readonly isPaused: boolean;
};

/** Why a plan is not accepted. */
export type RepeatPlanFault = { readonly kind: 'no-day' | 'not-a-time' | 'no-limit' };

/** A day on which a plan orders, or would if the customer had not skipped it. */
export type NextRepeat = {
  readonly date: string;
  /** When it arrives. */
  readonly at: Instant;
  readonly isSkipped: boolean;
};

/** The moment, the shop's zone and the rules of zones. */
export type RepeatClock = {
  readonly now: Instant;
  readonly timeZone: string;
  readonly zones: TimeZones;
};

/**
 * ORDER-7h: Returns the plan with its weekdays and skipped days in order, each once, and without skipped days that are
 * over.
 */
export const checkRepeatPlan = (plan: RepeatPlan, clock: RepeatClock): Result<RepeatPlan, RepeatPlanFault> => {
  const weekdays = WEEKDAYS.filter((day) => plan.weekdays.includes(day));
  const minutes = parseTime(plan.time);
  if (weekdays.length === 0) return err({ kind: 'no-day' });
  if (minutes === undefined || plan.time[2] !== ':' || plan.time === '24:00') return err({ kind: 'not-a-time' });
  if (plan.limit.minor <= 0) return err({ kind: 'no-limit' });
  const first = firstRepeatDay(clock);
  const skipped = [...new Set(plan.skipped)].filter((day) => day >= first).sort();
  return ok({ ...plan, weekdays, skipped });
};

/** ORDER-7h: Whether a plan orders on a day of the shop. */
export const isPlannedOn = (
  { weekdays, skipped, isPaused }: Pick<RepeatPlan, 'weekdays' | 'skipped' | 'isPaused'>,
  day: string,
): boolean => !isPaused && weekdays.includes(weekdayOf(day)) && !skipped.includes(day);

/**
 * ORDER-7h: Returns the first day for which a change of a plan counts: orders of today were placed at 00:01 at the
 * shop.
 */
export const firstRepeatDay = ({ now, timeZone, zones }: RepeatClock): string =>
  localDateOf(nextRepeatRun(now, timeZone, zones), timeZone, zones);

/** ORDER-7i: Returns the next `count` days of a plan, skipped ones included; none while it is paused. */
export const nextRepeats = (plan: RepeatPlan, clock: RepeatClock, count: number): readonly NextRepeat[] => {
  if (plan.isPaused || plan.weekdays.length === 0) return [];
  const { timeZone, zones } = clock;
  const minutes = parseTime(plan.time) ?? 0;
  const next: NextRepeat[] = [];
  for (let date = firstRepeatDay(clock); next.length < count; date = addDays(date, 1))
    if (plan.weekdays.includes(weekdayOf(date)))
      next.push({
        date,
        at: instantOfWall(date, minutes, timeZone, zones),
        isSkipped: plan.skipped.includes(date),
      });
  return next;
};

/** ORDER-7j: Whether an order at this price needs the customer's word first; amounts of one currency. */
export const needsConsent = (total: Money, limit: Money): boolean => total.minor > limit.minor;

/** ORDER-7j: Suggests a limit: a tenth above the price, rounded up to a whole unit of the currency. */
export const suggestedLimit = ({ minor, scale }: Money): Money => {
  const unit = 10 ** scale;
  return money(Math.ceil((minor * 11) / 10 / unit) * unit, scale);
};
