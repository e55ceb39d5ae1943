import * as fc from 'fast-check';
import type { EventLog } from '@infra/server/foundation/events/index.ts';
import { wireEvents } from '@infra/server/wiring/foundation.ts';
import type { Inbox } from '@infra/server/features/notifications/index.ts';
import { wireUsers } from '@infra/server/wiring/features/identity.ts';
import { wireNotifications } from '@infra/server/wiring/features/notifications.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { runs } from '../../domain/runs.ts';

let test: TestMarketplace;
let token: string;
let inbox: Inbox;
let events: EventLog;
const HEARTBEAT_MS = 40;
beforeAll(async () => {
  test = await startMarketplace({}, { heartbeatMs: HEARTBEAT_MS });
  token = await test.api.signIn('demo@tiffin.test');
  events = wireEvents({ store: test.store, clock: test.clock });
  inbox = wireNotifications({
    store: test.store,
    users: wireUsers({ store: test.store }),
    events,
    clock: test.clock,
    push: undefined,
  });
});
afterAll(() => test.marketplace.close());

type Event = { readonly id: number; readonly event: string; readonly data: unknown };
type Open = { readonly response: Response; next(): Promise<Event>; text(): string; close(): Promise<void> };
const opened: Open[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((stream) => stream.close()));
});

/** Opens a stream and reads it event by event. */
const open = async (lastEventId?: string): Promise<Open> => {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  };
  const response = await test.marketplace.fetch(new Request(`${ORIGIN}/api/v1/dashboard/user/events`, { headers }));
  const reader = response.body?.getReader();
  let [text, position] = ['', 0];
  const read = async (): Promise<boolean> => {
    const chunk = await reader?.read();
    if (chunk?.value) text += new TextDecoder().decode(chunk.value);
    return chunk?.done !== true;
  };
  const stream: Open = {
    response,
    text: () => text,
    next: async () => {
      for (;;) {
        const match = /id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/g;
        match.lastIndex = position;
        const found = match.exec(text);
        if (found) {
          position = match.lastIndex;
          return { id: Number(found[1]), event: found[2] ?? '', data: JSON.parse(found[3] ?? 'null') as unknown };
        }
        if (!(await read())) return { id: -1, event: 'end', data: null };
      }
    },
    close: async () => reader?.cancel(),
  };
  opened.push(stream);
  return stream;
};

const announce = (id: number): Promise<void> =>
  inbox.notify({ userId: 1, type: 'status_changed', subject: { kind: 'order', id }, args: { status: 'accepted' } });

describe('NOTIFY-4 the stream of a user', () => {
  it('sends notifications and the new counts', async () => {
    const stream = await open();
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await announce(880);
    const [notification, statistics] = [await stream.next(), await stream.next()];
    expect(stream.text().startsWith('retry: 3000\n\n')).toBe(true);
    expect(notification).toMatchObject({
      event: 'notification',
      data: { title: '880', type: 'status_changed', body: 'Your order #880: accepted', order: { id: 880 } },
    });
    expect(statistics).toMatchObject({
      event: 'statistics',
      data: { notification: 1, status_changed: 1, news_publish: 0 },
    });
    expect(statistics.id).toBe(notification.id + 1);
    expect(await test.api.ok('showStatistics', {}, { token })).toEqual(statistics.data);
  });

  it('resumes after the last event seen', async () => {
    const first = await open();
    await announce(1);
    const seen = await first.next();
    await first.close();
    await announce(2);
    await announce(3);
    const again = await open(String(seen.id));
    const missed = [await again.next(), await again.next(), await again.next(), await again.next(), await again.next()];
    expect(missed.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((step) => seen.id + step));
  });

  it('sends current counts, however old their last change', async () => {
    const first = await open();
    await announce(21);
    const seen = await first.next();
    await first.close();
    await announce(22);
    await inbox.readAll(1);
    const again = await open(String(seen.id));
    const missed = [await again.next(), await again.next(), await again.next(), await again.next()];
    expect(missed.map(({ event }) => event)).toEqual(['statistics', 'notification', 'statistics', 'statistics']);
    const counts = await test.api.ok('showStatistics', {}, { token });
    expect(counts.notification).toBe(0);
    for (const { event, data } of missed) if (event === 'statistics') expect(data).toEqual(counts);
  });

  it('publishes to many streams at once as it does one by one', async () => {
    const streams = [41, 42, 43].map((user) => `user ${user}` as const);
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.array(
            fc.record({
              stream: fc.constantFrom(...streams),
              event: fc.constantFrom('order', 'parcel'),
              data: fc.nat(),
            }),
            { maxLength: 6 },
          ),
          { maxLength: 4 },
        ),
        async (batches) => {
          const before = await Promise.all(streams.map((stream) => events.lastId(stream)));
          for (const batch of batches) await events.publishAll(batch);
          for (const [index, stream] of streams.entries()) {
            const from = before[index] ?? 0;
            const told = batches.flat().filter((publication) => publication.stream === stream);
            expect((await events.after(stream, from)).events).toEqual(
              told.map(({ event, data }, turn) => ({ id: from + 1 + turn, event, data: String(data) })),
            );
          }
        },
      ),
      runs(15),
    );
  });

  it('sends no past events to a new reader', async () => {
    await announce(4);
    const stream = await open();
    await announce(5);
    expect((await stream.next()).data).toMatchObject({ title: '5' });
  });

  it.each(['999999', 'nonsense', '-1'])('resets a reader with an unknown id: %s', async (id) => {
    const stream = await open(id);
    expect(await stream.next()).toMatchObject({ event: 'reset', data: {} });
    await announce(6);
    expect((await stream.next()).event).toBe('notification');
  });

  it('resets a reader whose events have expired', async () => {
    const stream = await open();
    await announce(7);
    const seen = await stream.next();
    await announce(8);
    await announce(9);
    test.clock.advance(3_600_001);
    await events.prune();
    expect((await (await open(String(seen.id))).next()).event).toBe('reset');
  });

  it('sends heartbeats', async () => {
    const stream = await open();
    const waiting = stream.next();
    await vi.waitFor(() => expect(stream.text()).toContain(': hb\n\n'), { timeout: 10_000 });
    await announce(10);
    await waiting;
  });

  it('allows five readers, and another when one leaves', async () => {
    const streams = await Promise.all([1, 2, 3, 4, 5].map(() => open()));
    expect(streams.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200]);
    expect((await open()).response.status).toBe(429);
    await streams[0]?.close();
    expect((await open()).response.status).toBe(200);
  });

  it('is not opened by a HEAD request', async () => {
    for (let index = 0; index < 8; index++) {
      const response = await test.marketplace.fetch(
        new Request(`${ORIGIN}/api/v1/dashboard/user/events`, {
          method: 'HEAD',
          headers: { authorization: `Bearer ${token}` },
        }),
      );
      expect(response.status).toBe(200);
    }
  });

  it('is limited to its user’s events', async () => {
    const stream = await open();
    await inbox.notify({
      userId: 2,
      type: 'status_changed',
      subject: { kind: 'order', id: 99 },
      args: { status: 'ready' },
    });
    await announce(11);
    expect((await stream.next()).data).toMatchObject({ title: '11' });
  });

  it('numbers events without gaps under concurrent publishing', async () => {
    const stream = await open();
    await Promise.all(Array.from({ length: 25 }, (_, index) => events.publish('user 1', 'wallet', { index })));
    const ids: number[] = [];
    for (let index = 0; index < 25; index++) ids.push((await stream.next()).id);
    expect(ids).toEqual(Array.from({ length: 25 }, (_, index) => (ids[0] ?? 0) + index));
  });

  it('sends nothing that was rolled back', async () => {
    const stream = await open();
    await test.store.transactions
      .run(async () => {
        await announce(12);
        throw new Error('no');
      })
      .catch(() => {});
    await announce(13);
    expect((await stream.next()).data).toMatchObject({ title: '13' });
  });
});

describe('NOTIFY-2 the list', () => {
  it('is newest first, five per page, filtered by type, and marked read one by one or all at once', async () => {
    const list = (sent: object = {}) =>
      test.api.ok('listNotifications', { page: 1, perPage: 5, column: 'id', sort: 'desc', ...sent }, { token });
    const { data, meta } = await list();
    expect(data).toHaveLength(5);
    expect(meta.total).toBeGreaterThan(5);
    expect([...data].sort((a, b) => b.id - a.id)).toEqual(data);
    expect((await list({ type: 'news_publish' })).data).toEqual([]);
    expect((await list({ type: 'nonsense' })).meta.total).toBe(meta.total);

    const before = (await test.api.ok('showStatistics', {}, { token })).notification;
    const read = (await test.api.ok('readNotification', { id: data[0]?.id }, { token })).data;
    expect(read.read_at).toMatch(/^2025/);
    expect((await test.api.ok('showStatistics', {}, { token })).notification).toBe(before - 1);
    await test.api.ok('readAllNotifications', {}, { token });
    expect(await test.api.ok('showStatistics', {}, { token })).toMatchObject({ notification: 0, status_changed: 0 });
  });

  it('names either an order or a parcel', async () => {
    await inbox.notify({
      userId: 1,
      type: 'status_changed',
      subject: { kind: 'parcel', id: 61 },
      args: { status: 'on_a_way' },
    });
    const [parcel] = (await test.api.ok('listNotifications', {}, { token, lang: 'de' })).data;
    expect(parcel).toMatchObject({ title: '61', parcel: { id: 61 }, body: 'Dein Paket Nr. 61: unterwegs' });
    expect(parcel && 'order' in parcel).toBe(false);
  });
});

describe('API-1 closing', () => {
  it('closes every open stream', async () => {
    const own = await startMarketplace();
    const headers = { authorization: `Bearer ${await own.api.signIn('demo@tiffin.test')}` };
    const response = await own.marketplace.fetch(new Request(`${ORIGIN}/api/v1/dashboard/user/events`, { headers }));
    const whole = response.text();
    await own.marketplace.close();
    expect(await whole).toBe('retry: 3000\n\n');
  });
});
