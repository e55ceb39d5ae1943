import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alertsAgain,
  destinationOf,
  NOTIFICATION_TYPES,
  readPushMessage,
  type PushFields,
} from '@domain/notifications/index.ts';
import { ORDER_STATUSES } from '@domain/orders/index.ts';
import { PARCEL_STATUSES } from '@domain/parcels/index.ts';
import { runs } from '../runs.ts';

const NEWS = 'b1f7a6de-0000-4000-8000-000000000001';
const valueArb = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constantFrom(undefined, null, 'https://evil.test', NEWS, '880', '0', '-1', '1e3', '../admin'),
  fc.object({ maxDepth: 1, maxKeys: 2 }),
);
const dataArb = fc.dictionary(
  fc.constantFrom('id', 'type', 'status', 'order', 'parcel', 'blog', '__proto__'),
  valueArb,
);

describe('NOTIFY-6a a push message', () => {
  it('is read from any data, and leads to a page of the app or nowhere', () => {
    fc.assert(
      fc.property(
        dataArb,
        fc.option(fc.constantFrom(...NOTIFICATION_TYPES), { nil: undefined }),
        fc.dictionary(fc.constantFrom('title', 'body'), valueArb),
        (data, type, words) => {
          const message = readPushMessage({ ...data, ...(type && { type }) }, words);
          const { subject } = message;
          expect([message.title, message.body, message.status].every((text) => typeof text === 'string')).toBe(true);
          if (subject.kind === 'order' || subject.kind === 'parcel')
            expect(Number.isSafeInteger(subject.id) && subject.id > 0).toBe(true);
          if (subject.kind === 'news') expect(subject.uuid).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/i);
          expect(() => destinationOf(message)).not.toThrow();
        },
      ),
      runs(100, 30_000),
    );
  });

  it.each([
    [
      { id: '5', type: 'status_changed', order: '880' },
      { page: 'order', id: 880 },
    ],
    [
      { id: '880', type: 'new_order' },
      { page: 'desk-order', id: 880 },
    ],
    [
      { id: '880', type: 'status_changed', status: 'on_a_way' },
      { page: 'order', id: 880 },
    ],
    [
      { id: 880, type: 'status_changed', status: 'ready' },
      { page: 'order', id: 880 },
    ],
    [
      { id: '12', type: 'status_changed', parcel: '12' },
      { page: 'parcel', id: 12 },
    ],
    [
      { id: '12', type: 'new_parcel_order' },
      { page: 'parcel', id: 12 },
    ],
    [
      { id: '3', type: 'news_publish', blog: NEWS },
      { page: 'home', news: NEWS },
    ],
    [
      { id: NEWS, type: 'news_publish' },
      { page: 'home', news: NEWS },
    ],
    [{ id: '3', type: 'news_publish' }, undefined],
    [{ id: '5', type: 'wallet_top_up' }, { page: 'wallet' }],
    [{ id: '5', type: 'booking_status', status: 'accepted' }, { page: 'reservations' }],
    [{ id: '880', type: 'flash_sale' }, undefined],
    [{}, undefined],
  ] as const)('%j leads where the same notification leads', (data, destination) => {
    expect(destinationOf(readPushMessage(data, {}))).toEqual(destination);
  });

  it('takes its subject from its own field, whatever its type, and none from an invalid number', () => {
    const subjectOf = (data: PushFields): unknown => readPushMessage(data, {}).subject;
    expect(subjectOf({ delivery: '7', type: 'status_changed' })).toEqual({ kind: 'delivery' });
    expect([{ order: '7' }, { parcel: 7 }, { blog: NEWS.toUpperCase() }].map(subjectOf)).toEqual([
      { kind: 'order', id: 7 },
      { kind: 'parcel', id: 7 },
      { kind: 'news', uuid: NEWS.toUpperCase() },
    ]);
    for (const number of ['', '0', '07', '7x', 'x7', '-7', '1e3', '1'.repeat(16), ' 7']) {
      for (const data of [{ id: number, type: 'new_order' }, { order: number }, { parcel: number }])
        expect(subjectOf(data)).toEqual({ kind: 'other' });
    }
    expect(subjectOf({ order: '9'.repeat(15) })).toEqual({ kind: 'order', id: 999_999_999_999_999 });
    for (const news of ['7', `x${NEWS}`, `${NEWS}0`, NEWS.slice(1), NEWS.replaceAll('b', 'g')])
      expect([subjectOf({ blog: news }), subjectOf({ id: news, type: 'news_publish' })]).toEqual([
        { kind: 'other' },
        { kind: 'other' },
      ]);
    for (const type of ['wallet_top_up', 'flash_sale', ''])
      expect(subjectOf({ id: '7', type })).toEqual({ kind: 'other' });
  });

  it('has no title that only repeats the number, and normalizes the status', () => {
    expect(readPushMessage({ id: '880', status: 'cancelled' }, { title: '880', body: 'Gone' })).toMatchObject({
      title: '',
      body: 'Gone',
      status: 'canceled',
    });
    expect(readPushMessage({ id: '880' }, { title: 'Tiffin' }).title).toBe('Tiffin');
    for (const status of ['ready', 'canceled', 'teleported', ''])
      expect(readPushMessage({ status }, {}).status).toBe(status);
  });
});

describe('NOTIFY-6f a push that replaces another', () => {
  const typeArb = fc.constantFrom(...NOTIFICATION_TYPES, undefined);

  it('alerts again unless it tells a step of preparation', () => {
    fc.assert(
      fc.property(typeArb, fc.constantFrom(...ORDER_STATUSES, ...PARCEL_STATUSES, ''), (type, status) => {
        const isStep = ['new', 'pending', 'accepted', 'cooking'].includes(status);
        expect(alertsAgain({ type, status })).toBe(!(type === 'status_changed' && isStep));
      }),
      runs(100),
    );
  });

  it('alerts for a meal to fetch, a courier on the way, an end and a question', () => {
    for (const status of ['ready', 'on_a_way', 'delivered', 'canceled'])
      expect(alertsAgain({ type: 'status_changed', status })).toBe(true);
    expect(alertsAgain({ type: 'dish_missing', status: '' })).toBe(true);
  });
});
