import { ContainerModule } from 'inversify';
import { useState, type ComponentType } from 'react';
import type { Notifications, NotificationUpdates } from '@domain/notifications/index.ts';
import type { i18n } from 'i18next';
import { defineToken, provide, useService } from '../di/index.ts';
import { ANNOUNCER } from '../features/announcer/index.ts';
import { LOCALE_VIEW_MODEL } from '../features/locale/index.ts';
import { NotificationBell } from '../features/notifications/notification-bell.view.tsx';
import { NOTIFICATIONS_VIEW_MODEL } from '../features/notifications/notifications.tokens.ts';
import { NotificationsViewModel } from '../features/notifications/notifications.view-model.ts';
import { TOASTS_VIEW_MODEL } from '../features/toasts/index.ts';
import { lazyView } from '../ui/lazy/index.ts';
import { builtPath } from './built-path.ts';
import { bindEventFeed, EVENT_FEED, type AnnouncedFeed } from './event-feed.services.ts';
import type { PageServices } from './pages/define-page.ts';
import { PLATFORM, type Platform } from './platform.ts';
import type * as adapters from './signed-in-adapters.ts';
import { API, CLOCK, CONTAINER, I18N, SESSION_STORE } from './tokens.ts';

type Adapters = Pick<typeof adapters, 'createHttpNotifications' | 'createLiveNotificationUpdates'>;

const NOTIFICATIONS = defineToken<Notifications>('Notifications');
const NOTIFICATION_UPDATES = defineToken<NotificationUpdates>('NotificationUpdates');

const bindNotifications = ({ createHttpNotifications, createLiveNotificationUpdates }: Adapters): PageServices => (options) => {
  bindEventFeed(options);
  if (options.isBound(NOTIFICATIONS)) return;
  provide(options, NOTIFICATIONS, createHttpNotifications, { api: API });
  provide(options, NOTIFICATION_UPDATES, ({ platform, feed }: { readonly platform: Platform; readonly feed: AnnouncedFeed }) =>
    createLiveNotificationUpdates({ feed, visibility: platform.visibility, delay: platform.delay }), { platform: PLATFORM, feed: EVENT_FEED });
  provide(options, NOTIFICATIONS_VIEW_MODEL, createViewModel, {
    notifications: NOTIFICATIONS, updates: NOTIFICATION_UPDATES, sessions: SESSION_STORE, locale: LOCALE_VIEW_MODEL, toasts: TOASTS_VIEW_MODEL, announcer: ANNOUNCER, clock: CLOCK,
    translator: I18N, platform: PLATFORM,
  });
};

/** NOTIFY-6: nothing of it is loaded where no messaging service is configured. */
const PushSwitch = lazyView(() => import('./push-switch.tsx').then((module) => module.BoundPushSwitch));

/** The bell with all it needs. */
export const loadNotificationBell = async (): Promise<ComponentType> => {
  const bind = bindNotifications(await import('./signed-in-adapters.ts'));
  return function BoundNotificationBell() {
    const container = useService(CONTAINER);
    useState(() => container.load(new ContainerModule(bind)));
    const { push } = useService(PLATFORM);
    return <NotificationBell>{push && <PushSwitch config={push} />}</NotificationBell>;
  };
};

type ViewModelDeps = Omit<ConstructorParameters<typeof NotificationsViewModel>[0], 'translate' | 'pathOf' | 'zone'> & { readonly translator: i18n; readonly platform: Platform };

const createViewModel = ({ translator, platform, ...deps }: ViewModelDeps): NotificationsViewModel =>
  new NotificationsViewModel({ ...deps, translate: translator.t, pathOf: builtPath, zone: () => platform.deviceZone });
