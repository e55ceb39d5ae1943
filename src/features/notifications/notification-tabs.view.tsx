import { observer } from 'mobx-react-lite';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { countText } from './notification-texts.ts';
import styles from './notification-panel.module.scss';
import { TABS, type NotificationsViewModel, type NotificationTab } from './notifications.view-model.ts';

type NotificationTabsProps = {
  readonly vm: Pick<NotificationsViewModel, 'tab' | 'select' | 'counts'>;
  readonly panelId: string;
};

export const tabId = (tab: NotificationTab): string => `notifications-${tab}`;

/**
 * NOTIFY-1: all, news, orders, each with its unread count. One tab stop; arrow keys move between tabs in the direction
 * of reading.
 */
export const NotificationTabs = observer(function NotificationTabs({ vm, panelId }: NotificationTabsProps) {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = tabAfter(event.key, vm.tab, document.dir === 'rtl');
    if (!next) return;
    event.preventDefault();
    vm.select(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={translate('notifications.title')} className={styles.tabs}>
      {TABS.map((tab) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === vm.tab}
          aria-controls={panelId}
          tabIndex={tab === vm.tab ? 0 : -1}
          className={styles.tab}
          onClick={() => vm.select(tab)}
          onKeyDown={onKeyDown}
        >
          {translate(`notifications.tab.${tab}`)}
          {vm.counts[tab] > 0 && (
            <>
              {' '}
              <span aria-hidden="true" className={styles.count}>
                {countText(vm.counts[tab])}
              </span>
              <VisuallyHidden>{translate('notifications.unread', { count: vm.counts[tab] })}</VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </div>
  );
});

/** Returns the tab that a key moves to, wrapping around. */
const tabAfter = (key: string, tab: NotificationTab, isRightToLeft: boolean): NotificationTab | undefined => {
  const [back, on] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const step = key === on ? 1 : key === back ? -1 : 0;
  if (step !== 0) return TABS.at((TABS.indexOf(tab) + step) % TABS.length);
  return key === 'Home' ? TABS[0] : key === 'End' ? TABS.at(-1) : undefined;
};
