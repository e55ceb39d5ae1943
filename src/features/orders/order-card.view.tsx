import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { isActiveStatus, isPayable, orderZone, type OrderSummary } from '@domain/orders/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { Price } from '../currency/index.ts';
import { dateTimeText, statusTone, statusText } from './order-texts.ts';
import { tableText } from './table-text.ts';
import styles from './orders.module.scss';

type OrderCardProps = {
  readonly order: OrderSummary;
  /** Whether the server repeats orders. */
  readonly canRepeat: boolean;
};

/** One order of a list. */
export const OrderCard = observer(function OrderCard({ order, canRepeat }: OrderCardProps) {
  const translate = useTranslate();
  const headingId = useId();
  const zones = useService(TIME_ZONES_IN_VIEW);
  return (
    <article className={styles.card} data-active={isActiveStatus(order.status) || undefined}>
      <div className={styles.logo}>
        <BarePicture source={order.shop.logo} widths={[112]} sizes="56px" width="56" height="56" loading="lazy" />
      </div>
      <div>
        <h3 id={headingId}>
          <AppLink to={`/orders/${order.id}`}>
            <bdi>{order.shop.title}</bdi>
          </AppLink>
        </h3>
        <p className={styles.muted}>
          {translate('order.number', { number: String(order.id) })} · {translate('cart.count', { count: order.pieces })}
        </p>
        <p className={styles.muted}>
          <bdi dir="ltr">{dateTimeText(order.createdAt, orderZone(order), zones)}</bdi>
        </p>
        {order.table && <p className={styles.muted}>{tableText(order.table, translate)}</p>}
      </div>
      <div className={styles.end}>
        {isActiveStatus(order.status) && isPayable(order) ? (
          <Badge tone="negative">{translate('paying.unpaid')}</Badge>
        ) : (
          <Badge tone={statusTone(order.status)}>{statusText(order.status, translate)}</Badge>
        )}
        <strong>
          <Price amount={order.total} style={order.priceStyle} />
        </strong>
      </div>
      {isActiveStatus(order.status) && isPayable(order) && (
        <div className={styles.actions}>
          <AppLink
            to={`/orders/${order.id}`}
            {...buttonAttributes({ look: 'main' })}
            aria-describedby={headingId}
            aria-label={translate('paying.now_label', { number: String(order.id) })}
          >
            {translate('paying.now')}
          </AppLink>
        </div>
      )}
      {!isActiveStatus(order.status) && (
        <div className={styles.actions}>
          <AppLink to={`/orders/${order.id}/again`} {...buttonAttributes({})} aria-describedby={headingId}>
            {translate('order.again')}
          </AppLink>
          {canRepeat && order.status === 'delivered' && !order.table && (
            <AppLink to={`/orders/${order.id}/repeat`} {...buttonAttributes({})} aria-describedby={headingId}>
              {translate('repeat.link')}
            </AppLink>
          )}
        </div>
      )}
    </article>
  );
});
