import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  destinationOf,
  markedRead,
  NOTIFICATION_TABS,
  NOTIFICATION_TYPES,
  NOTIFICATIONS_PER_PAGE,
  noUnread,
  readNotificationType,
  STATISTICS_EVERY_MS,
} from '@domain/notifications/index.ts';
import { hostileTextArb, notificationArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const later = instant(1_741_600_009_000);

describe('NOTIFY-1 NOTIFY-4 constants', () => {
  it('set five notifications per page and a poll of the counts every ten seconds', () => {
    expect([noUnread, NOTIFICATIONS_PER_PAGE, STATISTICS_EVERY_MS]).toEqual([
      { all: 0, news: 0, orders: 0 },
      5,
      10_000,
    ]);
    expect(NOTIFICATION_TABS).toEqual({ all: undefined, news: 'news_publish', orders: 'status_changed' });
  });
});

describe('NOTIFY-2b reading a notification', () => {
  it('keeps the time of the first reading', () => {
    fc.assert(
      fc.property(notificationArb, (notification) => {
        const read = markedRead(notification, later);
        expect(read.readAt).toBe(notification.readAt ?? later);
        expect(markedRead(read, instant(later + 1))).toEqual(read);
      }),
      runs(50),
    );
  });
});

describe('NOTIFY-3 destinations', () => {
  it('are pages for the subject of the notification, or none', () => {
    fc.assert(
      fc.property(notificationArb, (notification) => {
        const { type, subject } = notification;
        const destination = destinationOf(notification);
        const isOfOrder = type !== undefined && ['status_changed', 'new_parcel_order', 'dish_missing'].includes(type);
        if ((isOfOrder || type === 'new_order') && subject.kind === 'delivery')
          expect(destination).toEqual({ page: notification.status === 'courier_refused' ? 'deliver' : 'courier' });
        else if (isOfOrder && (subject.kind === 'order' || subject.kind === 'parcel'))
          expect(destination).toEqual({ page: subject.kind, id: subject.id });
        else if (type === 'new_order' && subject.kind === 'order')
          expect(destination).toEqual({ page: 'desk-order', id: subject.id });
        else if (type === 'order_repeat' && subject.kind === 'order')
          expect(destination).toEqual({
            page: notification.status === 'placed' ? 'order' : 'repeat',
            id: subject.id,
          });
        else if (type === 'booking_status')
          expect(destination).toEqual(
            subject.kind === 'table-wait' ? { page: 'table-wait', id: subject.id } : { page: 'reservations' },
          );
        else if (type === 'news_publish' && subject.kind === 'news')
          expect(destination).toEqual({ page: 'home', news: subject.uuid });
        else if (
          type !== undefined &&
          ['order_refunded', 'wallet_top_up', 'wallet_withdraw', 'add_cashback'].includes(type)
        )
          expect(destination).toEqual({ page: 'wallet' });
        else if (type === 'new_user_by_referral') expect(destination).toEqual({ page: 'referrals' });
        else if (type === 'shop_approved') expect(destination).toEqual({ page: 'be-seller' });
        else expect(destination).toBeUndefined();
      }),
      runs(200),
    );
  });
});

describe('COURIER-7f a decision about an application', () => {
  it('leads to the deliveries once approved, and to the reason if refused', () => {
    const decided = (status: string) =>
      destinationOf({ type: 'status_changed', subject: { kind: 'delivery' }, status })?.page;
    expect(['courier_approved', 'courier_refused'].map(decided)).toEqual(['courier', 'deliver']);
  });
});

describe('NOTIFY-5 notification types', () => {
  it('are read by name; everything else is unknown', () => {
    fc.assert(
      fc.property(fc.oneof(hostileTextArb, fc.constantFrom(...NOTIFICATION_TYPES)), (text) => {
        expect(readNotificationType(text)).toBe(NOTIFICATION_TYPES.some((type) => type === text) ? text : undefined);
      }),
      runs(50),
    );
    expect(NOTIFICATION_TYPES).toEqual(
      expect.arrayContaining([
        'new_order',
        'new_user_by_referral',
        'status_changed',
        'new_in_table',
        'booking_status',
        'new_booking',
        'news_publish',
        'order_refunded',
      ]),
    );
  });
});
