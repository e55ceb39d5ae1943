import { observer } from 'mobx-react-lite';
import { isActiveStatus, needsHandoverCode, type Order } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { CourierCard } from '../tracking/index.ts';
import styles from './order.module.scss';

/** Who brings the order, how to call them, and the code to tell at the door, or in the shop where it is fetched. */
export const HandoverPanel = observer(function HandoverPanel({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  if (!isActiveStatus(order.status)) return null;
  const { courier, pin } = order;
  const hasCourier = courier !== undefined && courier.name !== '';
  const isFetched = needsHandoverCode({ type: order.deliveryType, code: pin ?? null });
  const hasPin = pin !== undefined && (isFetched || order.deliveryType === 'delivery');
  if (!hasCourier && !hasPin) return null;
  return (
    <div className={styles.handover}>
      <CourierCard courier={courier} subject={{ kind: 'order', id: order.id }} />
      {hasPin && (
        <p className={styles.pin}>
          <span>{translate(isFetched ? 'order.pin_pickup' : 'order.pin')}</span>
          <strong>
            <bdi>{pin}</bdi>
          </strong>
        </p>
      )}
    </div>
  );
});
