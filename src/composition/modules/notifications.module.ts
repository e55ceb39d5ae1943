import { ContainerModule } from 'inversify';
import type { Destination, Notifications, NotificationUpdates } from '@domain/notifications/index.ts';
import { createHttpNotifications } from '@infra/notifications/http-notifications.adapter.ts';
import { createLiveNotificationUpdates } from '@infra/notifications/live-notification-updates.adapter.ts';
import { defineToken, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { ANNOUNCER } from '../../features/announcer/index.ts';
import { LOCALE_VIEW_MODEL } from '../../features/locale/index.ts';
import { destinationPath } from '../../features/notifications/destination-path.ts';
import { NOTIFICATIONS_VIEW_MODEL, PUSH_SWITCH } from '../../features/notifications/notifications.tokens.ts';
import { NotificationsViewModel } from '../../features/notifications/notifications.view-model.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { matchRoute } from '../../routes/match-route.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { routes } from '../route-table.ts';
import { API, CLOCK, SESSION_STORE, TRANSLATE } from '../tokens.ts';
import { bindEventFeed, EVENT_FEED, type AnnouncedFeed } from './event-feed.module.ts';
import { lazyBoundView } from './lazy-service.ts';

export { NotificationCenter as View } from '../../features/notifications/notification-center.view.tsx';

type PathOf = (destination: Destination) => string | undefined;
type ViewModelDeps = Omit<ConstructorParameters<typeof NotificationsViewModel>[0], 'zone'> & {
  readonly platform: Platform;
};
type PushDeps = { readonly late: LazyBindings; readonly platform: Platform };
type UpdatesDeps = { readonly platform: Platform; readonly feed: AnnouncedFeed };

const NOTIFICATIONS = defineToken<Notifications>('Notifications');
const NOTIFICATION_UPDATES = defineToken<NotificationUpdates>('NotificationUpdates');
/** Returns the path of a notification's destination. */
export const PATH_OF = defineToken<PathOf>('PathOfDestination');

/** ROUTE-9: returns the path of a destination, or undefined where it has no page. The desk is the server's. */
const createPathOf =
  ({ platform: { apiHost } }: { readonly platform: Platform }): PathOf =>
  (destination) => {
    const path = destinationPath(destination);
    if (destination.page === 'desk-order') return apiHost + path;
    return matchRoute(routes, path.replace(/\?.*/, ''), '') && path;
  };

const createViewModel = ({ platform, ...deps }: ViewModelDeps): NotificationsViewModel =>
  new NotificationsViewModel({ ...deps, zone: () => platform.deviceZone });

/** NOTIFY-6: the switch and its code load only where a messaging service is configured. */
const createPushSwitch = ({ late, platform: { push } }: PushDeps) =>
  push && lazyBoundView(late, () => import('./push.module.ts').then(({ load }) => load(push)));

/** The notification center, imported when a signed-in customer sees the bell. */
export const bindings = new ContainerModule((options) => {
  bindEventFeed(options);
  if (options.isBound(NOTIFICATIONS)) return;
  provide(options, NOTIFICATIONS, createHttpNotifications, { api: API });
  provide(
    options,
    NOTIFICATION_UPDATES,
    ({ platform, feed }: UpdatesDeps) => createLiveNotificationUpdates({ feed, visibility: platform.visibility }),
    { platform: PLATFORM, feed: EVENT_FEED },
  );
  provide(options, PATH_OF, createPathOf, { platform: PLATFORM });
  provide(options, PUSH_SWITCH, createPushSwitch, { late: LAZY_BINDINGS, platform: PLATFORM });
  provide(options, NOTIFICATIONS_VIEW_MODEL, createViewModel, {
    notifications: NOTIFICATIONS,
    updates: NOTIFICATION_UPDATES,
    sessions: SESSION_STORE,
    locale: LOCALE_VIEW_MODEL,
    toasts: TOASTS_VIEW_MODEL,
    announcer: ANNOUNCER,
    clock: CLOCK,
    translate: TRANSLATE,
    pathOf: PATH_OF,
    platform: PLATFORM,
  });
});
