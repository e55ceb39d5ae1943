import {
  addDays,
  localDateOf,
  localTimeOf,
  openingAt,
  weekdayOf,
  type OpeningState,
  type Schedule,
  type TimeZones,
} from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Translate } from '../../i18n/index.ts';

export type OpeningLabel = { readonly state: OpeningState; readonly text: string };

/** A shop's opening state on a card, by the shop's clock (LOCALE-10); a pause is told apart from closing hours. */
export const openingLabel = (
  schedule: Schedule,
  now: Instant,
  zones: TimeZones,
  translate: Translate,
): OpeningLabel => {
  const state = openingAt(schedule, now, zones);
  return {
    state,
    text: schedule.isAccepting ? textOf(state, schedule.timeZone, now, zones, translate) : translate('opening.paused'),
  };
};

const textOf = (state: OpeningState, zone: string, now: Instant, zones: TimeZones, translate: Translate): string => {
  if (state.kind === 'open')
    return state.until === undefined
      ? translate('opening.always')
      : translate('opening.until', { time: localTimeOf(state.until, zone, zones) });
  if (state.opensAt === undefined) return translate('opening.closed');
  const [today, date] = [localDateOf(now, zone, zones), localDateOf(state.opensAt, zone, zones)];
  const time = localTimeOf(state.opensAt, zone, zones);
  if (date === today) return translate('opening.today', { time });
  if (date === addDays(today, 1)) return translate('opening.tomorrow', { time });
  return translate('opening.day', { day: translate(`weekday.${weekdayOf(date)}`), time });
};
