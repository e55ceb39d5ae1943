import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { closePopover } from '../../ui/popover/index.ts';
import { NotificationList } from './notification-list.view.tsx';
import styles from './notification-panel.module.scss';
import { NotificationTabs, tabId } from './notification-tabs.view.tsx';
import type { NotificationsViewModel } from './notifications.view-model.ts';

/** Id of the panel; the bell opens it with `popoverTarget`. */
export const NOTIFICATIONS_POPOVER = 'notifications';
const PANEL = `${NOTIFICATIONS_POPOVER}-list`;

const close = (): void => closePopover(NOTIFICATIONS_POPOVER);

type NotificationPanelProps = {
  readonly vm: NotificationsViewModel;
  /** Content below the lists, rendered before the panel opens. */
  readonly children?: ReactNode;
};

/**
 * NOTIFY-1: a panel under the bell, a bottom sheet on a phone. The browser opens it, closes it on Escape and outside
 * presses, and returns the focus.
 */
export const NotificationPanel = observer(function NotificationPanel({ vm, children }: NotificationPanelProps) {
  const translate = useTranslate();
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [hasBeenOpen, setBeenOpen] = useState(false);
  return (
    <div
      ref={panel}
      id={NOTIFICATIONS_POPOVER}
      popover="auto"
      role="dialog"
      aria-labelledby={heading}
      className={styles.panel}
      onBeforeToggle={({ newState }) => {
        if (newState === 'open') setBeenOpen(true);
        vm.toggle(newState === 'open');
      }}
      onToggle={({ newState }) =>
        newState === 'open' &&
        panel.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true })
      }
    >
      <div className={styles.head}>
        <h2 id={heading}>{translate('notifications.title')}</h2>
        <IconButton
          icon={icons.xIcon}
          label={translate('notifications.close')}
          popoverTarget={NOTIFICATIONS_POPOVER}
          popoverTargetAction="hide"
        />
      </div>
      {(hasBeenOpen || vm.isOpen) && (
        <>
          <NotificationTabs vm={vm} panelId={PANEL} />
          <div
            id={PANEL}
            role="tabpanel"
            aria-labelledby={tabId(vm.tab)}
            className={styles.list}
            tabIndex={vm.list.items.length === 0 ? 0 : undefined}
          >
            <NotificationList vm={vm} onFollow={close} />
          </div>
          <Foot vm={vm} />
        </>
      )}
      {children}
    </div>
  );
});

const Foot = observer(function Foot({ vm }: { readonly vm: NotificationsViewModel }) {
  const translate = useTranslate();
  const foot = useRef<HTMLDivElement>(null);
  const { items, hasMore, isLoadingMore } = vm.list;
  const [from, setFrom] = useState<number | undefined>(undefined);

  useEffect(() => {
    const next =
      from === undefined || items.length <= from
        ? undefined
        : document.querySelectorAll<HTMLElement>(`#${PANEL} :is(a, button)`)[from];
    if (!next) return;
    setFrom(undefined);
    // Keyboard focus moves on to the first of the new notifications, also when the button has gone.
    if (document.activeElement === document.body || foot.current?.contains(document.activeElement)) next.focus();
  }, [from, items]);

  return (
    <div ref={foot} className={styles.foot}>
      <Button look="text" aria-disabled={!vm.hasUnread || undefined} onClick={() => void vm.readAll()}>
        {translate('notifications.read_all')}
      </Button>
      {hasMore && (
        <Button
          isBusy={isLoadingMore}
          onClick={() => {
            setFrom(items.length);
            void vm.list.more();
          }}
        >
          {translate('notifications.more')}
        </Button>
      )}
    </div>
  );
});
