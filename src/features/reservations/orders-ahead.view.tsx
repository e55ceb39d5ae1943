import { observer } from 'mobx-react-lite';
import type { Reservation } from '@domain/reservations/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { statusText } from '../orders/index.ts';
import styles from './reservations.module.scss';

/** BOOKING-3: what was ordered ahead to a table, each with its state. */
export const OrdersAhead = observer(function OrdersAhead({ orders = [] }: Pick<Reservation, 'orders'>) {
  const translate = useTranslate();
  return orders.map(({ id, status }) => (
    <p key={id} className={styles.muted}>
      <AppLink to={`/orders/${id}`}>{translate('tables.ahead_order', { number: String(id) })}</AppLink> ·{' '}
      {statusText(status, translate)}
    </p>
  ));
});
