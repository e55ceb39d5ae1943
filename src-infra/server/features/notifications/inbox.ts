import type { NotificationType } from '@domain/notifications/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { EventLog, Present, Publication } from '../../foundation/events/index.ts';
import { speak } from '../../foundation/messages/index.ts';
import type { PushRequest } from '../push/index.ts';
import type { NotificationFilter, NotificationRow, Notifications, Recipients } from './notifications.ports.ts';
import { isNotificationType, type Notification, type NotificationSubject, type SubjectKind } from './notification.ts';
import { toPushNotification } from './notification.shape.ts';
import { toPushText } from './push-text.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';

export type Announcement = {
  readonly userId: number;
  readonly type: NotificationType;
  readonly subject: NotificationSubject;
  readonly args?: Readonly<Record<string, string>>;
};
/** Stores notifications in the caller's transaction and sends them to the users' open streams (NOTIFY-4). */
export type Notify = (...announcements: readonly Announcement[]) => Promise<void>;

/** Unread counts by type, as clients poll them. */
export type Statistics = Readonly<Record<(typeof COUNTED)[number] | 'notification' | 'transaction', number>>;

/** The notifications of users. */
export interface Inbox {
  readonly notify: Notify;
  list(
    userId: number,
    filter: NotificationFilter,
  ): Promise<{ readonly items: readonly Notification[]; readonly total: number }>;
  one(userId: number, id: number): Promise<Notification | undefined>;
  /** Marks a notification as read and returns it; `undefined` if the user has none with this id. */
  read(userId: number, id: number): Promise<Notification | undefined>;
  readAll(userId: number): Promise<void>;
  statistics(userId: number): Promise<Statistics>;
  /** Returns the events of a user's stream. */
  present(userId: number): Present;
}

const COUNTED = [
  'new_order',
  'new_user_by_referral',
  'status_changed',
  'new_in_table',
  'booking_status',
  'new_booking',
  'news_publish',
] as const;

type Deps = {
  readonly notifications: Notifications;
  readonly recipients: Recipients;
  readonly transactions: Transactions;
  readonly events: EventLog;
  /** The marketplace's time. */
  readonly clock: Clock;
  /** NOTIFY-6: sends push messages; absent without a messaging service. */
  readonly push: ((notes: readonly PushRequest[]) => void) | undefined;
};

export const createNotifications = ({ notifications, recipients, transactions, events, clock, push }: Deps): Inbox => {
  const statistics = async (userId: number): Promise<Statistics> => {
    const unread = await notifications.unreadByType(userId);
    const of = (type: string): number => unread.find((row) => row.type === type)?.count ?? 0;
    return {
      notification: unread.reduce((sum, { count }) => sum + count, 0),
      new_order: of('new_order'),
      new_user_by_referral: of('new_user_by_referral'),
      status_changed: of('status_changed'),
      new_in_table: of('new_in_table'),
      booking_status: of('booking_status'),
      new_booking: of('new_booking'),
      news_publish: of('news_publish'),
      transaction: await notifications.runningTransactions(userId),
    };
  };

  // Counts are computed when a stream is read, since most notified users have no open stream.
  const newCounts = (userId: number): Publication => ({ stream: `user ${userId}`, event: 'statistics', data: null });
  const publishCounts = (userId: number): Promise<void> => events.publishAll([newCounts(userId)]);

  return {
    notify: async (...announcements) => {
      if (announcements.length === 0) return;
      await transactions.run(async () => {
        const at = clock.now();
        const rows = await notifications.insert(
          announcements.map(({ userId, type, subject, args = {} }) => ({
            userId,
            type,
            subjectKind: subject.kind,
            subjectId: subject.id,
            args,
            at,
          })),
        );
        const owners = new Map(
          (await recipients.byIds(rows.map((row) => row.user_id))).map((owner) => [owner.id, owner]),
        );
        const shapes = rows.map((row) => {
          const owner = owners.get(row.user_id);
          return {
            userId: row.user_id,
            type: toNotification(row).type,
            shape: toPushNotification(toNotification(row), owner, speak(owner?.lang ?? ''), (path) => path),
          };
        });
        await events.publishAll(
          shapes.flatMap(({ userId, shape }) => [
            { stream: `user ${userId}`, event: 'notification', data: shape },
            newCounts(userId),
          ]),
        );
        if (push)
          transactions.afterCommit(() =>
            push(shapes.map(({ userId, type, shape }) => ({ userId, type, text: toPushText(shape) }))),
          );
      });
    },

    present: (userId) => async (stored) => {
      if (!stored.some(isCount)) return { events: stored, isLast: false };
      const data = JSON.stringify(await statistics(userId));
      return { events: stored.map((event) => (isCount(event) ? { ...event, data } : event)), isLast: false };
    },

    list: async (userId, filter) => {
      const { items, total } = await notifications.list(userId, filter);
      return { items: items.map(toNotification), total };
    },

    one: async (userId, id) => {
      const row = await notifications.one(userId, id);
      return row && toNotification(row);
    },

    read: (userId, id) =>
      transactions.run(async () => {
        await notifications.markRead(userId, id, clock.now());
        const row = await notifications.one(userId, id);
        if (row) await publishCounts(userId);
        return row && toNotification(row);
      }),

    readAll: (userId) =>
      transactions.run(async () => {
        await notifications.markAllRead(userId, clock.now());
        await publishCounts(userId);
      }),

    statistics,
  };
};

const isCount = ({ event }: { readonly event: string }): boolean => event === 'statistics';

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
