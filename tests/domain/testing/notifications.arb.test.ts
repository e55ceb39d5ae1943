import { describe, expect, it } from 'vitest';
import { destinationOf, NOTIFICATION_TYPES } from '@domain/notifications/index.ts';
import { copiesArb, notificationArb, unreadCountsArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('NOTIFY-2 generated notifications', () => {
  it('are of every type and subject, read and unread, with and without a destination', () => {
    const notifications = sampled(notificationArb, 400);
    expect(new Set(notifications.map(({ type }) => type)).size).toBe(NOTIFICATION_TYPES.length + 1);
    expect(new Set(notifications.map(({ subject }) => subject.kind)).size).toBe(6);
    expect(new Set(notifications.map(({ readAt }) => readAt === undefined)).size).toBe(2);
    expect(new Set(notifications.map((notification) => destinationOf(notification)?.page)).size).toBe(12);
  });

  it('include copies of the same notification, read at different times or unread', () => {
    const lists = sampled(copiesArb);
    const repeated = lists.filter((list) => new Set(list.map(({ id }) => id)).size < list.length);
    expect(repeated.length).toBeGreaterThan(50);
    expect(
      lists.filter((list) =>
        list.some((one) => list.some((other) => one.id === other.id && one.readAt !== other.readAt)),
      ).length,
    ).toBeGreaterThan(30);
  });

  it('have counts that add up, and shrink to nothing', () => {
    for (const { all, news, orders } of sampled(unreadCountsArb)) expect(all).toBeGreaterThanOrEqual(news + orders);
    expect([smallest(unreadCountsArb), smallest(copiesArb)]).toEqual([{ all: 0, news: 0, orders: 0 }, []]);
  });
});
