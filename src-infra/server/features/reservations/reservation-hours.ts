import { isDate, parseWorkingTime, WEEKDAYS, type Schedule, type WorkingSpan } from '@domain/calendar/index.ts';
import { bookingId } from '@domain/kernel/ids.ts';
import { reservationRules, type ReservationRules } from '@domain/reservations/index.ts';
import type { Settings } from '@domain/settings/index.ts';
import type { ShopRecord } from '../catalog/index.ts';
import type { ReservationHours, ReservationOfferRow } from './reservations.ports.ts';

/** BOOKING-1a: returns the rules of a shop's offer; `undefined` if the operator's settings prevent it. */
export const rulesOf = (
  { id, start_time: startTime, end_time: endTime, max_time: maxTimeHours }: ReservationOfferRow,
  { closedDates }: ReservationHours,
  { schedule: { timeZone } }: Pick<ShopRecord, 'schedule'>,
  settings: Settings['reservation'],
): ReservationRules | undefined => {
  const rules = reservationRules(
    { id: bookingId(id), startTime, endTime, maxTimeHours },
    { timeZone, closedDates: closedDates.map(({ day }) => day) },
    settings,
  );
  return rules.ok ? rules.value : undefined;
};

/** BOOKING-1j: returns the hours in which stays may start; `undefined` where the shop has no rows. */
export const tableHoursOf = (
  { workingDays, closedDates }: ReservationHours,
  { schedule: { timeZone } }: Pick<ShopRecord, 'schedule'>,
): Schedule | undefined =>
  workingDays.length === 0
    ? undefined
    : {
        timeZone,
        spans: workingDays.flatMap(toSpan),
        closedDates: closedDates.map(({ day }) => day).filter(isDate),
        isAccepting: true,
      };

const toSpan = ({ day, opens, closes, disabled }: ReservationHours['workingDays'][number]): readonly WorkingSpan[] => {
  const weekday = WEEKDAYS.find((name) => name === day);
  const [from, to] = [parseWorkingTime(opens), parseWorkingTime(closes)];
  return weekday && !disabled && from !== undefined && to !== undefined ? [{ day: weekday, from, to }] : [];
};
