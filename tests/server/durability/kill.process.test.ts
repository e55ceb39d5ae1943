import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '@infra/server/foundation/platform/log.ts';
import { openStore } from '@infra/server/store/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import type { Answer, Api } from '../support/api.ts';
import { HOME, WALLET } from '../support/shopping.ts';
import { startChild, startInVain, type ChildServer } from './child-server.ts';

let directory: string;
let server: ChildServer;
let token: string;
let olives: number;
const [SHOP, SUPPLY] = [2, 100];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tiffin-kill-'));
  server = await startChild(directory);
  token = await server.api.signIn('demo@tiffin.test');
  const products = await server.api.ok('listProducts', { search: 'olives', shop_id: SHOP });
  olives = products.data[0]?.stocks?.[0]?.id ?? 0;
});
afterAll(async () => {
  await server.kill();
  await rm(directory, { recursive: true, force: true });
});

/** Kills the server and starts the next one on its data. */
const fallAndRise = async (): Promise<void> => {
  await server.kill();
  server = await startChild(directory);
};
let keys = 0;
const newKey = (): string => `3d5a1c00-0000-4000-9000-${String((keys += 1)).padStart(12, '0')}`;
const keyed = (key: string) => ({ token, headers: { 'idempotency-key': key } });
const fill = async (api: Api, quantity: number): Promise<number> => {
  const { data } = await api.ok(
    'insertProducts',
    { shop_id: SHOP, currency_id: 1, products: [{ stock_id: olives, quantity }] },
    { token },
  );
  return data.id;
};
const draft = (cart: number, more: object = {}) => ({
  cart_id: cart,
  shop_id: SHOP,
  currency_id: 1,
  delivery_type: 'delivery',
  location: HOME,
  address: { address: 'Lindenstraat 8' },
  payment_id: 1,
  ...more,
});
const orders = async () =>
  (await server.api.ok('listOrders', { perPage: 100, column: 'id', sort: 'asc' }, { token })).data;
const balance = async (): Promise<number> =>
  (await server.api.ok('showProfile', {}, { token })).data.wallet?.price ?? NaN;
const idOf = ({ body }: Answer): number => (body as { readonly data: { readonly id: number } }).data.id;

describe('L9 a killed server', () => {
  it('keeps every acknowledged write exactly once with its key, and the sign-in', async () => {
    const [key, before] = [newKey(), await balance()];
    const body = draft(await fill(server.api, 2), { payment_id: WALLET });
    const first = await server.api.call('placeOrder', body, keyed(key));
    await fallAndRise();
    const kept = await orders();
    expect([first.status, kept.map(({ id }) => id)]).toEqual([200, [idOf(first)]]);
    expect(await balance()).toBeCloseTo(before - (kept[0]?.transaction?.price ?? NaN), 6);
    const again = await server.api.call('placeOrder', body, keyed(key));
    expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([200, 'true', first.body]);
    expect(await server.api.no('placeOrder', { ...body, note: 'else' }, keyed(key))).toMatchObject({ status: 422 });
    expect(await orders()).toHaveLength(1);
  });

  it('keeps every cart and every cancellation', async () => {
    const { id } = (await server.api.ok('placeOrder', draft(await fill(server.api, 3)), { token })).data;
    await server.api.ok('changeOrderStatus', { id, status: 'canceled' }, { token });
    const cart = await fill(server.api, 4);
    await fallAndRise();
    expect((await orders()).find((order) => order.id === id)?.status).toBe('canceled');
    expect((await server.api.ok('showCart', {}, { token })).data).toMatchObject({
      id: cart,
      user_carts: [{ cartDetails: [{ quantity: 4 }] }],
    });
  });

  it('leaves one order or none when killed while ordering, and a retry completes it', async () => {
    const known = new Set((await orders()).map(({ id }) => id));
    const { numRuns } = runs(3, 80);
    for (let run = 0; run < numRuns; run++) {
      const [key, body] = [newKey(), draft(await fill(server.api, 1))];
      const asked = server.api.call('placeOrder', body, keyed(key)).catch(() => undefined);
      // The kill meets the request at another place every time.
      await new Promise((resolve) => setTimeout(resolve, run * (24 / numRuns)));
      await fallAndRise();
      const answer = await asked;
      const found = (await orders()).filter(({ id }) => !known.has(id));
      if (answer) expect(found.map(({ id }) => id)).toEqual([idOf(answer)]);
      expect(found.length).toBeLessThanOrEqual(1);
      const repeated = await server.api.call('placeOrder', body, keyed(key));
      expect([repeated.status, repeated.headers.get('idempotency-replayed')]).toEqual([
        200,
        found.length === 1 ? 'true' : null,
      ]);
      expect((await orders()).filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual([idOf(repeated)]);
      known.add(idOf(repeated));
    }
  }, 3_600_000);
});

describe('RUN-1 a second server on the same data', () => {
  it('fails with the owner’s process id and a remedy, and the first continues', async () => {
    const { code, said } = await startInVain(directory);
    expect([code, said]).toEqual([
      1,
      `The data in ${directory} is in use by process ${server.process}; stop that one or choose another DATA_DIR.\n`,
    ]);
    expect(await orders()).not.toEqual([]);
  });
});

describe('L7 L9 the final state', () => {
  it('is consistent: stock and sales, balances and entries, lines and orders', async () => {
    await server.kill();
    const opened = await openStore({ kind: 'embedded', directory }, silentLog);
    if (!opened.ok) throw new Error('The data of a killed server is free');
    const { database } = opened.value;
    const supply = await database
      .selectFrom('stocks')
      .select('quantity')
      .where('id', '=', olives)
      .executeTakeFirstOrThrow();
    const sold = await database
      .selectFrom('order_details')
      .innerJoin('orders', 'orders.id', 'order_id')
      .where('orders.status', '!=', 'canceled')
      .where('stock_id', '=', olives)
      .select('quantity')
      .execute();
    const money = await database
      .selectFrom('wallets')
      .innerJoin('wallet_histories', 'wallet_id', 'wallets.id')
      .select(['wallets.id', 'balance', 'type', 'amount'])
      .execute();
    const carts = await database.selectFrom('orders').select('cart_id').where('status', '!=', 'canceled').execute();
    await opened.value.close();
    expect(supply.quantity + sold.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(SUPPLY);
    for (const { id, balance: held } of money) {
      expect(
        money
          .filter((entry) => entry.id === id)
          .reduce((sum, { type, amount }) => sum + (type === 'topup' ? amount : -amount), 0),
      ).toBe(held);
    }
    expect(new Set(carts.map(({ cart_id }) => cart_id)).size).toBe(carts.length);
  });
});
