import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  it('answers 200 while the database responds, and 503 otherwise', async () => {
    const other = await startMarketplace();
    const ask = (): Promise<Response> => other.marketplace.fetch(new Request('http://tiffin.test/healthz'), FAR);
    expect([(await ask()).status, await (await ask()).json()]).toEqual([200, { status: 'ready' }]);
    await other.store.close();
    expect([(await ask()).status, await (await ask()).json()]).toEqual([503, { status: 'unavailable' }]);
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
