import type { Courier } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { iconButtonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as infoIcons from '../../ui/icon/info-icons.data.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import styles from './tracking.module.scss';

/** Who is on the way, and how to call them; nothing while nobody is known. */
export function CourierCard({ courier }: { readonly courier: Courier | undefined }) {
  const translate = useTranslate();
  if (!courier || courier.name === '') return null;
  return (
    <section className={styles.courier} aria-label={translate('order.courier')}>
      <span className={styles.face}>
        <Icon path={wayIcons.bikeIcon} />
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
  );
}
