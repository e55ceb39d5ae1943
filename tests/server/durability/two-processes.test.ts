import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEvents } from '../support/event-stream.ts';
import { HOME } from '../support/shopping.ts';
import { startChild, type ChildServer } from './child-server.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';

let directory: string;
let database: Client;
let servers: readonly ChildServer[];
let tokens: readonly string[];
const server = (index: number): ChildServer => servers[index % servers.length] as ChildServer;

/** Two servers that begin at one moment on one new database. */
beforeAll(async () => {
  if (SERVER === '') return;
  directory = await mkdtemp(join(tmpdir(), 'tiffin-two-'));
  const name = `two_${randomUUID().replaceAll('-', '')}`;
  const maker = new Client({ connectionString: SERVER });
  await maker.connect();
  await maker.query(`create database ${name}`);
  await maker.end();
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  const environment = { DATABASE_URL: url.href, SIMULATION_SPEED: '600', CLOCK_START: '2060-03-08T11:00:00Z' };
  servers = await Promise.all([startChild(directory, environment), startChild(directory, environment)]);
  database = new Client({ connectionString: url.href });
  await database.connect();
  tokens = await Promise.all([0, 1].map((index) => server(index).api.signIn('demo@tiffin.test')));
}, 120_000);
afterAll(async () => {
  if (SERVER === '') return;
  await database.end();
  await Promise.all(servers.map((child) => child.kill()));
  await rm(directory, { recursive: true, force: true });
});

const counted = async (text: string, values: readonly unknown[] = []): Promise<number> =>
  Number(
    (await database.query<{ count: string }>(`select count(*) as count from ${text}`, [...values])).rows[0]?.count,
  );
const eventually = { timeout: 20_000, interval: 100 };
const shared = { timeout: 60_000, skip: SERVER === '' };

describe('RUN-2 two servers on one PostgreSQL', () => {
  it('seed it once between them', shared, async () => {
    expect([
      await counted('shops'),
      await counted("users where email = 'demo@tiffin.test'"),
      await counted('shop_tables'),
    ]).toEqual([3, 1, 5]);
    for (const { api } of servers) expect((await api.ok('listShops')).meta.total).toBe(3);
  });

  it('deliver events to each other’s streams, and streams resume at either', shared, async () => {
    const [chat] = [(await server(0).api.ok('openChat', { roleId: 'admin' }, { token: tokens[0] })).data];
    const say = async (index: number, chat_content: string) =>
      (await server(index).api.ok('sendChatMessage', { chat_id: chat.id, chat_content }, { token: tokens[index] }))
        .data;
    const there = await openEvents(server(1), tokens[1] ?? '');
    const first = await say(0, 'from the first');
    const heard = await there.next();
    expect(heard).toMatchObject({ event: 'chat', data: { message: first } });
    const desk = await server(0).api.signIn('desk@tiffin.test');
    await server(0).api.ok('announceAnswer', { id: chat.id }, { token: desk });
    expect(await there.next()).toMatchObject({ id: -1, event: 'chat_typing', data: { chat_id: chat.id } });
    await there.close();
    const missed = [await say(1, 'two'), await say(0, 'three'), await say(1, 'four')];
    const again = await openEvents(server(0), tokens[0] ?? '', String(heard.id));
    for (const [index, message] of missed.entries())
      expect(await again.next()).toMatchObject({ id: heard.id + 1 + index, event: 'chat', data: { message } });
    await again.close();
  });

  it('close a stream at one when its session ends at the other', shared, async () => {
    const token = await server(0).api.signIn('demo@tiffin.test');
    const stream = await openEvents(server(1), token);
    expect(stream.status).toBe(200);
    await server(0).api.ok('logOut', {}, { token });
    expect(await stream.next()).toMatchObject({ event: 'end' });
    expect((await server(1).api.no('showProfile', {}, { token })).status).toBe(401);
  });

  it('reserve a table once, and repeat each other’s responses', shared, async () => {
    const draft = {
      table_id: 2,
      booking_id: 1,
      start_date: '2060-03-12 19:00',
      end_date: '2060-03-12 22:00',
      guest: 2,
    };
    const wanted = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        server(index).api.call('createBooking', draft, { token: tokens[index % 2] }),
      ),
    );
    expect(wanted.filter(({ status }) => status === 200)).toHaveLength(1);
    const keyed = { headers: { 'idempotency-key': randomUUID() } };
    const next = { ...draft, start_date: '2060-03-13 19:00', end_date: '2060-03-13 22:00' };
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        server(index).api.call('createBooking', next, { token: tokens[index % 2], ...keyed }),
      ),
    );
    expect(sent.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const repeated = await Promise.all(
      [0, 1].map((index) => server(index).api.call('createBooking', next, { token: tokens[index], ...keyed })),
    );
    expect(repeated.map(({ headers }) => headers.get('idempotency-replayed'))).toEqual(['true', 'true']);
    expect(repeated[0]?.body).toEqual(repeated[1]?.body);
    expect(await counted('user_bookings')).toBe(2);
  });

  it('run each simulation step once', shared, async () => {
    await expect.poll(() => counted("user_bookings where status = 'accepted'"), eventually).toBe(2);
    expect(await counted("status_changes where subject_kind = 'booking' and status = 'accepted'")).toBe(2);
    expect(await counted("notifications where type = 'booking_status'")).toBe(2);
    const olives = (await server(0).api.ok('listProducts', { search: 'olives', shop_id: 2 })).data[0]?.stocks?.[0]?.id;
    for (let index = 0; index < 6; index++) {
      const { api } = server(index);
      const token = tokens[index % 2];
      const { id } = (
        await api.ok(
          'insertProducts',
          { shop_id: 2, currency_id: 1, products: [{ stock_id: olives, quantity: 1 }] },
          { token },
        )
      ).data;
      await api.ok(
        'placeOrder',
        {
          cart_id: id,
          shop_id: 2,
          currency_id: 1,
          delivery_type: 'delivery',
          location: HOME,
          address: { address: 'Lindenstraat 8' },
          payment_id: 1,
        },
        { token },
      );
    }
    await expect.poll(() => counted("orders where status = 'delivered'"), eventually).toBe(6);
    expect(await counted("status_changes where subject_kind = 'order'")).toBe(6 * 6);
    expect(await counted("notifications where type = 'status_changed'")).toBe(5 * 6);
  });

  it('tolerate the loss of one', shared, async () => {
    await server(0).kill();
    const { api } = server(1);
    const stream = await openEvents(server(1), tokens[1] ?? '');
    const booked = await api.ok(
      'createBooking',
      { table_id: 4, booking_id: 1, start_date: '2060-03-11 19:00', end_date: '2060-03-11 22:00' },
      { token: tokens[1] },
    );
    expect(await stream.next()).toMatchObject({ event: 'booking', data: { id: booked.data.id, status: 'new' } });
    const told = [await stream.next(), await stream.next(), await stream.next()];
    expect(told.map(({ event }) => event)).toEqual(['notification', 'statistics', 'booking']);
    await stream.close();
  });
});
