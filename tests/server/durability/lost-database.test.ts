import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { startChild, type ChildServer } from './child-server.ts';

const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const PORT = 5488;

let directory: string;
let postgres: PostgresServer;
let child: ChildServer;
let token: string;
let stock: number;

beforeAll(async () => {
  if (!isOnPostgres) return;
  directory = await mkdtemp(join(tmpdir(), 'tiffin-lost-'));
  postgres = startPostgres(PORT);
  child = await startChild(directory, { DATABASE_URL: postgres.url });
  token = await child.api.signIn('demo@tiffin.test');
  stock = (await child.api.ok('listShopProducts', { id: '1', perPage: 1 })).data[0]?.stocks?.[0]?.id ?? 0;
}, 120_000);
afterAll(async () => {
  if (!isOnPostgres) return;
  await child.kill();
  postgres.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Asks PostgreSQL itself. */
const ask = async <Row extends object>(statement: string): Promise<readonly Row[]> => {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
};
const OTHERS = "pid <> pg_backend_pid() and datname = 'postgres' and backend_type = 'client backend'";
const listeners = async (): Promise<number> =>
  (await ask(`select pid from pg_stat_activity where ${OTHERS} and query like 'listen %' or query = 'select 1'`))
    .length;

/** Writes to a cart until it is told to stop, and returns the statuses it met. */
const writeCarts = () => {
  const met = new Set<number>();
  const load = { isOver: false };
  const running = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (!load.isOver) {
        const sent = { shop_id: 1, currency_id: 1, products: [{ stock_id: stock, quantity: 4 }] };
        met.add((await child.api.call('insertProducts', sent, { token })).status);
      }
    }),
  );
  return {
    stop: async (): Promise<ReadonlySet<number>> => {
      load.isOver = true;
      await running;
      return met;
    },
  };
};
const isBack = async (): Promise<void> => {
  const { status } = await child.api.call('listShops', { perPage: 1 });
  expect(status).toBe(200);
  expect((await child.api.call('showCart', {}, { token })).status).toBe(200);
};
const soon = { timeout: 20_000, interval: 100 };
const slow = { timeout: 90_000, skip: !isOnPostgres };

describe('OPS-1 the server without its database', () => {
  it.each([
    ['restarts', async () => postgres.restart('fast')],
    ['crashes', async () => postgres.restart('immediate')],
    ['drops every connection', () => ask(`select pg_terminate_backend(pid) from pg_stat_activity where ${OTHERS}`)],
  ])('answers 503 with a wait while it %s under load, and goes on afterwards', slow, async (_name, harm) => {
    const load = writeCarts();
    for (let round = 0; round < 3; round++) {
      await harm();
      await expect.poll(isBack, soon).toBeUndefined();
    }
    const statuses = await load.stop();
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expect.poll(listeners, soon).toBe(1);
  });

  it('keeps one order for each key, however often the database goes away while it is placed', slow, async () => {
    const insert = { shop_id: 1, currency_id: 1, products: [{ stock_id: stock, quantity: 4 }] };
    const keys = Array.from({ length: 6 }, () => randomUUID());
    const before = (await child.api.ok('listOrders', { perPage: 100 }, { token })).data.length;
    for (const [index, idempotencyKey] of keys.entries()) {
      await child.api.ok('deleteMyCarts', {}, { token });
      const cart = (await child.api.ok('insertProducts', insert, { token })).data;
      const draft = { cart_id: cart.id, shop_id: 1, currency_id: 1, delivery_type: 'pickup', payment_id: 1 };
      const place = () =>
        child.api.call('placeOrder', draft, { token, headers: { 'idempotency-key': idempotencyKey } });
      const first = place();
      if (index % 2 === 0) postgres.restart('immediate');
      await first.catch(() => undefined);
      await expect.poll(async () => (await place()).status, soon).toBe(200);
    }
    const after = (await child.api.ok('listOrders', { perPage: 100 }, { token })).data.length;
    expect(after - before).toBe(keys.length);
  });
});
