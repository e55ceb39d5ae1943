import { dateText, weekdayOf } from '@domain/calendar/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import styles from './reservations.module.scss';

/** The day of a card in a list: weekday, day and month, year. */
export function DayTile({ date }: { readonly date: string }) {
  const translate = useTranslate();
  return (
    <p className={styles.date}>
      <small>{translate(`weekday.${weekdayOf(date)}`)}</small>
      <strong>
        <bdi>{dateText(date).slice(0, 'DD.MM'.length)}</bdi>
      </strong>
      <small>{date.slice(0, 'YYYY'.length)}</small>
    </p>
  );
}
