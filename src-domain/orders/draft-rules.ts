import { isDate, MINUTES_PER_DAY, parseTime, timeText } from '../calendar/index.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Slot } from './order.ts';

/** The longest note of an order, in characters (contract 3.10). */
export const ORDER_NOTE_MAX = 191;

/** The fault of `delivery_date` and `delivery_time`; `incomplete` names the missing one. */
export type SlotFault =
  | { readonly kind: 'incomplete'; readonly missing: 'date' | 'time' }
  | { readonly kind: 'not-a-date' | 'not-a-time' };

/**
 * ORDER-1a, contract 3.10: Reads the start of a slot from date and time of day, both or neither; blank counts as
 * missing. Neither means as soon as possible.
 */
export const readSlot = (date: string | undefined, time: string | undefined): Result<Slot | undefined, SlotFault> => {
  const [day, clock] = [date?.trim() ?? '', time?.trim() ?? ''];
  if (day === '' && clock === '') return ok(undefined);
  if (day === '') return err({ kind: 'incomplete', missing: 'date' });
  if (clock === '') return err({ kind: 'incomplete', missing: 'time' });
  if (!isDate(day)) return err({ kind: 'not-a-date' });
  const minutes = parseTime(clock);
  if (minutes === undefined || minutes === MINUTES_PER_DAY) return err({ kind: 'not-a-time' });
  return ok({ date: day, time: timeText(minutes) });
};

/** ORDER-1b: Returns a trimmed note; one that is too long is rejected, never truncated. */
export const checkNote = (
  typed: string,
  most: number = ORDER_NOTE_MAX,
): Result<string, { readonly kind: 'too-long'; readonly most: number }> => {
  const note = typed.trim();
  return [...note].length > most ? err({ kind: 'too-long', most }) : ok(note);
};
