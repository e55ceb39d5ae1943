import { weekdayOf } from '@domain/calendar/index.ts';
import type { Translate } from '../../i18n/index.ts';

/** "Tuesday, 24.11." */
export const dayText = (date: string, translate: Translate): string =>
  `${translate(`weekday.${weekdayOf(date)}`)}, ${date.slice(8)}.${date.slice(5, 7)}.`;
