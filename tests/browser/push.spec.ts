import { expect, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { accountOf, startFakeFcm, VAPID_KEY, WEB_APP, type FakeFcm } from '../server/push/fake-fcm.ts';
import { launchOptionsOf } from './find-chromium.ts';
import { apiOf } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { orderMeal } from './support/meal.ts';
import { watchErrors } from './support/journey.ts';
import { test } from './support/test.ts';

/** Servers of its own: one that is configured, and one that is not. */
const [PORT, BARE_PORT] = [Number(process.env['PUSH_PORT'] ?? 8496), Number(process.env['PUSH_PORT'] ?? 8496) + 1];
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const CUSTOMER = { email: 'demo@tiffin.test', password: 'lunchbox' };

// A headless shell knows no notifications.
test.use({ launchOptions: launchOptionsOf(process.env['CHROMIUM']) });

let fcm: FakeFcm;
let product: ProductServer;
let tokens: { readonly customer: string; readonly desk: string };
test.beforeAll(async () => {
  fcm = await startFakeFcm(Date.now);
  product = await startProduct(PORT, {
    SIMULATION_SPEED: '1',
    FIREBASE_CONFIG: JSON.stringify(WEB_APP),
    FIREBASE_VAPID_KEY: VAPID_KEY,
    FIREBASE_SERVICE_ACCOUNT: accountOf(fcm.url),
    FCM_URL: fcm.url,
  });
  tokens = { customer: await api.signIn(CUSTOMER.email), desk: await api.signIn('desk@tiffin.test') };
  await api.ok('turnClock', { action: 'pause' }, { token: tokens.desk });
});
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});
test.afterAll(async () => {
  await product.stop();
  await fcm.close();
});

const placeOrder = (): Promise<number> => orderMeal(api, tokens.customer);

/** What of a worker's own world is used here; the tests are compiled for pages. */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly Clients: { readonly prototype: object };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  readonly NotificationEvent: new (type: string, init: { readonly notification: Notification }) => Event;
  dispatchEvent(event: Event): boolean;
};

/** Stands in the page for the browser's own push service, which is not on this machine. */
const standInForPushService = (): void => {
  const subscription = {
    endpoint: 'https://push.test/1',
    getKey: () => new Uint8Array(16).buffer,
    unsubscribe: async () => sessionStorage.removeItem('subscribed') === undefined,
  };
  const current = async () => (sessionStorage.getItem('subscribed') ? subscription : null);
  Object.assign(PushManager.prototype, {
    getSubscription: current,
    subscribe: async () => {
      sessionStorage.setItem('subscribed', 'yes');
      return subscription;
    },
  });
};

/** The hosts of the messaging service; what was asked of them. */
const standInForService = async (
  context: BrowserContext,
): Promise<{ readonly asked: string[]; state: { isDown: boolean } }> => {
  const [asked, state]: [string[], { isDown: boolean }] = [[], { isDown: false }];
  await context.route(/googleapis\.com/, async (route) => {
    const request = route.request();
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const { host } = new URL(request.url());
    asked.push(`${request.method()} ${host}`);
    if (state.isDown)
      return route.fulfill({
        status: 503,
        headers,
        json: { error: { code: 503, message: 'down', status: 'UNAVAILABLE' } },
      });
    if (host.startsWith('firebaseinstallations')) {
      return route.fulfill({
        headers,
        json: {
          name: 'projects/1/installations/x',
          fid: 'cAbCdEfGhIjKlMnOpQrStU',
          refreshToken: 'refresh',
          authToken: { token: 'auth', expiresIn: '604800s' },
        },
      });
    }
    return route.fulfill({ headers, json: request.method() === 'DELETE' ? {} : { token: 'browser-token' } });
  });
  return { asked, state };
};

const enter = async (
  browser: Browser,
  {
    origin = ORIGIN,
    permission = 'granted',
  }: { readonly origin?: string; readonly permission?: 'granted' | 'denied' } = {},
) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const { browserContextId } = (await cdp.send('Target.getTargetInfo')).targetInfo;
  await cdp.send('Browser.setPermission', {
    origin,
    permission: { name: 'notifications' },
    setting: permission,
    ...(browserContextId && { browserContextId }),
  });
  await context.addInitScript(standInForPushService);
  const service = await standInForService(context);
  const errors = watchErrors(page);
  await page.goto('/login');
  await page.locator('input[name=username]').fill(CUSTOMER.email);
  await page.locator('input[name=password]').fill(CUSTOMER.password);
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(`${origin}/`);
  return { context, page, cdp, service, errors };
};
const openPanel = async (page: Page): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
};
const untilControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const switchOf = (page: Page) => page.getByRole('switch', { name: 'Tell me on this device' });

/** What the messaging service would send to this browser's worker. */
const createDelivery = async (cdp: CDPSession) => {
  const known = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${ORIGIN}/` && !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await known;
  return (payload: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: ORIGIN, registrationId, data: JSON.stringify(payload) });
};

test('NOTIFY-6 push: a toast in the foreground, a notification in the background, none after sign-out', async ({
  browser,
}) => {
  const { page, context, cdp, service, errors } = await enter(browser);
  await openPanel(page);

  await test.step('nothing is loaded or requested before the press', async () => {
    await expect(switchOf(page)).not.toBeChecked();
    await untilControlled(page);
    expect(service.asked).toEqual([]);
    expect(await axeFindings(page, '#notifications')).toEqual([]);
  });

  await test.step('a press turns it on, and registers the token with the marketplace', async () => {
    await switchOf(page).click();
    await expect(switchOf(page)).toBeChecked();
    await expect(switchOf(page)).toHaveAccessibleDescription(
      'Order updates and news reach you here even when this page is closed.',
    );
    expect(new Set(service.asked)).toEqual(
      new Set(['POST firebaseinstallations.googleapis.com', 'POST fcmregistrations.googleapis.com']),
    );
    expect(await axeFindings(page, '#notifications')).toEqual([]);
  });

  const order = await placeOrder();
  await api.ok('moveOrder', { id: order, status: 'accepted' }, { token: tokens.desk });
  await expect.poll(() => fcm.messages.at(-1)?.token).toBe('browser-token');
  const { notification, data } = fcm.messages.at(-1) ?? {};
  const deliver = await createDelivery(cdp);

  await test.step('in the foreground it is a toast with a link', async () => {
    await page.keyboard.press('Escape');
    await deliver({ notification, data, from: '1', fcmMessageId: 'm1' });
    const toast = page.getByRole('status').filter({ hasText: `The shop accepted your order · Order ${order}` });
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(`${ORIGIN}/orders/${order}`);
  });

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  await test.step('in the background the system shows it, and a press opens the order and nothing else', async () => {
    await page.goto('about:blank');
    // The page that was left counts as open for a moment longer.
    const openPages = () =>
      worker.evaluate(async () => {
        const { clients } = globalThis as unknown as WorkerScope;
        return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
      });
    await expect.poll(openPages).toBe(0);
    const shown = () =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as WorkerScope;
        return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
      });
    // While the page is being left, a busy browser may lose a message; the next one of a subject replaces it.
    await expect(async () => {
      await deliver({
        notification,
        data: { ...data, link: 'https://evil.test' },
        fcmOptions: { link: 'https://evil.test' },
        from: '1',
        fcmMessageId: 'm2',
      });
      await expect
        .poll(shown, { timeout: 3_000 })
        .toEqual([{ title: 'Tiffin', body: notification?.body, tag: `order ${order}` }]);
    }).toPass({ timeout: 15_000 });
    const opened = await worker.evaluate(async () => {
      const scope = globalThis as unknown as WorkerScope;
      const paths: string[] = [];
      Object.defineProperty(scope.Clients.prototype, 'openWindow', {
        value: async (path: string) => void paths.push(path),
      });
      const [first] = await scope.registration.getNotifications();
      if (!first) return paths;
      const press = new scope.NotificationEvent('notificationclick', { notification: first });
      // An event that a script dispatches cannot be extended: collect what the worker would have had it wait for.
      const work: Promise<unknown>[] = [];
      Object.defineProperty(press, 'waitUntil', { value: (done: Promise<unknown>) => void work.push(done) });
      scope.dispatchEvent(press);
      await Promise.all(work);
      return paths;
    });
    expect(opened).toEqual([`${ORIGIN}/orders/${order}`]);
    await expect.poll(shown).toEqual([]);
  });

  await test.step('the next visit stays on, and signing out ends it at both servers', async () => {
    await page.goto('/');
    await openPanel(page);
    await expect(switchOf(page)).toBeChecked();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /account/i })
      .first()
      .click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => service.asked).toContain('DELETE fcmregistrations.googleapis.com');
    expect(await page.evaluate(() => localStorage.getItem('push'))).toBeNull();
    const sent = fcm.messages.length;
    // The server notifies a customer's devices one after the other, so a message to a later one ends the wait.
    await api.ok('updatePushToken', { firebase_token: 'later-device' }, { token: tokens.customer });
    await api.ok('moveOrder', { id: order, status: 'cooking' }, { token: tokens.desk });
    const toldSince = () => fcm.messages.slice(sent).map(({ token }) => token);
    await expect.poll(toldSince).toContain('later-device');
    expect(toldSince()).toEqual(['later-device']);
  });
  expect(errors).toEqual([]);
});

test('NOTIFY-6 the switch says that the browser blocks push, and what went wrong', async ({ browser }) => {
  const blocked = await enter(browser, { permission: 'denied' });
  await openPanel(blocked.page);
  await expect(switchOf(blocked.page)).toHaveAccessibleDescription(/^Your browser blocks it\./);
  await switchOf(blocked.page).click();
  await expect(switchOf(blocked.page)).not.toBeChecked();
  expect(blocked.service.asked).toEqual([]);
  // A browser that closes while its worker installs may wait for it without end.
  await untilControlled(blocked.page);
  await blocked.context.close();

  const { page, service } = await enter(browser);
  await openPanel(page);
  await untilControlled(page);
  service.state.isDown = true;
  await switchOf(page).click();
  await expect(switchOf(page)).toHaveAccessibleDescription('That did not work. Please try again.', { timeout: 20_000 });
  await expect(switchOf(page)).not.toBeChecked();
});

test('NOTIFY-6 without configuration there is no switch, no other host and no Firebase code', async ({ browser }) => {
  const bare = await startProduct(BARE_PORT);
  const origin = `http://127.0.0.1:${BARE_PORT}`;
  const { page, service } = await enter(browser, { origin });
  await openPanel(page);
  await expect(page.getByRole('tab', { name: /^All/ })).toBeVisible();
  await expect(switchOf(page)).toHaveCount(0);
  await untilControlled(page);
  const scripts = await page.evaluate(async () => {
    const names = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'));
    return Promise.all(names.map(async (name) => (await fetch(name)).text()));
  });
  expect(scripts.filter((text) => text.includes('fcmregistrations'))).toEqual([]);
  expect(service.asked).toEqual([]);
  const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('googleapis');
  expect((await page.request.get(`${ORIGIN}/`)).headers()['content-security-policy']).toContain(
    "connect-src 'self' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com;",
  );
  expect(await (await page.request.get('/config.json')).json()).not.toHaveProperty('push');
  await bare.stop();
});
