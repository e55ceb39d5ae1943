import { timeText, WEEKDAYS, type Schedule } from '@domain/calendar/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import styles from './shop-info.module.scss';

/** The week's hours on the shop's clock. */
export function OpeningHours({ schedule }: { readonly schedule: Schedule }) {
  const translate = useTranslate();
  return (
    <table className={styles.hours}>
      <caption>{translate('shop.hours')}</caption>
      <tbody>
        {WEEKDAYS.map((day) => {
          const spans = schedule.spans.filter((span) => span.day === day);
          return (
            <tr key={day}>
              <th scope="row">{translate(`weekday.${day}`)}</th>
              <td>
                {spans.length === 0
                  ? translate('shop.closed_day')
                  : spans.map(({ from, to }) => `${timeText(from)}–${timeText(to)}`).join(', ')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
