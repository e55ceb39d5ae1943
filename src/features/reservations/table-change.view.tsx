import { observer } from 'mobx-react-lite';
import { dateText, localDateOf, localTimeOf, weekdayOf } from '@domain/calendar/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { StatePage } from '../state-page/index.ts';
import { placeText } from './reservation-texts.ts';
import styles from './table.module.scss';
import type { TableViewModel } from './table.view-model.ts';

type Props = { readonly vm: TableViewModel };

/** What is booked now, above the choices of a change. */
export const BookedNow = observer(function BookedNow({ vm }: Props) {
  const translate = useTranslate();
  const zones = useService(TIME_ZONES_IN_VIEW);
  const { own } = vm.change;
  if (!own) return null;
  const { shop, period, guests, note } = own;
  const date = localDateOf(period.from, shop.timeZone, zones);
  const [from, until] = [period.from, period.until].map((at) => localTimeOf(at, shop.timeZone, zones));
  return (
    <section className={styles.booked} aria-labelledby="booked-now">
      <h2 id="booked-now">{translate('table.change.was')}</h2>
      <p>
        {translate(`weekday.${weekdayOf(date)}`)} <bdi>{dateText(date)}</bdi>
        {', '}
        <bdi dir="ltr">{`${from}–${until}`}</bdi>
      </p>
      <p>
        {translate('table.guests_count', { guests: String(guests) })} · <bdi>{placeText(own, translate)}</bdi>
      </p>
      {note !== '' && (
        <p className={styles.muted}>
          <bdi>{note}</bdi>
        </p>
      )}
    </section>
  );
});

/** The reservation was canceled, or its time has come. */
export const ClosedChange = observer(function ClosedChange({ vm }: Props) {
  const translate = useTranslate();
  return (
    <StatePage
      icon={noticeIcons.calendarIcon}
      title={translate('table.change.closed_title')}
      to="/reservations"
      action={translate('tables.title')}
    >
      {vm.change.barrier && translate(`table.change.${vm.change.barrier}`)}
    </StatePage>
  );
});
