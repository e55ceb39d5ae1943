import { observer } from 'mobx-react-lite';
import { dateText, localTimeOf, weekdayOf } from '@domain/calendar/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import styles from './table.module.scss';
import type { TableViewModel } from './table.view-model.ts';

/** The shop, the day, the hours and the table of what is being reserved. */
export const SummaryFacts = observer(function SummaryFacts({ vm }: { readonly vm: TableViewModel }) {
  const translate = useTranslate();
  const zones = useService(TIME_ZONES_IN_VIEW);
  const { date, offer, sectionTitle, table, time } = vm.choices;
  if (!offer) return null;
  const { shop } = offer;
  const at = (moment: Parameters<typeof localTimeOf>[0]): string => localTimeOf(moment, shop.timeZone, zones);
  return (
    <>
      <p>
        <strong>
          <bdi>{shop.title}</bdi>
        </strong>
        <br />
        <span className={styles.muted}>
          <bdi>{shop.address}</bdi>
        </span>
      </p>
      <dl className={styles.facts}>
        <dt>{translate('table.day')}</dt>
        <dd>
          {date === '' ? '–' : translate(`weekday.${weekdayOf(date)}`)} {date !== '' && <bdi>{dateText(date)}</bdi>}
        </dd>
        <dt>{translate('table.time')}</dt>
        <dd>{time ? <bdi dir="ltr">{`${at(time.stay.from)}–${at(time.stay.until)}`}</bdi> : '–'}</dd>
        <dt>{translate('table.guests')}</dt>
        <dd>{vm.form.guests}</dd>
        <dt>{translate('table.table')}</dt>
        <dd>
          {table ? (
            <>
              <bdi>{table.name}</bdi>
              {' · '}
              <bdi>{sectionTitle}</bdi>
            </>
          ) : (
            '–'
          )}
        </dd>
      </dl>
    </>
  );
});
