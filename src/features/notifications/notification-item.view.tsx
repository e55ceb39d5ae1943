import { observer } from 'mobx-react-lite';
import { destinationOf, type AppNotification } from '@domain/notifications/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import { iconOf } from './notification-icons.ts';
import { detailOf, headlineOf, whenText } from './notification-texts.ts';
import styles from './notification-panel.module.scss';
import type { NotificationsViewModel } from './notifications.view-model.ts';

type NotificationItemProps = {
  readonly vm: Pick<NotificationsViewModel, 'isRead' | 'pathOf' | 'read' | 'zone'>;
  readonly notification: AppNotification;
  readonly onFollow: () => void;
};

/**
 * NOTIFY-3: a link to the subject of the notification, which the server may have at its desk; without a page for it, a
 * button that marks it read and stays.
 */
export const NotificationItem = observer(function NotificationItem({
  vm,
  notification,
  onFollow,
}: NotificationItemProps) {
  const isRead = vm.isRead(notification);
  const path = vm.pathOf(notification);
  const read = (): void => void vm.read(notification);
  if (path === undefined)
    return (
      <button
        type="button"
        className={styles.item}
        data-unread={!isRead || undefined}
        aria-disabled={isRead || undefined}
        onClick={read}
      >
        <Content vm={vm} notification={notification} isRead={isRead} />
      </button>
    );
  if (destinationOf(notification)?.page === 'desk-order')
    return (
      <a href={path} className={styles.item} data-unread={!isRead || undefined} onClick={read}>
        <Content vm={vm} notification={notification} isRead={isRead} />
      </a>
    );
  return (
    <AppLink
      to={path}
      className={styles.item}
      data-unread={!isRead || undefined}
      onClick={() => {
        read();
        onFollow();
      }}
    >
      <Content vm={vm} notification={notification} isRead={isRead} />
    </AppLink>
  );
});

type ContentProps = Pick<NotificationItemProps, 'vm' | 'notification'> & { readonly isRead: boolean };

const Content = observer(function Content({ vm, notification, isRead }: ContentProps) {
  const translate = useTranslate();
  const { now } = useService(NOW_VIEW_MODEL);
  const zones = useService(TIME_ZONES_IN_VIEW);
  const detail = detailOf(notification, translate);
  const when = whenText(notification.createdAt, { now, zone: vm.zone, zones, translate });
  return (
    <>
      <span className={styles.icon}>
        <Icon path={iconOf(notification)} />
      </span>
      <span className={styles.words}>
        <span className={styles.headline}>{headlineOf(notification, translate)}</span>
        {detail !== '' && <bdi className={styles.detail}>{detail}</bdi>}
        {when !== '' && <span className={styles.when}>{when}</span>}
      </span>
      {!isRead && (
        <span className={styles.dot}>
          <VisuallyHidden>{translate('notifications.is_unread')}</VisuallyHidden>
        </span>
      )}
    </>
  );
});
