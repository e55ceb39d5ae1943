import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  countsAfterReading, destinationOf, markedRead, NOTIFICATION_TABS, NOTIFICATION_TYPES, NOTIFICATIONS_PER_PAGE, noUnread, readNotificationType, STATISTICS_EVERY_MS,
} from '@domain/notifications/index.ts';
import { hostileTextArb, notificationArb, unreadCountsArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const later = instant(1_741_600_009_000);

describe('NOTIFY-2 unread counts', () => {
  it('are never below zero, and fall only where the notification counted', () => {
    fc.assert(
      fc.property(unreadCountsArb, fc.array(notificationArb, { maxLength: 12 }), (counts, notifications) => {
        let known = counts;
        for (const notification of notifications) {
          const next = countsAfterReading(known, notification);
          const isUnread = notification.readAt === undefined;
          expect(known.all - next.all).toBe(isUnread && known.all > 0 ? 1 : 0);
          expect(known.news - next.news).toBe(isUnread && notification.type === NOTIFICATION_TABS.news && known.news > 0 ? 1 : 0);
          expect(known.orders - next.orders).toBe(isUnread && notification.type === NOTIFICATION_TABS.orders && known.orders > 0 ? 1 : 0);
          known = next;
        }
      }),
      runs(600),
    );
    expect([noUnread, NOTIFICATIONS_PER_PAGE, STATISTICS_EVERY_MS]).toEqual([{ all: 0, news: 0, orders: 0 }, 5, 10_000]);
  });

  it('fall once: what was read stays read, with its first moment', () => {
    fc.assert(
      fc.property(unreadCountsArb, notificationArb, (counts, notification) => {
        const read = markedRead(notification, later);
        expect(read.readAt).toBe(notification.readAt ?? later);
        expect(markedRead(read, instant(later + 1))).toEqual(read);
        expect(countsAfterReading(counts, read)).toEqual(counts);
      }),
      runs(50),
    );
  });
});

describe('NOTIFY-3 destinations', () => {
  it('are pages of what the notification is about, and none otherwise', () => {
    fc.assert(
      fc.property(notificationArb, (notification) => {
        const { type, subject } = notification;
        const destination = destinationOf(notification);
        const isOfOrder = type === 'status_changed' || type === 'new_order' || type === 'new_parcel_order';
        if (isOfOrder && (subject.kind === 'order' || subject.kind === 'parcel')) expect(destination).toEqual({ page: subject.kind, id: subject.id });
        else if (type === 'booking_status') expect(destination).toEqual({ page: 'reservations' });
        else if (type === 'news_publish' && subject.kind === 'news') expect(destination).toEqual({ page: 'home', news: subject.uuid });
        else if (type !== undefined && ['order_refunded', 'wallet_top_up', 'wallet_withdraw', 'add_cashback'].includes(type)) expect(destination).toEqual({ page: 'wallet' });
        else expect(destination).toBeUndefined();
      }),
      runs(200),
    );
  });
});

describe('NOTIFY-5 notification types', () => {
  it('are read by their names, everything else is unknown', () => {
    fc.assert(
      fc.property(fc.oneof(hostileTextArb, fc.constantFrom(...NOTIFICATION_TYPES)), (text) => {
        expect(readNotificationType(text)).toBe(NOTIFICATION_TYPES.some((type) => type === text) ? text : undefined);
      }),
      runs(50),
    );
    expect(NOTIFICATION_TYPES).toEqual(expect.arrayContaining(['new_order', 'new_user_by_referral', 'status_changed', 'new_in_table', 'booking_status', 'new_booking', 'news_publish', 'order_refunded']));
  });
});
