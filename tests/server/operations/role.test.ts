import { afterEach, describe, expect, it } from 'vitest';
import { createJobsApp } from '../../../src/entry/node/web-app.ts';
import { asJson } from '@infra/server/store/index.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping } from '../support/shopping.ts';

let test: TestMarketplace | undefined;
afterEach(() => test?.marketplace.close());

const DATABASE_URL = 'postgres://database.example/tiffin';

/** Leaves an order to be announced, and says after a round whether somebody has. */
const isAnnouncedBy = async (role: string): Promise<boolean> => {
  const started = await startMarketplace({ LIMITS: 'off', DATABASE_URL, ROLE: role });
  test = started;
  const shopping = await createShopping(started);
  const order = await shopping.order(await shopping.customer());
  const row = { order_id: order.id, shop_id: 1, catalogue_version: 1, sold: asJson([]) };
  const left = () => started.store.database.selectFrom('unannounced_orders').select('order_id').execute();
  await started.store.database
    .insertInto('unannounced_orders')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .execute();
  await started.timers.tick();
  return (await left()).length === 0;
};

describe('S17 the role of a process', () => {
  it('web leaves recurring work to others', async () => {
    expect(await isAnnouncedBy('web')).toBe(false);
  });

  it('jobs does it', async () => {
    expect(await isAnnouncedBy('jobs')).toBe(true);
  });

  it('jobs tells of its health and serves neither pages nor calls', async () => {
    const app = createJobsApp({
      readVisit: (request) => ({ request, connection: { remoteAddress: '127.0.0.1' }, isStrict: false }),
      marketplace: { fetch: ({ url }) => Promise.resolve(new Response(new URL(url).pathname)) },
    });
    const status = async (path: string) => (await app.request(path, {}, {})).status;
    expect(await Promise.all(['/healthz', '/readyz', '/metrics'].map(status))).toEqual([200, 200, 200]);
    expect(await Promise.all(['/', '/api/v1/rest/shops/paginate', '/desk'].map(status))).toEqual([404, 404, 404]);
  });
});
