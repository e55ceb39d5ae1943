import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { silentLog } from '@infra/server/foundation/platform/log.ts';
import { openStore, storeRefusalText, type Store } from '@infra/server/store/index.ts';

export type MeasuredServer = {
  readonly firstStartMs: number;
  readonly nextStartMs: number;
  /** Tokens of customers who have nothing in their carts. */
  readonly tokens: readonly string[];
  /** The shops they order from: their stocks, their places. */
  readonly outlets: readonly Outlet[];
  readonly shops: readonly number[];
  tag(path: string): Promise<string>;
  indexedMs(): Promise<number>;
  memoryMb(): number;
  stop(): Promise<void>;
};

type Outlet = {
  readonly id: number;
  readonly stocks: readonly number[];
  readonly latitude: number;
  readonly longitude: number;
};

const PATIENCE_MS = 1_800_000;
const CUSTOMERS = 64;
/** Open at the hour of the measurement. */
const OUTLETS = [
  'harbor-market',
  'levant-kitchen',
  'bab-sharqi',
  'saffron-route',
  'dockside-burgers',
  'harbor-light-diner',
  'taco-norte',
  'green-tier',
  'first-ferry-coffee',
  'fish-and-vinegar',
  'alder-corner-store',
];
const SECRET = 'b'.repeat(43);
const NEVER = 4_000_000_000_000;

/**
 * Fills a store at the first start, gives it customers and endless supplies, and starts the built product on it again.
 */
export const startMeasured = async (
  port: number,
  products: number,
  databaseUrl: string | undefined,
): Promise<MeasuredServer> => {
  const data = mkdtempSync(join(tmpdir(), 'tiffin-bench-'));
  const address = (path: string): string => `http://127.0.0.1:${port}${path}`;
  const launch = async (): Promise<{ readonly child: ChildProcess; readonly ms: number }> => {
    const begun = performance.now();
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: data,
        DEMO: 'on',
        DEMO_PRODUCTS: String(products),
        LIMITS: 'off',
        LOG_LEVEL: 'warn',
        CLOCK_START: '2026-03-04T17:00:00Z',
        DATABASE_URL: databaseUrl ?? '',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilReady(address('/healthz'));
    return { child, ms: Math.round(performance.now() - begun) };
  };
  const first = await launch();
  await end(first.child);
  const prepared = await prepare(
    databaseUrl ? { kind: 'postgres', url: databaseUrl, poolSize: 10 } : { kind: 'embedded', directory: data },
  );
  const next = await launch();
  return {
    firstStartMs: first.ms,
    nextStartMs: next.ms,
    ...prepared,
    tag: async (path) => (await fetch(address(path))).headers.get('etag') ?? '',
    indexedMs: async () => {
      const begun = performance.now();
      await (await fetch(address('/api/v1/rest/products/search?search=soup'))).text();
      return Math.round(performance.now() - begun);
    },
    memoryMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${next.child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1000,
    stop: async () => {
      await end(next.child);
      rmSync(data, { recursive: true, force: true });
    },
  };
};

type Prepared = Pick<MeasuredServer, 'tokens' | 'outlets' | 'shops'>;

const prepare = async (config: Parameters<typeof openStore>[0]): Promise<Prepared> => {
  const opened = await openStore(config, silentLog);
  if (!opened.ok) throw new Error(storeRefusalText(opened.error));
  const store = opened.value;
  const { database } = store;
  const tokens: string[] = [];
  for (let number = 1; number <= CUSTOMERS; number++) tokens.push(await newCustomer(store, number));
  const outlets: Outlet[] = [];
  for (const shop of await database
    .selectFrom('shops')
    .select(['id', 'latitude', 'longitude'])
    .where('slug', 'in', OUTLETS)
    .orderBy('id')
    .execute()) {
    await sql`update stocks set quantity = 1000000 where product_id in (select id from products where shop_id = ${shop.id})`.execute(
      database,
    );
    const stocks = await database
      .selectFrom('stocks')
      .innerJoin('products', 'products.id', 'product_id')
      .select('stocks.id')
      .where('shop_id', '=', shop.id)
      .where('addon', '=', false)
      .where('stocks.position', '=', 1)
      .where(sql<boolean>`not exists (select 1 from stock_addons where stock_id = stocks.id and mandatory)`)
      .orderBy('stocks.price', 'desc')
      .limit(20)
      .execute();
    outlets.push({ ...shop, stocks: stocks.map(({ id }) => id) });
  }
  const shops = await database
    .selectFrom('shops')
    .select('id')
    .where('status', '=', 'approved')
    .orderBy('orders_count', 'desc')
    .limit(100)
    .execute();
  await store.close();
  return { tokens, outlets, shops: shops.map(({ id }) => id) };
};

const newCustomer = async ({ database }: Store, number: number): Promise<string> => {
  const { id: _id, ...demo } = await database
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'demo@tiffin.test')
    .executeTakeFirstOrThrow();
  const uuid = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const { id } = await database
    .insertInto('users')
    .values({
      ...demo,
      uuid,
      email: `bench-${number}@tiffin.test`,
      phone: String(32_000_000_000 + number),
      my_referral: `BENCH${number}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await database
    .insertInto('access_tokens')
    .values({
      user_id: id,
      secret_hash: createHash('sha256').update(SECRET).digest('hex'),
      user_agent: 'bench',
      address: '127.0.0.1',
      via: 'password',
      created_at: 1,
      expires_at: NEVER,
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return `Bearer ${token.id}|${SECRET}`;
};

const untilReady = async (address: string): Promise<void> => {
  const giveUp = performance.now() + PATIENCE_MS;
  while (performance.now() < giveUp) {
    if (
      await fetch(address).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${address} is not ready after ${PATIENCE_MS} ms`);
};

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
