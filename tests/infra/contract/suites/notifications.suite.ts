import { instant } from '@domain/kernel/clock.port.ts';
import { notificationId, orderId, uuid } from '@domain/kernel/ids.ts';
import type { AppNotification } from '@domain/notifications/index.ts';
import { createHttpNotifications } from '@infra/notifications/http-notifications.adapter.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeNotifications } from '../fakes/fake-notifications.ts';
import { CHANGES, NEWS, notificationLaws } from '../laws/notifications.laws.ts';

const AT = Date.UTC(2025, 2, 10, 9);

const NEWS_UUID = 'c0ffee00-1515-4a1a-9999-151515151515';

const given: readonly AppNotification[] = Array.from({ length: CHANGES + NEWS }, (_nothing, place): AppNotification => {
  const isNews = place >= CHANGES;
  return {
    id: notificationId(place + 1),
    type: isNews ? 'news_publish' : 'status_changed',
    title: String(800 + place),
    body: 'Told',
    status: isNews ? '' : 'canceled',
    createdAt: instant(AT + place),
    readAt: undefined,
    subject: isNews ? { kind: 'news', uuid: uuid(NEWS_UUID) } : { kind: 'order', id: orderId(800 + place) },
  };
});

/** The customer of the fake. */
const tell = async ({ market }: Embedded, user: number): Promise<void> => {
  const rows = given.map(({ type, createdAt }, place) => {
    const isNews = type === 'news_publish';
    return {
      user_id: user,
      type: type ?? '',
      subject_kind: isNews ? 'blog' : 'order',
      subject_id: 800 + place,
      read_at: null,
      created_at: createdAt,
      updated_at: createdAt,
      args: JSON.stringify(isNews ? { title: 'Spring', uuid: NEWS_UUID } : { status: 'canceled' }),
    };
  });
  await market.store.database.insertInto('notifications').values(rows).execute();
};

export const notificationsSuite = (market: Embedded): void =>
  describePort('Notifications', notificationLaws, {
    fake: () => createFakeNotifications(given),
    embedded: async () => {
      const customer = await market.customer();
      await tell(market, customer.id);
      return createHttpNotifications(customer);
    },
  });
