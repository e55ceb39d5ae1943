import type { DeliveryStop } from '@domain/couriers/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { iconButtonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as courierIcons from '../../ui/icon/courier-icons.data.ts';
import styles from './courier.module.scss';

type StopProps = { readonly kind: 'start' | 'door'; readonly stop: DeliveryStop };

/** One end of a delivery: who, where, the way there in the device's maps, and how to call them. */
export function Stop({ kind, stop: { name, phone, address, at } }: StopProps) {
  const translate = useTranslate();
  return (
    <div className={styles.stop}>
      <div>
        <p className={styles.muted}>{translate(kind === 'start' ? 'courier.pick_up_at' : 'courier.bring_to')}</p>
        <p className={styles.strong}>
          <bdi>{name}</bdi>
        </p>
        <p dir="auto">{address}</p>
      </div>
      <div className={styles.contacts}>
        {at && (
          <a
            {...iconButtonAttributes('well')}
            href={`https://www.google.com/maps/dir/?api=1&destination=${at.latitude},${at.longitude}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={translate('courier.route', { name })}
          >
            <Icon path={courierIcons.navigationIcon} />
          </a>
        )}
        {phone !== undefined && (
          <a
            {...iconButtonAttributes('well')}
            href={`tel:+${phone.replaceAll(/\D/g, '')}`}
            aria-label={translate('order.call', { name })}
          >
            <Icon path={courierIcons.phoneIcon} />
          </a>
        )}
      </div>
    </div>
  );
}
