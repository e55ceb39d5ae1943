import { observer } from 'mobx-react-lite';
import { NOTIFICATIONS_PER_PAGE } from '@domain/notifications/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Drawing } from '../../ui/drawing/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState, failureText } from '../failure/index.ts';
import { sleepingBellDrawing } from './notifications-drawings.data.ts';
import { NotificationItem } from './notification-item.view.tsx';
import styles from './notification-panel.module.scss';
import type { NotificationsViewModel } from './notifications.view-model.ts';

type NotificationListProps = { readonly vm: NotificationsViewModel; readonly onFollow: () => void };

/** The content of a tab: its notifications, a placeholder, a failure, or that there are none. */
export const NotificationList = observer(function NotificationList({ vm, onFollow }: NotificationListProps) {
  const translate = useTranslate();
  const { items, isPending, failure } = vm.list;
  if (isPending) return <Placeholder />;
  if (!vm.list.opened && failure)
    return <FailureState level={3} failure={failure} onRetry={() => void vm.list.retry()} />;
  if (items.length === 0)
    return (
      <State art={<Drawing shapes={sleepingBellDrawing} />} title={translate(`notifications.none.${vm.tab}`)} level={3}>
        {translate('notifications.none_text')}
      </State>
    );
  return (
    <>
      <ul>
        {items.map((notification) => (
          <li key={notification.id}>
            <NotificationItem vm={vm} notification={notification} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {failure && (
        <div role="alert" className={styles.failure}>
          <p>{failureText(failure, translate)}</p>
          <Button look="text" onClick={() => void vm.list.retry()}>
            {translate('error.try_again')}
          </Button>
        </div>
      )}
    </>
  );
});

const places = Array.from({ length: NOTIFICATIONS_PER_PAGE }, (_, place) => place);

function Placeholder() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('progress')}>
      {places.map((place) => (
        <div key={place} className={styles.item} aria-hidden="true">
          <div className={styles.icon} />
          <div className={styles.waiting}>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
