import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createHealth, hasDiskSpace } from '@infra/server/foundation/health/index.ts';
import { createMetrics } from '@infra/server/foundation/metrics/index.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

const TOKEN = 'a-token-of-24-characters';
const NEAR = { remoteAddress: '127.0.0.1' };
const FAR = { remoteAddress: '203.0.113.7' };

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace({ METRICS_TOKEN: TOKEN });
});
afterAll(() => test.marketplace.close());

/** A request to this machine by its own name. */
const LOCAL = 'http://localhost:8080';
const get = (
  path: string,
  connection: typeof NEAR,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  test.marketplace.fetch(
    new Request(`${path === '/metrics' ? LOCAL : 'http://tiffin.test'}${path}`, { headers }),
    connection,
  );

/** The value of a line of the metrics; 0 if absent. */
const valueOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')
      .at(-1) ?? 0,
  );
const metrics = async (): Promise<string> => (await get('/metrics', NEAR)).text();

describe('ROUTE-12 /metrics', () => {
  it('counts responses by operation and status', async () => {
    const before = await metrics();
    await test.api.call('listSettings', {});
    await test.api.call('listSettings', {});
    await test.api.call('listAddresses', {}).catch(() => undefined);
    const after = await metrics();
    const grown = (line: string): number => valueOf(after, line) - valueOf(before, line);
    expect(grown('tiffin_calls_total{operation="listSettings",status="200"}')).toBe(2);
    expect(grown('tiffin_calls_total{operation="listAddresses",status="401"}')).toBe(1);
    expect(grown('tiffin_call_seconds_count{operation="listSettings"}')).toBe(2);
  });

  it('counts job runs and open streams', async () => {
    await test.timers.tick();
    const token = await test.api.signIn('demo@tiffin.test');
    const stream = await get('/api/v1/dashboard/user/events', NEAR, { authorization: `Bearer ${token}` });
    const text = await metrics();
    expect(valueOf(text, 'tiffin_job_seconds_count{job="prune",outcome="done"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'tiffin_streams')).toBe(1);
    await stream.body?.cancel();
    expect(valueOf(await metrics(), 'tiffin_streams')).toBe(0);
  });

  it('is open to this machine and to holders of the token only', async () => {
    expect((await get('/metrics', NEAR)).headers.get('content-type')).toContain('text/plain');
    expect((await get('/metrics', FAR, { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect((await get('/metrics', { remoteAddress: '::1' })).status).toBe(200);
    for (const headers of [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: `Bearer ${TOKEN}x` },
      { authorization: '' },
    ])
      expect((await get('/metrics', FAR, headers)).status).toBe(404);
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'])(
    'is closed to strangers whom a proxy on this machine brings: %s',
    async (name) => {
      expect((await get('/metrics', NEAR, { [name]: '127.0.0.1' })).status).toBe(404);
      const withToken = { [name]: '203.0.113.7', authorization: `Bearer ${TOKEN}` };
      expect((await get('/metrics', NEAR, withToken)).status).toBe(200);
    },
  );

  it('is closed to strangers whom a silent proxy brings under the public name', async () => {
    const asked = new Request('http://food.example/metrics');
    expect((await test.marketplace.fetch(asked, NEAR)).status).toBe(404);
  });

  it('contains no personal data', async () => {
    await test.api.signIn('demo@tiffin.test');
    expect(await metrics()).not.toMatch(/demo@|Nadia|Bearer/);
  });

  it('includes memory and processor time of its process', async () => {
    const text = await createMetrics({ ofProcess: true }).text();
    expect(text).toContain('process_resident_memory_bytes');
    expect(await createMetrics({ ofProcess: false }).text()).not.toContain('process_');
  });
});

describe('ROUTE-12 /healthz', () => {
  it('answers 200 while the process lives, whatever the database does', async () => {
    const other = await startMarketplace();
    const ask = (): Promise<Response> => other.marketplace.fetch(new Request('http://tiffin.test/healthz'), FAR);
    expect(await (await ask()).json()).toMatchObject({ status: true, data: { status: 'alive' } });
    await other.store.close();
    expect([(await ask()).status, (await ask()).headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});

describe('ROUTE-12 /readyz', () => {
  const ask = async (other: TestMarketplace) => {
    const response = await other.marketplace.fetch(new Request('http://tiffin.test/readyz'), FAR);
    return { status: response.status, body: (await response.json()) as { readonly data: object } };
  };
  const GOOD = { database: true, migrations: true, search: true, disk: true };

  it('answers 200 once the search index is loaded, and 503 when the database is away', async () => {
    const other = await startMarketplace();
    expect(await ask(other)).toMatchObject({ status: 503, body: { data: { checks: { ...GOOD, search: false } } } });
    await other.timers.tick();
    const { status, body } = await ask(other);
    expect([status, Object.keys(body)]).toEqual([200, ['timestamp', 'status', 'message', 'data']]);
    expect(body.data).toEqual({ status: 'ready', checks: GOOD });
    await other.store.close();
    const away = await ask(other);
    expect(away).toMatchObject({ status: 503, body: { status: false, statusCode: 'ERROR_415' } });
    expect(away.body.data).toEqual({
      status: 'unavailable',
      checks: { ...GOOD, database: false, migrations: false },
    });
  });

  it('answers 503 while the tables lack a migration', async () => {
    const other = await startMarketplace();
    await other.timers.tick();
    await sql`delete from kysely_migration where name = '0016_operator_desk'`.execute(other.store.database);
    expect(await ask(other)).toMatchObject({ status: 503, body: { data: { checks: { ...GOOD, migrations: false } } } });
    await other.marketplace.close();
  });

  it('turns red with the beginning of the shutdown, while calls are still answered', async () => {
    const other = await startMarketplace();
    await other.timers.tick();
    other.marketplace.drain();
    expect(await ask(other)).toMatchObject({ status: 503, body: { data: { status: 'draining', checks: GOOD } } });
    expect((await other.api.call('listSettings', {})).status).toBe(200);
    await other.marketplace.close();
  });

  it('turns red when the disk is nearly full, or when a check does not end', async () => {
    expect([await hasDiskSpace('/tmp/not/there', 1), await hasDiskSpace('/tmp', 2 ** 40)]).toEqual([true, false]);
    const never = createHealth(
      {
        database: () => new Promise(() => {}),
        migrations: () => Promise.reject(new Error('away')),
        search: () => Promise.resolve(true),
        disk: () => Promise.resolve(false),
      },
      10,
    );
    expect(await never.readiness()).toEqual({
      status: 'unavailable',
      checks: { database: false, migrations: false, search: true, disk: false },
    });
  });
});

describe('RUN-1 shutdown', () => {
  it('closes streams at once and the store after the last response', async () => {
    const other = await startMarketplace();
    const token = await other.api.signIn('demo@tiffin.test');
    const stream = await other.marketplace.fetch(
      new Request('http://tiffin.test/api/v1/dashboard/user/events', { headers: { authorization: `Bearer ${token}` } }),
      NEAR,
    );
    const waiting: (() => void)[] = [];
    const closing = other.marketplace.close(new Promise((resolve) => void waiting.push(resolve)));
    await stream.text();
    expect((await other.api.call('listAddresses', {}, { token })).status).toBe(200);
    for (const answer of waiting) answer();
    await closing;
    await expect(other.store.database.selectFrom('users').selectAll().execute()).rejects.toThrow('destroyed');
  });
});
