import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { notificationId } from '@domain/kernel/ids.ts';
import { NOTIFICATION_TYPES } from '@domain/notifications/index.ts';
import { createHttpNotifications } from '@infra/notifications/http-notifications.adapter.ts';
import { toNotification } from '@infra/notifications/notification-wire.ts';
import { fakeApi } from '../orders/fake-api.ts';

const at = instant(Date.UTC(2025, 2, 10, 10));
const wire = {
  id: 7,
  type: 'status_changed',
  title: '880',
  body: 'Your order #880: On its way',
  data: { id: 880, status: 'on_a_way', type: 'status_changed' },
  created_at: '2025-03-10 10:00:00Z',
  read_at: null,
  order: { id: 880 },
};
const port = (answer: Parameters<typeof fakeApi>[0]) => {
  const { api, calls } = fakeApi(answer);
  return { notifications: createHttpNotifications({ api }), calls };
};
const meta = { current_page: 2, last_page: '3', per_page: '5', total: 12 };

describe('NOTIFY-1 lists', () => {
  it('are requested page by page, five at a time, newest first, each tab by its type', async () => {
    const { notifications, calls } = port(() => ({ body: { data: [wire], meta } }));
    expect(await notifications.list('all', 2)).toMatchObject({
      ok: true,
      value: {
        items: [{ id: 7, readAt: undefined, createdAt: at, status: 'on_a_way' }],
        page: 2,
        lastPage: 3,
        total: 12,
      },
    });
    await notifications.list('news', 1);
    await notifications.list('orders', 1);
    expect(calls.map(({ method, path, query }) => ({ method, path, query }))).toEqual([
      {
        method: 'GET',
        path: 'dashboard/notifications',
        query: { lang: 'en', page: '2', perPage: '5', column: 'id', sort: 'desc' },
      },
      {
        method: 'GET',
        path: 'dashboard/notifications',
        query: { lang: 'en', page: '1', perPage: '5', type: 'news_publish', column: 'id', sort: 'desc' },
      },
      {
        method: 'GET',
        path: 'dashboard/notifications',
        query: { lang: 'en', page: '1', perPage: '5', type: 'status_changed', column: 'id', sort: 'desc' },
      },
    ]);
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer 1|secret');
  });

  it('skip items without an id, and end if the answer has no meta', async () => {
    const { notifications } = port(() => ({ body: { data: [{}, null, 'x', { id: '8' }] } }));
    expect(await notifications.list('all', 1)).toMatchObject({
      ok: true,
      value: {
        items: [
          {
            id: 8,
            type: undefined,
            title: '',
            body: '',
            status: '',
            createdAt: 0,
            readAt: undefined,
            subject: { kind: 'other' },
          },
        ],
        page: 1,
        lastPage: 1,
      },
    });
  });

  it('fail if the server does not answer', async () => {
    const { notifications } = port(() => ({ status: 500, body: { statusCode: 'ERROR_500', message: 'Broken' } }));
    expect(await notifications.list('all', 1)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', message: 'Broken' },
    });
  });
});

describe('NOTIFY-2 reading notifications', () => {
  it('marks one with a call, which returns the time', async () => {
    const { notifications, calls } = port(() => ({
      body: { data: { ...wire, read_at: '2025-03-10T10:00:00.000000Z' } },
    }));
    expect(await notifications.markRead(notificationId(7))).toEqual({ ok: true, value: at });
    expect(calls[0]).toMatchObject({ method: 'POST', path: 'dashboard/notifications/7/read-at' });
  });

  it('needs no more than success as the answer', async () => {
    expect(await port(() => ({ body: {} })).notifications.markRead(notificationId(7))).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it('marks all with one call', async () => {
    const { notifications, calls } = port(() => ({ body: { data: null } }));
    expect(await notifications.markAllRead()).toEqual({ ok: true, value: undefined });
    expect(calls[0]).toMatchObject({ method: 'POST', path: 'dashboard/notifications/read-all' });
  });

  it('loads one by its id', async () => {
    const { notifications, calls } = port(({ path }) => ({ body: { data: path.endsWith('/7') ? wire : null } }));
    expect(await notifications.load(notificationId(7))).toMatchObject({
      ok: true,
      value: { id: 7, body: 'Your order #880: On its way' },
    });
    expect(await notifications.load(notificationId(8))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 404 },
    });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET dashboard/notifications/7',
      'GET dashboard/notifications/8',
    ]);
  });
});

describe('NOTIFY-4 statistics', () => {
  it('are bare counts', async () => {
    const { notifications, calls } = port(() => ({
      body: { notification: 5, status_changed: '2', news_publish: 1, transaction: 3 },
    }));
    expect(await notifications.statistics()).toEqual({ ok: true, value: { all: 5, news: 1, orders: 2 } });
    expect(calls[0]).toMatchObject({ method: 'GET', path: 'dashboard/user/profile/notifications-statistic' });
  });
});

describe('NOTIFY-3 NOTIFY-5 the subject of a notification', () => {
  const subjectOf = (fields: Readonly<Record<string, unknown>>) =>
    toNotification({ id: 1, type: 'status_changed', title: '880', ...fields })?.subject;

  it('is read from the field that is present, and its number also from the title', () => {
    expect(subjectOf({ order: { id: 881 } })).toEqual({ kind: 'order', id: 881 });
    expect(subjectOf({ order: {} })).toEqual({ kind: 'order', id: 880 });
    expect(subjectOf({ parcel: { id: '882' } })).toEqual({ kind: 'parcel', id: 882 });
    expect(subjectOf({ parcel: {}, order: null, title: undefined, data: { id: 9 } })).toEqual({
      kind: 'parcel',
      id: 9,
    });
    expect(subjectOf({ blog: { id: 3, uuid: 'b1f7' } })).toEqual({ kind: 'news', uuid: 'b1f7' });
  });

  it("is unknown if the number is missing or could be an order's or a parcel's", () => {
    expect(subjectOf({})).toEqual({ kind: 'other' });
    expect(subjectOf({ order: {}, title: 'soon' })).toEqual({ kind: 'other' });
    expect(subjectOf({ blog: { id: 3 } })).toEqual({ kind: 'other' });
  });

  it('follows from a type that allows only one', () => {
    expect(subjectOf({ type: 'new_order' })).toEqual({ kind: 'order', id: 880 });
    expect(subjectOf({ type: 'new_parcel_order' })).toEqual({ kind: 'parcel', id: 880 });
  });

  it('covers every type in the contract and no other', () => {
    expect(NOTIFICATION_TYPES.map((type) => toNotification({ id: 1, type })?.type)).toEqual([...NOTIFICATION_TYPES]);
    expect(toNotification({ id: 1, type: 'moon_landing' })?.type).toBeUndefined();
    expect(toNotification({ id: 1, data: { type: 'news_publish' } })?.type).toBe('news_publish');
  });

  it('reads both spellings of canceled, and keeps an unknown status', () => {
    expect(
      ['cancelled', 'canceled', 'teleported'].map((status) => toNotification({ id: 1, data: { status } })?.status),
    ).toEqual(['canceled', 'canceled', 'teleported']);
  });
});
