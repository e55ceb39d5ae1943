import type { Notifications, NotificationRow, NewNotification, NotificationFilter } from './notifications.ports.ts';
import { asJson } from '../../store/tables/index.ts';
import type { Store } from '../../store/store.ts';

/** Notifications, always those of one user. */
export const createNotificationRepository = (store: Store): Notifications => {
  const own = (userId: number) => store.database.selectFrom('notifications').where('user_id', '=', userId);
  return {
    insert: (notifications: readonly NewNotification[]): Promise<NotificationRow[]> =>
      store.database
        .insertInto('notifications')
        .values(
          notifications.map(({ userId, type, subjectKind, subjectId, args, at }) => ({
            user_id: userId,
            type,
            subject_kind: subjectKind,
            subject_id: subjectId,
            args: asJson(args),
            read_at: null,
            created_at: at,
            updated_at: at,
          })),
        )
        .returningAll()
        .execute(),

    one: (userId: number, id: number): Promise<NotificationRow | undefined> =>
      own(userId).selectAll().where('id', '=', id).executeTakeFirst(),

    list: async (userId: number, { type, sort, offset, limit }: NotificationFilter) => {
      const wanted = own(userId).$if(type !== undefined, (query) => query.where('type', '=', type ?? ''));
      const { total } = await wanted.select((at) => at.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { total, items: await wanted.selectAll().orderBy('id', sort).offset(offset).limit(limit).execute() };
    },

    markRead: async (userId: number, id: number, at: number): Promise<void> =>
      void (await store.database
        .updateTable('notifications')
        .set({ read_at: at, updated_at: at })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('read_at', 'is', null)
        .execute()),

    markAllRead: async (userId: number, at: number): Promise<void> =>
      void (await store.database
        .updateTable('notifications')
        .set({ read_at: at, updated_at: at })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .execute()),

    unreadByType: (userId: number): Promise<{ type: string; count: number }[]> =>
      own(userId)
        .where('read_at', 'is', null)
        .groupBy('type')
        .select(['type', (at) => at.fn.countAll<number>().as('count')])
        .execute(),

    runningTransactions: async (userId: number): Promise<number> => {
      const { count } = await store.database
        .selectFrom('transactions')
        .where('user_id', '=', userId)
        .where('status', '=', 'progress')
        .select((at) => at.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
};
