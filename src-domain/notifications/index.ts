export { createDevicePush, type DevicePush, type DevicePushDeps, type PushStatus } from './device-push.use-case.ts';
export { destinationOf, type Destination } from './destination.ts';
export {
  NOTIFICATION_TYPES,
  readNotificationType,
  type AppNotification,
  type NotificationType,
  type Subject,
} from './notification.ts';
export { isInTab, mergeNotifications } from './notification-list.ts';
export type { NotificationNews, Notifications, NotificationUpdates } from './notifications.ports.ts';
export { hasOlder, openedAfter, pageBelow, shownIn, type OpenedTab } from './opened-tab.ts';
export { alertsAgain, readPushMessage, type PushFields, type PushMessage } from './push-message.ts';
export { isPushWanted, pushKindOf } from './push-kind.ts';
export { PUSH_KINDS, type PushKind, type PushPreference, type PushPreferences } from './push-preferences.port.ts';
export {
  pushToken,
  type PushChoice,
  type PushChoices,
  type PushMessaging,
  type PushPermission,
  type PushToken,
  type PushTokens,
} from './push-messaging.ports.ts';
export { readStatistics } from './statistics.ts';
export {
  markedRead,
  noUnread,
  NOTIFICATION_TABS,
  NOTIFICATIONS_PER_PAGE,
  STATISTICS_EVERY_MS,
  type UnreadCounts,
} from './unread-counts.ts';
export {
  beginReading,
  beginReadingAll,
  settleReading,
  takePush,
  takeStatistics,
  unknownUnread,
  unreadNow,
  type Reading,
  type ReadingKey,
  type UnreadState,
} from './unread-state.ts';
