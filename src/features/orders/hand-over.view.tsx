import { observer } from 'mobx-react-lite';
import { isActiveStatus, type Order } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { iconButtonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as infoIcons from '../../ui/icon/info-icons.data.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import styles from './order.module.scss';

/** Who brings the order, how to call them, and the code to tell them at the door. */
export const HandOver = observer(function HandOver({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  if (!isActiveStatus(order.status)) return null;
  const { courier, pin } = order;
  const hasCourier = courier !== undefined && courier.name !== '';
  const hasPin = pin !== undefined && order.deliveryType === 'delivery';
  if (!hasCourier && !hasPin) return null;
  return (
    <div className={styles.handOver}>
      {hasCourier && (
        <section className={styles.courier} aria-label={translate('order.courier')}>
          <span className={styles.face}>
            <Icon path={moreIcons.bikeIcon} />
          </span>
          <div>
            <p className={styles.strong}>
              <bdi>{courier.name}</bdi>
            </p>
            <p className={styles.muted}>{translate('order.courier')}</p>
          </div>
          {courier.phone !== undefined && (
            <a
              {...iconButtonAttributes('well')}
              href={`tel:+${courier.phone}`}
              aria-label={translate('order.call', { name: courier.name })}
            >
              <Icon path={infoIcons.phoneIcon} />
            </a>
          )}
        </section>
      )}
      {hasPin && (
        <p className={styles.pin}>
          <span>{translate('order.pin')}</span>
          <strong>
            <bdi>{pin}</bdi>
          </strong>
        </p>
      )}
    </div>
  );
});
