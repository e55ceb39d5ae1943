import { serve } from '@hono/node-server';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { randomUuid, systemRandom } from '@infra/server/foundation/platform/random.ts';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk = '';
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  desk = await test.api.signIn('desk@tiffin.test');
});
afterEach(async () => void (await test.api.ok('clearFaults', {}, { token: desk })));
afterAll(() => test.marketplace.close());

const set = async (sent: object) => (await test.api.ok('setFaults', { ...sent }, { token: desk })).data;
const get = (path: string): Promise<Response> => test.marketplace.fetch(new Request(`${ORIGIN}/api/v1/${path}`));
/** Statuses of calls; a cut connection is 0. */
const statuses = async (path: string, times: number): Promise<number[]> => {
  const seen: number[] = [];
  for (let time = 0; time < times; time++) {
    const response = await get(path);
    seen.push(
      await response.text().then(
        () => response.status,
        () => 0,
      ),
    );
  }
  return seen;
};

describe('L1 injected faults', () => {
  it('are returned as set, with defaults', async () => {
    expect(await set({ error_rate: 0.5 })).toEqual({
      latency_ms: [0, 0],
      error_rate: 0.5,
      error_status: 500,
      drop_rate: 0,
      paths: [],
      seed: 1,
    });
    const all = {
      latency_ms: [5, 9],
      error_rate: 0.1,
      error_status: 503,
      drop_rate: 0.2,
      paths: ['/rest/shops', 'dashboard/user'],
      seed: 7,
    };
    expect(await set(all)).toEqual(all);
    expect((await test.api.ok('showSimulation', {}, { token: desk })).data).toMatchObject({ seed: 7, faults: all });
    expect((await test.api.ok('clearFaults', {}, { token: desk })).data).toBeNull();
  });

  it.each([
    [{ latency_ms: [9, 5] }, 'latency_ms'],
    [{ latency_ms: [1] }, 'latency_ms'],
    [{ error_rate: 1.1 }, 'error_rate'],
    [{ error_status: 418 }, 'error_status'],
    [{ drop_rate: -1 }, 'drop_rate'],
    [{ paths: ['rest?x'] }, 'paths.0'],
    [{ seed: 1.5 }, 'seed'],
  ])('refuse %j', async (sent, field) => {
    expect((await test.api.no('setFaults', sent, { token: desk })).params).toHaveProperty(field);
  });

  it('are deterministic for a seed', async () => {
    const run = async (seed: number) => {
      await set({ error_rate: 0.4, drop_rate: 0.4, seed });
      return statuses('rest/languages/active', 40);
    };
    const [first, second, other] = [await run(3), await run(3), await run(4)];
    expect(second).toEqual(first);
    expect(other).not.toEqual(first);
    expect(new Set(first)).toEqual(new Set([200, 500, 0]));
  });

  it.each([500, 502, 503, 504, 429])('answer %i in the format of every error', async (status) => {
    await set({ error_rate: 1, error_status: status });
    const response = await get('rest/shops');
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, status === 429 ? '1' : null]);
    expect(await response.json()).toMatchObject({
      status: false,
      statusCode: status === 429 ? 'ERROR_429' : 'ERROR_500',
    });
  });

  it('affect only the given paths, with or without a slash', async () => {
    for (const path of ['/rest/shops', 'rest/shops']) {
      await set({ error_rate: 1, paths: [path] });
      expect([(await statuses('rest/shops/paginate', 1))[0], (await statuses('rest/languages/active', 1))[0]]).toEqual([
        500, 200,
      ]);
    }
  });

  it('never affect the desk, and delay all other calls', async () => {
    await set({ error_rate: 1, drop_rate: 1, latency_ms: [30, 40] });
    expect((await test.api.ok('showSimulation', {}, { token: desk })).data.faults).not.toBeNull();
    await set({ latency_ms: [30, 40] });
    const begun = performance.now();
    await get('rest/languages/active');
    expect(performance.now() - begun).toBeGreaterThanOrEqual(29);
  });

  it('of errors and lost requests have no effect; of lost responses have one', async () => {
    const who = await shopping.customer();
    const count = async (): Promise<number> =>
      (await test.api.ok('listAddresses', { perPage: 100 }, { token: who.token })).data.length;
    const draft = { title: 'Home', address: { address: 'Quay 1' }, location: [52.3, 4.8] };
    const send = async (): Promise<number> => {
      const request = new Request(`${ORIGIN}/api/v1/dashboard/user/addresses`, {
        method: 'POST',
        body: JSON.stringify(draft),
        headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      });
      const response = await test.marketplace.fetch(request);
      return response.text().then(
        () => response.status,
        () => 0,
      );
    };
    await set({ error_rate: 1, paths: ['dashboard/user/addresses'] });
    expect(await send()).toBe(500);
    await test.api.ok('clearFaults', {}, { token: desk });
    expect(await count()).toBe(0);

    const TRIES = 30;
    await set({ drop_rate: 1, paths: ['dashboard/user/addresses'], seed: 5 });
    for (let time = 0; time < TRIES; time++) expect(await send()).toBe(0);
    await test.api.ok('clearFaults', {}, { token: desk });
    const arrived = await count();
    expect(arrived).toBeGreaterThan(TRIES / 4);
    expect(arrived).toBeLessThan((TRIES * 3) / 4);
  });

  it('lead to one order under retries with the same key', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const who = await shopping.customer();
      const draft = shopping.draft(await shopping.fill(who));
      const key = randomUuid(systemRandom);
      await set({ drop_rate: 0.8, error_rate: 0.2, paths: ['dashboard/user/orders'], seed });
      const answered = async (): Promise<{ readonly data: { readonly id: number } }> => {
        for (;;) {
          const answer = await test.marketplace
            .fetch(
              new Request(`${ORIGIN}/api/v1/dashboard/user/orders`, {
                method: 'POST',
                body: JSON.stringify(draft),
                headers: {
                  authorization: `Bearer ${who.token}`,
                  'content-type': 'application/json',
                  'idempotency-key': key,
                },
              }),
            )
            .then(
              async (response) => ({
                status: response.status,
                body: (await response.json()) as { readonly data: { readonly id: number } },
              }),
              () => undefined,
            )
            .catch(() => undefined);
          if (answer?.status === 200) return answer.body;
        }
      };
      const { data } = await answered();
      await test.api.ok('clearFaults', {}, { token: desk });
      expect((await shopping.ordersOf(who)).map(({ id }) => id)).toEqual([data.id]);
    }
  });
});

describe('L1 a cut connection', () => {
  it('ends without a response, and the server continues', async () => {
    const server = serve({
      fetch: (request, { incoming }: { incoming: { socket: { destroy(): void } } }) =>
        test.marketplace.fetch(request, { remoteAddress: '127.0.0.1', cut: () => incoming.socket.destroy() }),
      hostname: '127.0.0.1',
      port: 0,
    });
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/rest/languages/active`;
    await set({ drop_rate: 1 });
    for (let time = 0; time < 6; time++) await expect(fetch(address)).rejects.toThrow('fetch failed');
    await test.api.ok('clearFaults', {}, { token: desk });
    expect((await fetch(address)).status).toBe(200);
    await new Promise((resolve) => void server.close(resolve));
  });
});
