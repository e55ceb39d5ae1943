import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import arabic from '../../src/public/locales/ar/translation.json' with { type: 'json' };
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { orderMeal } from './support/meal.ts';
import { openFront } from './support/front.ts';
import { watchErrors } from './support/journey.ts';
import { test } from './support/test.ts';

/**
 * A separate server behind a proxy that can be closed: nothing else distinguishes a lost connection from a slow one.
 */
const [BEHIND, PORT] = [8521, 8522];
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(`http://127.0.0.1:${BEHIND}`);
const OFFLINE_KEY = 'test-offline';
const CUSTOMER = { email: 'demo@tiffin.test', password: 'lunchbox' };

let product: ProductServer;
let front: Awaited<ReturnType<typeof openFront>>;
let tokens: { readonly customer: string; readonly desk: string };
test.beforeAll(async () => {
  product = await startProduct(BEHIND, { SIMULATION_SPEED: '1' });
  front = await openFront(PORT, BEHIND);
  tokens = { customer: await api.signIn(CUSTOMER.email), desk: await api.signIn('desk@tiffin.test') };
  await api.ok('turnClock', { action: 'pause' }, { token: tokens.desk });
});
test.beforeEach(async () => {
  front.state.build = '';
  front.state.hold = () => undefined;
  await api.ok('deleteMyCarts', {}, { token: tokens.customer });
});
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await front.shut();
  await front.open();
});
test.afterAll(async () => {
  await front.shut();
  await product.stop();
});

const visit = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
    ...options,
  });
  // Chromium drops its emulated `navigator.onLine` with the document that was left, so a page visited offline may read
  // true.
  await context.addInitScript((key) => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => localStorage.getItem(key) === null });
  }, OFFLINE_KEY);
  return context.newPage();
};
const signIn = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.locator('input[name=username]').fill(CUSTOMER.email);
  await page.locator('input[name=password]').fill(CUSTOMER.password);
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(`${ORIGIN}/`);
};
/** The worker is active, controls this page, and has cached its files. */
const untilKept = async (page: Page, path: string): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => keptPaths(page)).toContain(path);
};
const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('tiffin-kept-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
const cachesOfCustomers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('tiffin-kept-') && !name.endsWith('-guest')),
  );
const leave = async (page: Page): Promise<void> => {
  await front.shut();
  await page.evaluate((key) => localStorage.setItem(key, 'yes'), OFFLINE_KEY);
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
};
const comeBack = async (page: Page): Promise<void> => {
  await front.open();
  await page.evaluate((key) => localStorage.removeItem(key), OFFLINE_KEY);
  await page.context().setOffline(false);
  // A page that waited for the connection may already be loading again.
  await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => {});
};
/** What is waited for, and what ends the waiting. */
const gate = (): [Promise<void>, () => void] => {
  let open = (): void => {};
  return [new Promise((resolve) => (open = resolve)), () => open()];
};
const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Connection' }).getByRole('status');

const placeOrder = (): Promise<number> => orderMeal(api, tokens.customer);
const cardOf = (page: Page, order: number) => page.getByRole('article').filter({ hasText: `Order ${order} ·` });
const countOrders = async (): Promise<number> =>
  (await api.ok('listOrders', { perPage: 100 }, { token: tokens.customer })).data.length;
const addFalafel = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Falafel plate' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /Large/ }).check();
  await sheet.getByRole('radio', { name: /Pita/ }).first().check();
  await sheet.getByRole('button', { name: /^Add(?! a note)/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test(
  'ERROR-6 menu, orders and cart are readable without a connection, and the page recovers by itself',
  { tag: '@core' },
  async ({ browser }) => {
    const order = await placeOrder();
    const page = await visit(browser);
    await signIn(page);
    await untilKept(page, '/');
    await page.goto('/shop/1');
    await addFalafel(page);
    await expect
      .poll(async () => (await api.call('showCart', { currency_id: 1 }, { token: tokens.customer })).status)
      .toBe(200);
    await page.goto('/orders');
    await expect(cardOf(page, order)).toBeVisible();
    await page.goto(`/orders/${order}`);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    for (const path of ['/shop/1', '/orders', `/orders/${order}`, '/api/v1/dashboard/user/cart'])
      await untilKept(page, path);
    const errors = watchErrors(page);

    await test.step('the server is gone and the device is offline', async () => {
      await leave(page);
      await expect(bannerOf(page)).toContainText('You are offline.');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(bannerOf(page)).toContainText(
        /You are offline\. What you see is from \d\d\.\d\d\.\d{4}, \d\d:\d\d\./,
      );
    });
    await test.step('orders, menu and cart can be read', async () => {
      await page.goto('/orders');
      await expect(cardOf(page, order)).toBeVisible();
      await page.goto('/shop/1');
      await expect(page.getByRole('heading', { level: 1, name: 'Levant Kitchen' })).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Your cart' })).toContainText('Falafel plate');
      await expect(bannerOf(page)).toContainText('You are offline.');
    });
    await test.step('what needs the server says so at once, and nothing is lost', async () => {
      await page
        .getByRole('complementary', { name: 'Your cart' })
        .getByRole('button', { name: /^One more|more/i })
        .first()
        .click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'The server cannot be reached. Please try again.' }),
      ).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Your cart' })).toContainText('Falafel plate');
    });
    await test.step('the order changes meanwhile, and is updated once the connection is back', async () => {
      await page.goto(`/orders/${order}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(bannerOf(page)).toContainText('You are offline.');
      await api.ok('moveOrder', { id: order, status: 'accepted' }, { token: tokens.desk });
      await page.evaluate(() => Object.assign(window, { isKept: true }));
      await comeBack(page);
      await expect(bannerOf(page)).toHaveText('Connected again.');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(0);
      await expect(bannerOf(page)).toHaveText('');
      expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
    });
    expect(errors).toEqual([]);
  },
);

test(
  'ORDER-4 nothing is ordered without a connection, not even later, and once it is back one press is one order',
  { tag: '@core' },
  async ({ browser }) => {
    const page = await visit(browser);
    await page.clock.install();
    await signIn(page);
    await page.goto('/shop/1');
    await addFalafel(page);
    await page.goto('/checkout');
    await page.getByRole('radio', { name: /Cash/ }).check();
    await expect(page.getByRole('button', { name: /^Place order \$/ })).toBeEnabled();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const before = await countOrders();

    await leave(page);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'There is no connection, so nothing was ordered. Everything is kept.' }),
    ).toBeFocused();
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Falafel plate');
    expect(await page.evaluate(() => sessionStorage.getItem('placement'))).toBeNull();

    await expect(bannerOf(page)).toContainText('You are offline.');
    await comeBack(page);
    await expect(bannerOf(page)).toHaveText('Connected again.');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Place order \$/ })).toBeEnabled();
    await page.clock.runFor('01:00');
    // What the page sent before this has arrived when this is answered.
    await page.evaluate(() => fetch('/healthz'));
    expect(await countOrders()).toBe(before);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    expect(await countOrders()).toBe(before + 1);
  },
);

test('ERROR-6 ORDER-8 the usual is shown without a connection, and pressing it says so and loses nothing', async ({
  browser,
}) => {
  const order = await placeOrder();
  for (const status of ['accepted', 'ready', 'on_a_way', 'delivered'])
    await api.ok('moveOrder', { id: order, status }, { token: tokens.desk });
  const page = await visit(browser);
  await signIn(page);
  await untilKept(page, '/');
  await page.goto('/');
  const usual = page.getByRole('region', { name: 'Your usual' });
  await expect(usual).toBeVisible();
  for (const path of ['/', '/api/v1/dashboard/user/usual-orders']) await untilKept(page, path);
  const price = await usual.getByRole('link', { name: /^Order the usual/ }).innerText();
  const errors = watchErrors(page);

  await leave(page);
  await page.reload();
  await test.step('with the time from which it is', async () => {
    await expect(bannerOf(page)).toContainText(/You are offline\. What you see is from \d\d\.\d\d\.\d{4}, \d\d:\d\d\./);
    await expect(usual.getByRole('link', { name: /^Order the usual/ })).toHaveText(price);
  });
  await test.step('pressed, it leads to what it was, which cannot be put into the cart', async () => {
    await usual.getByRole('link', { name: /^Order the usual/ }).click();
    await expect(page).toHaveURL(`${ORIGIN}/orders/${order}/again`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await expect(bannerOf(page)).toContainText('You are offline.');
  });
  await test.step('prices are asked again when the connection is back', async () => {
    const asked = page.waitForResponse(/rest\/products\//);
    await comeBack(page);
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is as last time');
    await page.getByRole('button', { name: /^Add \d+ items to cart/ }).click();
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  });
  expect(errors).toEqual([]);
});

test('ERROR-6 a page that was never visited says so, and loads when the connection is back', async ({ browser }) => {
  const page = await visit(browser);
  await page.goto('/shop/1');
  await untilKept(page, '/shop/1');
  await leave(page);
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(bannerOf(page)).toContainText('You are offline.');
  // A product over its shop is the shop, without a connection.
  await page.goto('/shop/1?product=11111111-1111-4111-8111-111111111111');
  await expect(page).toHaveURL(`${ORIGIN}/shop/1`);
  await expect(page.getByRole('heading', { level: 1, name: 'Levant Kitchen' })).toBeVisible();
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await comeBack(page);
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
});

test('CART-5 signing out leaves nothing of the customer on the device', async ({ browser }) => {
  const order = await placeOrder();
  const page = await visit(browser);
  await signIn(page);
  await untilKept(page, '/');
  await page.goto(`/orders/${order}`);
  await untilKept(page, `/orders/${order}`);
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  // Reading the paths opens the caches, which would create one that is being deleted: their names come first.
  await expect.poll(() => cachesOfCustomers(page)).toEqual([]);
  expect((await keptPaths(page)).filter((path) => path.includes('orders') || path.includes('dashboard'))).toEqual([]);
  await leave(page);
  await page.goto(`/orders/${order}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Levant Kitchen');
  expect(await cachesOfCustomers(page)).toEqual([]);
});

test('ERROR-6 a newer build takes over: an open page keeps its files, the next one has new ones', async ({
  browser,
}) => {
  const page = await visit(browser);
  await page.goto('/shop/1');
  await untilKept(page, '/shop/1');
  const appCaches = (on: Page) =>
    on.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('tiffin-app-')));
  const [old] = await appCaches(page);
  front.state.build = 'abcdefabcdef';
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  expect(await appCaches(page)).toContain(old);

  await test.step('the open page works on, with and without a connection', async () => {
    await page.getByRole('link', { name: 'Falafel plate' }).first().click();
    await expect(page.getByRole('dialog')).toContainText('Falafel plate');
    await leave(page);
    await page.goto('/shop/1');
    await expect(page.getByRole('heading', { level: 1, name: 'Levant Kitchen' })).toBeVisible();
    await comeBack(page);
  });

  await test.step('once it is closed, only the new build is cached', async () => {
    const context = page.context();
    await page.close();
    let next = await context.newPage();
    // A browser lets go of a closed page when it likes: until then the next one is the old worker's too.
    await expect(async () => {
      await next.close();
      next = await context.newPage();
      await next.goto('/shop/1');
      expect(await appCaches(next)).toEqual(['tiffin-app-abcdefabcdef']);
    }).toPass();
    await untilKept(next, '/shop/1');
    await leave(next);
    await next.reload();
    await expect(next.getByRole('heading', { level: 1, name: 'Levant Kitchen' })).toBeVisible();
  });
});

test('ERROR-6 a long wait is explained, and the cached copy is shown until a slow page loads', async ({ browser }) => {
  const page = await visit(browser);
  await page.goto('/shop');
  await untilKept(page, '/shop');
  const links = await page
    .getByRole('main')
    .locator('a[href^="/shop/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const path = links.find((href) => /^\/shop\/\d+$/.test(href) && href !== '/shop/1') ?? '';
  const [menu, letMenuGo] = gate();
  front.state.hold = (asked) => (asked.startsWith('/api/v1/rest/shops/') ? menu : undefined);
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
  await expect(bannerOf(page)).toHaveText('Still loading. The connection is slow.');
  letMenuGo();
  await expect(page).toHaveURL(`${ORIGIN}${path}`);
  await expect(bannerOf(page)).toHaveText('');

  const [shops, letShopsGo] = gate();
  front.state.hold = (path) => (path === '/shop' ? shops : undefined);
  await page.goto('/shop', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('link', { name: /Levant Kitchen/ }).first()).toBeVisible();
  letShopsGo();
  await expect(bannerOf(page)).toHaveText('');
});

test('ERROR-6 the product can be installed, and its worker is never outdated', async ({ browser }) => {
  const page = await visit(browser);
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  await expect
    .poll(async () =>
      (await session.send('Page.getInstallabilityErrors')).installabilityErrors.filter(
        ({ errorId }) => errorId !== 'in-incognito',
      ),
    )
    .toEqual([]);
  const worker = await page.request.get('/service-worker.js');
  expect([
    worker.status(),
    worker.headers()['cache-control'],
    worker.headers()['content-type'],
    worker.headers()['content-security-policy'],
  ]).toEqual([200, 'no-cache', 'text/javascript; charset=utf-8', "default-src 'none'; connect-src 'self'"]);
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    readonly icons: readonly { readonly src: string; readonly type: string }[];
  };
  for (const { src, type } of manifest.icons)
    expect([src, (await page.request.get(src)).headers()['content-type']]).toEqual([src, type]);
  const colours = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) => metas.map((meta) => [meta.getAttribute('content'), meta.getAttribute('media')]));
  expect(await colours()).toEqual([
    ['#fffcf8', '(prefers-color-scheme: light)'],
    ['#16110d', '(prefers-color-scheme: dark)'],
  ]);
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: ORIGIN }]);
  await page.reload();
  expect(await colours()).toEqual([['#16110d', null]]);
});

test('ACCESS-3c an installed app opens without a connection with the chosen page, or with home', async ({
  browser,
}) => {
  const page = await visit(browser);
  await page.context().addCookies([{ name: 'start', value: 'shops', url: ORIGIN }]);
  await page.goto('/shop/1');
  await page.getByRole('banner').getByRole('link', { name: 'Tiffin' }).click();
  await page.reload();
  await untilKept(page, '/');
  await leave(page);
  await page.goto('/start');
  await expect(page).toHaveURL(`${ORIGIN}/`);
  await comeBack(page);
  await page.goto('/start');
  await expect(page).toHaveURL(`${ORIGIN}/shop`);
  await untilKept(page, '/shop');
  await leave(page);
  await page.goto('/start');
  await expect(page).toHaveURL(`${ORIGIN}/shop`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('ERROR-6 the banner lies at the foot of a phone, and above the dock of the cart once there is one', async ({
  browser,
}) => {
  const page = await visit(browser, { viewport: { width: 360, height: 800 } });
  await page.goto('/shop/1');
  await untilKept(page, '/shop/1');
  const above = async (): Promise<number> => {
    await expect(bannerOf(page)).toContainText('You are offline.');
    const { y = 0, height = 0 } = (await bannerOf(page).locator('..').boundingBox()) ?? {};
    return 800 - y - height;
  };
  await leave(page);
  await expect.poll(above).toBe(16);
  await comeBack(page);
  await expect(bannerOf(page)).toHaveText('');
  await addFalafel(page);
  const dock = page.getByRole('complementary', { name: 'Your cart' });
  await expect(dock).toBeVisible();
  await leave(page);
  const overDock = async (): Promise<number> => {
    const { y = 0 } = (await dock.getByRole('button').boundingBox()) ?? {};
    return (await above()) - (800 - y);
  };
  await expect.poll(overDock).toBeGreaterThan(0);
});

for (const { name, options, words } of [
  {
    name: 'phone, light, Arabic',
    options: { viewport: { width: 360, height: 800 }, colorScheme: 'light', locale: 'ar' },
    words: arabic,
  },
  {
    name: 'desk, dark, English',
    options: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark', locale: 'en-US' },
    words: { 'connection.offline': 'You are offline.', 'failure.connection': 'No connection' },
  },
] as const)
  test(`A11Y-2 axe finds nothing in banner and offline page, which cause no layout shift: ${name}`, async ({
    browser,
  }) => {
    const page = await visit(browser, options);
    const findings = () => axeFindings(page);
    await page.goto('/shop/1');
    await untilKept(page, '/shop/1');
    const places = () =>
      page.locator('header button:visible, main h1, main h2').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y } = element.getBoundingClientRect();
          return [Math.round(x), Math.round(y)];
        }),
      );
    const before = await places();
    await leave(page);
    const status = page.getByRole('status').filter({ hasText: words['connection.offline'] });
    await expect(status).toBeVisible();
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options.viewport.width);
    expect(await findings()).toEqual([]);
    await page.screenshot({ path: `test-results/offline-banner-${options.viewport.width}.png` });
    await page.goto('/register');
    await expect(page.getByRole('heading', { level: 1, name: words['failure.connection'] })).toBeVisible();
    await expect(status).toBeVisible();
    expect(await findings()).toEqual([]);
    await page.screenshot({ path: `test-results/offline-page-${options.viewport.width}.png` });
  });
