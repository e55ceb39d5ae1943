import { weekdayOf } from '@domain/calendar/index.ts';
import type { OrderTable, Slot } from '@domain/orders/index.ts';
import type { Translate } from '../../i18n/index.ts';

/** The parts of a time on the shop's clock: "Wednesday", "11.03", "19:00". */
export const slotWords = ({ date, time }: Slot, translate: Translate) => ({
  day: translate(`weekday.${weekdayOf(date)}`),
  date: `${date.slice(8)}.${date.slice(5, 7)}`,
  time,
});

/** BOOKING-3: "At table H1, Wednesday, 11.03, 19:00". */
export const tableText = ({ name, slot }: OrderTable, translate: Translate): string =>
  slot
    ? translate('order.at_table', { table: name, ...slotWords(slot, translate) })
    : translate('table.name', { name });
