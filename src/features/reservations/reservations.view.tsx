import { observer } from 'mobx-react-lite';
import type { Reservation } from '@domain/reservations/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Drawing } from '../../ui/drawing/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { AccountLayout } from '../account/index.ts';
import { FailureState, ListEnd } from '../failure/index.ts';
import { OwnLists } from '../own-lists/index.ts';
import { laidTableDrawing } from './reservations-drawings.data.ts';
import { CancelQuestion } from './cancel-question.view.tsx';
import { NotOffered } from './not-offered.view.tsx';
import { ReservationCard } from './reservation-card.view.tsx';
import styles from './reservations.module.scss';
import type { ReservationsViewModel } from './reservations.view-model.ts';
import { Waits } from './waits.view.tsx';
import { TableShops } from './table-shops.view.tsx';

type Props = { readonly vm: ReservationsViewModel };

export const ReservationsView = observer(function ReservationsView({ vm }: Props) {
  const translate = useTranslate();
  if (!vm.isOffered) return <NotOffered />;
  return (
    <AccountLayout current="/reservations">
      <div className={styles.page}>
        <div>
          <h1 tabIndex={-1}>{translate('tables.title')}</h1>
          <OwnLists current="/reservations" />
        </div>
        <Waits vm={vm.waits} />
        <OwnReservations vm={vm} />
        <TableShops list={vm.shops} />
        <CancelQuestion vm={vm} />
      </div>
    </AccountLayout>
  );
});

const OwnReservations = observer(function OwnReservations({ vm }: Props) {
  const translate = useTranslate();
  const list = vm.reservations;
  const { coming, past } = vm.groups;
  if (list.items.length === 0 && list.failure)
    return <FailureState failure={list.failure} onRetry={() => list.reload()} />;
  if (list.items.length === 0 && list.isLoading)
    return (
      <div role="status" aria-label={translate('progress')}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    );
  if (list.items.length === 0)
    return (
      <State art={<Drawing shapes={laidTableDrawing} />} title={translate('tables.none_title')}>
        {translate('tables.none_text')}
      </State>
    );
  return (
    <>
      {coming.length > 0 && <Group vm={vm} title={translate('tables.coming')} reservations={coming} />}
      {past.length > 0 && <Group vm={vm} title={translate('tables.past')} reservations={past} />}
      <ListEnd list={list} label={translate('list.more')} isPressOnly />
    </>
  );
});

type GroupProps = Props & { readonly title: string; readonly reservations: readonly Reservation[] };

function Group({ vm, title, reservations }: GroupProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {reservations.map((reservation) => (
          <li key={reservation.id}>
            <ReservationCard vm={vm} reservation={reservation} />
          </li>
        ))}
      </ul>
    </section>
  );
}
