import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useViewModel } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import { NotificationPanel, NOTIFICATIONS_POPOVER } from './notification-panel.view.tsx';
import { countText } from './notification-texts.ts';
import { NOTIFICATIONS_VIEW_MODEL } from './notifications.tokens.ts';
import type { NotificationsViewModel } from './notifications.view-model.ts';

/** LAYOUT-3: the bell with the unread count, and the panel it opens. */
export const NotificationBellView = observer(function NotificationBellView({
  vm,
  children,
}: {
  readonly vm: NotificationsViewModel;
  readonly children?: ReactNode;
}) {
  const translate = useTranslate();
  const { all } = vm.counts;
  return (
    <>
      <IconButton
        icon={noticeIcons.bellIcon}
        label={all === 0 ? translate('notifications.title') : translate('notifications.bell', { count: all })}
        badge={all === 0 ? undefined : countText(all)}
        aria-haspopup="dialog"
        popoverTarget={NOTIFICATIONS_POPOVER}
      />
      <NotificationPanel vm={vm}>{children}</NotificationPanel>
    </>
  );
});

export function NotificationBell({ children }: { readonly children?: ReactNode }) {
  return <NotificationBellView vm={useViewModel(NOTIFICATIONS_VIEW_MODEL)}>{children}</NotificationBellView>;
}
