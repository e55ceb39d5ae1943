import type { Courier } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { iconButtonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as infoIcons from '../../ui/icon/info-icons.data.ts';
import { messageCircleIcon } from '../../ui/icon/message-icons.data.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import { ChatLink, type SubjectId } from '../chat/index.ts';
import styles from './tracking.module.scss';

type CourierCardProps = {
  readonly courier: Courier | undefined;
  /** The order or parcel they bring. */
  readonly subject: SubjectId;
};

/** Who is on the way, and how to write to them or call them; nothing while nobody is known. */
export function CourierCard({ courier, subject }: CourierCardProps) {
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
      <div className={styles.contacts}>
        {courier.id !== undefined && (
          <ChatLink
            {...iconButtonAttributes('well')}
            partner={{ kind: 'courier', id: courier.id }}
            subject={subject}
            aria-label={translate('chat.to_courier')}
          >
            <Icon path={messageCircleIcon} />
          </ChatLink>
        )}
        {courier.phone !== undefined && (
          <a
            {...iconButtonAttributes('well')}
            href={`tel:+${courier.phone}`}
            aria-label={translate('order.call', { name: courier.name })}
          >
            <Icon path={infoIcons.phoneIcon} />
          </a>
        )}
      </div>
    </section>
  );
}
