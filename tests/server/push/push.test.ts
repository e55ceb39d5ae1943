import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeviceRepository } from '@infra/server/features/push/devices.repository.ts';
import { createFcmSender, createPush } from '@infra/server/features/push/index.ts';
import { silentLog } from '@infra/server/foundation/platform/log.ts';
import { NOON, startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Shopping } from '../support/shopping.ts';
import { accountOf, startFakeFcm, VAPID_KEY, WEB_APP, type FakeFcm } from './fake-fcm.ts';

let fcm: FakeFcm;
let test: TestMarketplace;
let shopping: Shopping;
let desk: string;
let who: Customer;
let device: string;
let devices = 0;
const tokens = async (): Promise<readonly string[]> =>
  (await test.store.database.selectFrom('push_tokens').select('token').where('user_id', '=', who.id).execute()).map(
    ({ token }) => token,
  );
const settings = (url: string) => ({
  LIMITS: 'off',
  FIREBASE_CONFIG: JSON.stringify(WEB_APP),
  FIREBASE_VAPID_KEY: VAPID_KEY,
  FIREBASE_SERVICE_ACCOUNT: accountOf(url),
  FCM_URL: url,
});
const mine = () => fcm.messages.filter(({ token }) => token === device);
const accept = (id: number) => test.api.ok('moveOrder', { id, status: 'accepted' }, { token: desk });

beforeAll(async () => {
  let now = NOON;
  fcm = await startFakeFcm(() => now);
  test = await startMarketplace(settings(fcm.url));
  now = test.clock.now();
  shopping = await createShopping(test);
  desk = await test.api.signIn('desk@tiffin.test');
});
beforeEach(async () => {
  who = await shopping.customer();
  device = `device-${(devices += 1)}`;
  await test.api.ok('updatePushToken', { firebase_token: device }, { token: who.token });
});
afterAll(async () => {
  await test.marketplace.close();
  await fcm.close();
});

describe('NOTIFY-6 a push message', () => {
  it('describes an order’s change as text, titled with the marketplace’s name', async () => {
    const order = await shopping.order(who);
    await accept(order.id);
    await expect
      .poll(() => mine().at(-1))
      .toMatchObject({
        notification: { title: 'Tiffin', body: expect.stringContaining(`#${order.id}`) },
        data: { id: String(order.id), type: 'status_changed', status: 'accepted', order: String(order.id) },
      });
    expect(fcm.faults).toEqual([]);
  });

  it('is in the account’s language, and identifies a news item by its uuid', async () => {
    await test.store.database.updateTable('users').set({ lang: 'de' }).where('id', '=', who.id).execute();
    const order = await shopping.order(who);
    await accept(order.id);
    await expect.poll(() => mine().at(-1)?.notification.body).toContain('Bestellung');
  });

  it('shares one access token, and renews it when it expires', async () => {
    const grants = fcm.grants();
    const orders = [await shopping.order(who), await shopping.order(who)];
    await Promise.all(orders.map(({ id }) => accept(id)));
    await expect.poll(() => mine().length).toBe(2);
    expect(fcm.grants() - grants).toBeLessThanOrEqual(1);
    fcm.revoke();
    await accept((await shopping.order(who)).id);
    await expect.poll(() => mine().length).toBe(3);
  });

  it('is not sent to users who opted out', async () => {
    const kind = await test.store.database
      .selectFrom('notification_kinds')
      .select('id')
      .where('type', '=', 'push')
      .executeTakeFirstOrThrow();
    await test.api.ok(
      'updatePreferences',
      { notifications: [{ notification_id: kind.id, active: 0 }] },
      { token: who.token },
    );
    await accept((await shopping.order(who)).id);
    await test.api.ok(
      'updatePreferences',
      { notifications: [{ notification_id: kind.id, active: 1 }] },
      { token: who.token },
    );
    await accept((await shopping.order(who)).id);
    await expect.poll(() => mine().length).toBe(1);
  });

  it('ACCOUNT-5 is not sent for orders to somebody who turned those off, and is for news', async () => {
    const { data } = await test.api.ok('listPreferences', {}, { token: who.token });
    const id = (type: string) => data.find((kind) => kind.type === type)?.id ?? 0;
    const turn = (type: string, active: 0 | 1) =>
      test.api.ok(
        'updatePreferences',
        { notifications: [{ notification_id: id(type), active }] },
        { token: who.token },
      );
    const devicesFor = async (type: 'status_changed' | 'news_publish' | 'wallet_top_up') =>
      (await createDeviceRepository(test.store).of(who.id, type)).length;
    await turn('order_statuses', 0);
    expect([await devicesFor('status_changed'), await devicesFor('news_publish')]).toEqual([0, 1]);
    await accept((await shopping.order(who)).id);
    await turn('order_statuses', 1);
    await turn('discount', 0);
    expect([await devicesFor('news_publish'), await devicesFor('wallet_top_up')]).toEqual([0, 1]);
    await accept((await shopping.order(who)).id);
    await expect.poll(() => mine().length).toBe(1);
  });

  it('is not sent after sign-out with the token', async () => {
    await test.api.ok('logOut', { firebase_token: device }, { token: who.token });
    expect(await tokens()).toEqual([]);
  });
});

describe('NOTIFY-6 an unregistered device', () => {
  it('is removed; the user’s other devices still receive the message', async () => {
    const other = `${device}-other`;
    await test.api.ok('updatePushToken', { firebase_token: other }, { token: who.token });
    fcm.gone.add(device);
    await accept((await shopping.order(who)).id);
    await expect.poll(tokens).toEqual([other]);
    await expect.poll(() => fcm.messages.filter(({ token }) => token === other).length).toBe(1);
  });

  it('is kept when the service fails temporarily', async () => {
    fcm.next(503, 500);
    await accept((await shopping.order(who)).id);
    await accept((await shopping.order(who)).id);
    await accept((await shopping.order(who)).id);
    await expect.poll(() => mine().length).toBe(1);
    expect(await tokens()).toEqual([device]);
  });
});

describe('NOTIFY-6 an order', () => {
  it('is placed without waiting for the service, and despite its failure', async () => {
    fcm.next('hang');
    const order = await shopping.order(who);
    await accept(order.id);
    expect((await test.api.ok('showOrder', { id: order.id }, { token: who.token })).data.status).toBe('accepted');
    await accept((await shopping.order(who)).id);
    await expect.poll(() => mine().length).toBe(1);
  });

  it('is placed when the service is unreachable', async () => {
    const alone = await startMarketplace(settings('http://127.0.0.1:9'));
    const shop = await createShopping(alone);
    const customer = await shop.customer();
    await alone.api.ok('updatePushToken', { firebase_token: 'x' }, { token: customer.token });
    expect((await shop.order(customer)).status).toBe('new');
    await alone.marketplace.close();
  });
});

describe('NOTIFY-6 the sender', () => {
  const sender = (account: object, url = fcm.url) =>
    createFcmSender({
      projectId: 'tiffin-test',
      email: 'x@y.test',
      privateKey: (JSON.parse(accountOf(url)) as { private_key: string }).private_key,
      tokenUrl: `${url}/token`,
      url,
      fetch,
      clock: test.clock,
      ...account,
    });

  it('reports missing permission without logging the assertion', async () => {
    const outcome = await sender({}).send('device', { title: '', body: '', data: {} }, new AbortController().signal);
    expect(outcome).toEqual({ kind: 'failed', reason: 'The push service issued no access token: status 400' });
  });

  it('drops messages beyond its queue, and all after shutdown', async () => {
    const sent: string[] = [];
    const pushes = createPush({
      devices: createDeviceRepository(test.store),
      log: silentLog,
      title: async () => '',
      sender: {
        send: async (token) => {
          sent.push(token);
          return { kind: 'sent' };
        },
      },
    });
    pushes.enqueue(
      Array.from({ length: 10_050 }, () => ({
        userId: -1,
        type: 'status_changed' as const,
        text: { body: '', data: {} },
      })),
    );
    pushes.enqueue([{ userId: who.id, type: 'status_changed', text: { body: '', data: {} } }]);
    await pushes.close();
    pushes.enqueue([{ userId: who.id, type: 'status_changed', text: { body: '', data: {} } }]);
    expect(sent).toEqual([]);
  });
});
