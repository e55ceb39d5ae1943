import { expect, it } from 'vitest';
import { notificationId } from '@domain/kernel/ids.ts';
import { type AppNotification, type Notifications, NOTIFICATIONS_PER_PAGE } from '@domain/notifications/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';
import { walkPages } from '../pages.ts';

/** Seven unread changes of orders, then two unread pieces of news. */
export const [CHANGES, NEWS] = [7, 2];

const allOf = (notifications: Notifications, tab: Parameters<Notifications['list']>[0] = 'all') =>
  walkPages(
    (page) => notifications.list(tab, page),
    ({ id }) => id,
  );

export const notificationLaws: Laws<Notifications> = (fresh) => {
  it('NOTIFY-1 lists each tab newest first, five per page', async () => {
    const notifications = await fresh();
    expect(taken(await notifications.list('all', 1)).items).toHaveLength(NOTIFICATIONS_PER_PAGE);
    const all = await allOf(notifications);
    expect(all).toHaveLength(CHANGES + NEWS);
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((left, right) => right - left));
    expect((await allOf(notifications, 'news')).map(({ type, subject }) => [type, subject.kind])).toEqual(
      Array.from({ length: NEWS }, () => ['news_publish', 'news']),
    );
    expect(
      (await allOf(notifications, 'orders')).map(({ type, subject, status }) => [type, subject.kind, status]),
    ).toEqual(Array.from({ length: CHANGES }, () => ['status_changed', 'order', 'canceled']));
  });

  it('NOTIFY-3 loads a notification as listed', async () => {
    const notifications = await fresh();
    for (const notification of await allOf(notifications))
      expect(taken(await notifications.load(notification.id))).toEqual(notification);
    expect((await notifications.load(notificationId(987_654))).ok).toBe(false);
  });

  it('NOTIFY-2 counts unread ones, and reading one lowers the counts of its tabs', async () => {
    const notifications = await fresh();
    let counts = taken(await notifications.statistics());
    expect(counts).toEqual({ all: CHANGES + NEWS, news: NEWS, orders: CHANGES });
    const [news, order] = [
      taken(await notifications.list('news', 1)).items[0],
      taken(await notifications.list('orders', 1)).items[0],
    ] as [AppNotification, AppNotification];
    for (const read of [news, order]) {
      const at = taken(await notifications.markRead(read.id));
      expect(at).toBeTypeOf('number');
      expect(taken(await notifications.markRead(read.id))).toBe(at);
      counts = {
        all: counts.all - 1,
        news: counts.news - (read === news ? 1 : 0),
        orders: counts.orders - (read === order ? 1 : 0),
      };
      expect(taken(await notifications.statistics())).toEqual(counts);
      expect(taken(await notifications.load(read.id)).readAt).toBe(at);
    }
    expect(
      new Set((await allOf(notifications)).filter(({ readAt }) => readAt !== undefined).map(({ id }) => id)),
    ).toEqual(new Set([news.id, order.id]));
  });

  it('NOTIFY-2 has nothing unread after marking all, even twice', async () => {
    const notifications = await fresh();
    for (const _time of [1, 2]) {
      taken(await notifications.markAllRead());
      expect(taken(await notifications.statistics())).toEqual({ all: 0, news: 0, orders: 0 });
    }
    expect((await allOf(notifications)).every(({ readAt }) => readAt !== undefined)).toBe(true);
  });
};
