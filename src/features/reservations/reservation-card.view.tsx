import { observer } from 'mobx-react-lite';
import { localDateOf, localTimeOf } from '@domain/calendar/index.ts';
import { formatPhone } from '@domain/identity/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Reservation, ReservedShop } from '@domain/reservations/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { phoneIcon } from '../../ui/icon/info-icons.data.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { ChatLink } from '../chat/index.ts';
import { OrdersAhead } from './orders-ahead.view.tsx';
import { placeText, statusText, statusTone } from './reservation-texts.ts';
import styles from './reservations.module.scss';
import { TableCard } from './table-card.view.tsx';
import type { ReservationsViewModel } from './reservations.view-model.ts';

type Props = { readonly vm: ReservationsViewModel; readonly reservation: Reservation };

/** One reservation on the shop's clock, with what can still be done about it. */
export const ReservationCard = observer(function ReservationCard({ vm, reservation }: Props) {
  const translate = useTranslate();
  const zones = useService(TIME_ZONES_IN_VIEW);
  const { shop, period, guests, status, note } = reservation;
  const timeOf = (at: Instant): string => localTimeOf(at, shop.timeZone, zones);
  return (
    <TableCard
      shop={shop}
      date={localDateOf(period.from, shop.timeZone, zones)}
      from={timeOf(period.from)}
      to={timeOf(period.until)}
      guests={guests}
      actions={<ReservationActions vm={vm} reservation={reservation} />}
    >
      <p className={styles.muted}>
        <bdi>{placeText(reservation, translate)}</bdi>
      </p>
      <p className={styles.muted}>
        <bdi>{shop.address}</bdi>
      </p>
      <ShopPhone shop={shop} />
      {note !== '' && (
        <p className={styles.muted}>
          <bdi>{note}</bdi>
        </p>
      )}
      <OrdersAhead orders={reservation.orders ?? []} />
      <Badge tone={statusTone(status)}>{statusText(status, translate)}</Badge>
    </TableCard>
  );
});

/** The number, for guests who are late as well as for those who left something behind; nothing without one. */
function ShopPhone({ shop }: { readonly shop: ReservedShop }) {
  const translate = useTranslate();
  const digits = shop.phone.replaceAll(/\D/g, '');
  if (digits === '') return null;
  return (
    <a href={`tel:+${digits}`} className={styles.phone}>
      <Icon path={phoneIcon} size="small" />
      <VisuallyHidden>{translate('order.call_shop', { shop: shop.title })}</VisuallyHidden>{' '}
      <bdi dir="ltr">{formatPhone(digits)}</bdi>
    </a>
  );
}

const ReservationActions = observer(function ReservationActions({ vm, reservation }: Props) {
  const translate = useTranslate();
  const { shop } = reservation;
  return (
    <>
      {vm.canCancel(reservation) ? (
        <>
          {vm.canOrderAhead(reservation) && (
            <Button look="outline" onClick={() => vm.orderAhead(reservation)}>
              {translate('tables.ahead')}
            </Button>
          )}
          <CalendarLink vm={vm} reservation={reservation} />
          {vm.canChange(reservation) && (
            <AppLink
              to={`/reservations/${shop.id}/change/${reservation.id}`}
              {...buttonAttributes({ look: 'outline' })}
            >
              {translate('tables.change')}
            </AppLink>
          )}
          <Button look="outline" onClick={() => vm.ask(reservation)}>
            {translate('tables.cancel')}
          </Button>
        </>
      ) : (
        <AppLink to={`/reservations/${shop.id}`} {...buttonAttributes({})}>
          {translate('tables.again')}
        </AppLink>
      )}
      <ChatLink partner={{ kind: 'shop', id: shop.id }} {...buttonAttributes({})}>
        {translate('chat.to_shop')}
      </ChatLink>
    </>
  );
});

/** The file is made when it is asked for: it holds the moment it was made. */
function CalendarLink({ vm, reservation }: Props) {
  const translate = useTranslate();
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([vm.calendarOf(reservation)], { type: 'text/calendar;charset=utf-8' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: `table-${reservation.id}.ics` });
    link.click();
    URL.revokeObjectURL(url);
  };
  return <Button onClick={save}>{translate('tables.calendar')}</Button>;
}
