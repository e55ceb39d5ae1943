import type { Clock } from '@domain/kernel/clock.port.ts';
import type { EventLog } from '../events/index.ts';
import { speak } from '../messages/index.ts';
import { createNotificationRepository, createUserRepository, type NotificationFilter, type NotificationRow, type Store } from '../store/index.ts';
import { isNotificationType, type Notification, type NotificationSubject, type NotificationType, type SubjectKind } from './notification.ts';
import { toPushNotification } from './notification.shape.ts';

export type Announcement = {
  readonly userId: number;
  readonly type: NotificationType;
  readonly subject: NotificationSubject;
  readonly args?: Readonly<Record<string, string>>;
};
/** Stores a notification with the caller's transaction and tells the user's open streams (NOTIFY-4). */
export type Notify = (announcement: Announcement) => Promise<void>;

/** Unread counts by type, as clients poll them. */
export type Statistics = Readonly<Record<(typeof COUNTED)[number] | 'notification' | 'transaction', number>>;

/** The notifications of users. */
export interface Inbox {
  readonly notify: Notify;
  list(userId: number, filter: NotificationFilter): Promise<{ readonly items: readonly Notification[]; readonly total: number }>;
  one(userId: number, id: number): Promise<Notification | undefined>;
  /** The notification as read; `undefined` when the user has none of this id. */
  read(userId: number, id: number): Promise<Notification | undefined>;
  readAll(userId: number): Promise<void>;
  statistics(userId: number): Promise<Statistics>;
}

const COUNTED = ['new_order', 'new_user_by_referral', 'status_changed', 'new_in_table', 'booking_status', 'new_booking', 'news_publish'] as const;

type Deps = { readonly store: Store; readonly events: EventLog; /** The marketplace's time. */ readonly clock: Clock };

export const createInbox = ({ store, events, clock }: Deps): Inbox => {
  const notifications = createNotificationRepository(store);
  const users = createUserRepository(store);

  const statistics = async (userId: number): Promise<Statistics> => {
    const unread = await notifications.unreadByType(userId);
    const of = (type: string): number => unread.find((row) => row.type === type)?.count ?? 0;
    return {
      notification: unread.reduce((sum, { count }) => sum + count, 0),
      new_order: of('new_order'), new_user_by_referral: of('new_user_by_referral'), status_changed: of('status_changed'),
      new_in_table: of('new_in_table'), booking_status: of('booking_status'), new_booking: of('new_booking'),
      news_publish: of('news_publish'), transaction: await notifications.runningTransactions(userId),
    };
  };

  const tellStatistics = async (userId: number): Promise<void> => events.publish(`user ${userId}`, 'statistics', await statistics(userId));

  return {
    notify: ({ userId, type, subject, args = {} }) =>
      store.transaction(async () => {
        const row = await notifications.insert({ userId, type, subjectKind: subject.kind, subjectId: subject.id, args, at: clock.now() });
        const owner = await users.byId(userId);
        const shape = toPushNotification(toNotification(row), owner, speak(owner?.lang ?? ''), (path) => path);
        await events.publish(`user ${userId}`, 'notification', shape);
        await tellStatistics(userId);
      }),

    list: async (userId, filter) => {
      const { items, total } = await notifications.list(userId, filter);
      return { items: items.map(toNotification), total };
    },

    one: async (userId, id) => {
      const row = await notifications.one(userId, id);
      return row && toNotification(row);
    },

    read: (userId, id) =>
      store.transaction(async () => {
        await notifications.markRead(userId, id, clock.now());
        const row = await notifications.one(userId, id);
        if (row) await tellStatistics(userId);
        return row && toNotification(row);
      }),

    readAll: (userId) =>
      store.transaction(async () => {
        await notifications.markAllRead(userId, clock.now());
        await tellStatistics(userId);
      }),

    statistics,
  };
};

const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  userId: row.user_id,
  type: isNotificationType(row.type) ? row.type : 'status_changed',
  subject: { kind: row.subject_kind as SubjectKind, id: row.subject_id },
  args: row.args,
  readAt: row.read_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
