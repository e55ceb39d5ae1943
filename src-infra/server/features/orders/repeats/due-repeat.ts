import { WEEKDAYS } from '@domain/calendar/index.ts';
import { isPlannedOn, isRepeatDue } from '@domain/orders/index.ts';
import type { RepeatRow } from './repeats.ports.ts';

/** ORDER-7e, 7h: Whether a repeat orders on a day of the shop that it has not handled. */
export const isDue = (repeat: RepeatRow, day: string): boolean => {
  const { from_day: from, to_day: to, last_made: lastMade, weekdays, skipped, paused: isPaused } = repeat;
  return (
    isRepeatDue({ from, to, lastMade: lastMade ?? undefined }, day) &&
    isPlannedOn({ weekdays: weekdays ?? WEEKDAYS, skipped, isPaused }, day)
  );
};
