import type { HoursEntry, Weekday } from './types.ts';

const weekdays: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** "11-00 22-00", "11-30 14-30 17-30 22-30" for a split day, "closed". */
type Day = string;

const row = (day: Weekday, from: string, to: string): HoursEntry => ({ day, from, to, isDisabled: false });

function rowsOf(day: Weekday, text: Day): readonly HoursEntry[] {
  if (text === 'closed') return [{ day, from: '09-00', to: '18-00', isDisabled: true }];
  const [from = '', to = '', eveningFrom, eveningTo] = text.split(' ');
  const first = row(day, from, to);
  return eveningFrom === undefined || eveningTo === undefined ? [first] : [first, row(day, eveningFrom, eveningTo)];
}

/** The same hours all week, with exceptions by weekday. */
export const week = (usual: Day, except: Readonly<Partial<Record<Weekday, Day>>> = {}): readonly HoursEntry[] =>
  weekdays.flatMap((day) => rowsOf(day, except[day] ?? usual));

export const aroundTheClock: readonly HoursEntry[] = week('00-00 00-00');
