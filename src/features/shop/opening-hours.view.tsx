import { observer } from 'mobx-react-lite';
import { localDateOf, timeText, weekdayOf, WEEKDAYS, type Schedule } from '@domain/calendar/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import styles from './shop-info.module.scss';

/** The week's hours on the shop's clock, its today marked (LOCALE-10). */
export const OpeningHours = observer(function OpeningHours({ schedule }: { readonly schedule: Schedule }) {
  const translate = useTranslate();
  const { now } = useService(NOW_VIEW_MODEL);
  const zones = useService(TIME_ZONES_IN_VIEW);
  const today = weekdayOf(localDateOf(now, schedule.timeZone, zones));
  return (
    <section>
      <table className={styles.table}>
        <caption>{translate('shop.hours')}</caption>
        <tbody>
          {WEEKDAYS.map((day) => {
            const spans = schedule.spans.filter((span) => span.day === day);
            const name = translate(`weekday.${day}`);
            return (
              <tr key={day} aria-current={day === today ? 'date' : undefined}>
                <th scope="row">{day === today ? translate('shop.today', { day: name }) : name}</th>
                <td>
                  {spans.length === 0
                    ? translate('shop.closed_day')
                    : spans.map(({ from, to }) => (
                        <div key={from}>
                          <bdi dir="ltr">{`${timeText(from)}–${timeText(to)}`}</bdi>
                        </div>
                      ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.note}>{translate('shop.local_time')}</p>
    </section>
  );
});
