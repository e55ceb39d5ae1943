import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import arabic from '../../src/public/locales/ar/translation.json' with { type: 'json' };
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf, giveBackTables } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { orderMeal } from './support/meal.ts';
import { watchErrors } from './support/journey.ts';
import { Keyboard } from './support/keyboard.ts';
import { homeCookie } from './support/settled.ts';
import { test } from './support/test.ts';

/** A separate server: its clock stands still, so that orders move when the test says so. */
const PORT = 8479;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const CUSTOMER = { email: 'demo@tiffin.test', password: 'lunchbox' };

let product: ProductServer;
let tokens: { readonly customer: string; readonly friend: string; readonly desk: string };
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
  tokens = {
    customer: await api.signIn(CUSTOMER.email),
    friend: await api.signIn('second@tiffin.test'),
    desk: await api.signIn('desk@tiffin.test'),
  };
  await api.ok('turnClock', { action: 'pause' }, { token: tokens.desk });
  await giveBackTables(api, tokens.customer);
});
test.beforeEach(() => api.ok('readAllNotifications', {}, { token: tokens.customer }));
// A page left open would keep one of the few streams of its customer.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});
test.afterAll(() => product.stop());

const placeOrder = (): Promise<number> => orderMeal(api, tokens.customer);
const move = async (id: number, ...statuses: readonly string[]): Promise<void> => {
  for (const status of statuses) await api.ok('moveOrder', { id, status }, { token: tokens.desk });
};
let friends = 0;
/** A friend joins with the customer's code. */
const joinFriend = async (): Promise<void> => {
  const { my_referral: referral } = (await api.ok('showProfile', {}, { token: tokens.customer })).data;
  const email = `friend-${process.pid}-${++friends}@journey.test`;
  await api.ok('register', { email }, { as: 'query' });
  const [mail] = (await api.ok('listOutbox', { to: email }, { token: tokens.desk })).data;
  const { verify_token } = (await api.ok('verifyCode', { code: mail?.code ?? '', email })).data;
  const password = { password: 'lunchbox', password_confirmation: 'lunchbox' };
  await api.ok('completeRegistration', {
    email,
    firstname: 'Ada',
    lastname: 'Journey',
    ...password,
    verify_token,
    referral,
  });
};
/** Money from a friend. */
const sendMoney = async (): Promise<void> => {
  const { uuid } = (await api.ok('showProfile', {}, { token: tokens.customer })).data;
  await api.ok('sendMoney', { uuid, price: 1, currency_id: 1 }, { token: tokens.friend });
};
const unreadAtServer = async (): Promise<number> =>
  (await api.ok('showStatistics', {}, { token: tokens.customer })).notification;

/** The home page of the signed-in customer, in a browser of its own. */
const enter = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  // That of the account would come some seconds later, with another header and the page rendered anew.
  await context.addCookies([homeCookie(ORIGIN)]);
  const page = await context.newPage();
  await page.goto('/login');
  await page.locator('input[name=username]').fill(CUSTOMER.email);
  await page.locator('input[name=password]').fill(CUSTOMER.password);
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(`${ORIGIN}/`);
  return page;
};
const bellOf = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

test(
  'NOTIFY-1 … NOTIFY-4 changes of an order appear under the bell without a reload, and link to the order',
  { tag: '@core' },
  async ({ browser }) => {
    const page = await enter(browser);
    const errors = watchErrors(page);
    await expect(bellOf(page, 'Notifications')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    const order = await placeOrder();
    const panel = page.getByRole('dialog', { name: 'Notifications' });

    await test.step('the badge counts the changes made at the desk', async () => {
      await move(order, 'accepted');
      await expect(bellOf(page, 'Notifications, 1 unread')).toBeVisible();
      await move(order, 'cooking', 'ready');
      await expect(bellOf(page, 'Notifications, 3 unread')).toBeVisible();
    });

    await test.step('the panel lists them, by tabs, the newest first', async () => {
      await bellOf(page, 'Notifications, 3 unread').click();
      await expect(panel.getByRole('tab', { name: 'All 3 unread' })).toBeFocused();
      await expect(panel.getByRole('listitem').first()).toContainText(`Your order is ready`);
      await panel.getByRole('tab', { name: 'Orders 3 unread' }).click();
      await expect(panel.getByRole('listitem').nth(1)).toContainText('Your order is being prepared');
      await expect(panel.getByRole('listitem').nth(2)).toContainText(`#${order}`);
    });

    await test.step('while it is open, the next one is added on top', async () => {
      await move(order, 'on_a_way');
      await expect(panel.getByRole('listitem').first()).toContainText('Your order is on its way');
      await expect(panel.getByRole('listitem').first()).toContainText('Just now');
      await expect(panel.getByRole('tab', { name: 'Orders 4 unread' })).toBeVisible();
    });

    await test.step('one links to its order, and is marked read', async () => {
      await panel
        .getByRole('link', { name: /Your order is on its way/ })
        .first()
        .click();
      await expect(page).toHaveURL(`${ORIGIN}/orders/${order}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(unreadAtServer).toBe(3);
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('link', { name: 'Tiffin, home' }).click();
      await expect(bellOf(page, 'Notifications, 3 unread')).toBeVisible();
    });

    await test.step('one about a friend who joined links to the invitations', async () => {
      await joinFriend();
      await bellOf(page, 'Notifications, 4 unread').click();
      await panel.getByRole('tab', { name: /^All/ }).click();
      await panel.getByRole('link', { name: /Somebody joined with your code.*Unread/ }).click();
      await expect(page).toHaveURL(`${ORIGIN}/referrals`);
      await expect(page.getByRole('heading', { level: 1, name: /for them/ })).toBeFocused();
      await page.getByRole('link', { name: 'Tiffin, home' }).click();
      await bellOf(page, 'Notifications, 3 unread').click();
    });

    await test.step('one about money links to the wallet', async () => {
      await sendMoney();
      await panel.getByRole('link', { name: /Money was added to your wallet.*Unread/ }).click();
      await expect(page).toHaveURL(`${ORIGIN}/wallet`);
      await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeFocused();
      await page.getByRole('link', { name: 'Tiffin, home' }).click();
      await bellOf(page, 'Notifications, 3 unread').click();
    });

    await test.step('View more loads more, and all are marked read at once', async () => {
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      const shown = await panel.getByRole('listitem').count();
      const more = panel.getByRole('button', { name: 'View more' });
      if (await more.isVisible()) {
        await more.click();
        await expect.poll(() => panel.getByRole('listitem').count()).toBeGreaterThan(shown);
      }
      await panel.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(bellOf(page, 'Notifications')).toBeAttached();
      await expect(panel.getByText('Unread', { exact: true })).toHaveCount(0);
      await expect.poll(unreadAtServer).toBe(0);
    });

    expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
    expect(errors).toEqual([]);
  },
);

test('NOTIFY-5 a refused mark shows the server’s message, and the notification as unread again', async ({
  browser,
}) => {
  const page = await enter(browser);
  await joinFriend();
  await page.route('**/read-at*', (route) =>
    route.fulfill({
      status: 500,
      json: { status: false, statusCode: 'ERROR_500', message: 'The post office is closed' },
    }),
  );
  await bellOf(page, 'Notifications, 1 unread').click();
  const item = page.getByRole('link', { name: /Somebody joined with your code/ }).first();
  await item.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The post office is closed' })).toBeVisible();
  await expect(page).toHaveURL(`${ORIGIN}/referrals`);
  await expect(bellOf(page, 'Notifications, 1 unread')).toBeVisible();
  await page.unroute('**/read-at*');
  await bellOf(page, 'Notifications, 1 unread').click();
  await expect(item).toContainText('Unread');
  await item.click();
  await expect(bellOf(page, 'Notifications')).toBeAttached();
  await expect.poll(unreadAtServer).toBe(0);
});

test('NOTIFY-4 a tab follows what another tab reads, and requests nothing after signing out', async ({ browser }) => {
  const page = await enter(browser);
  await joinFriend();
  const other = await page.context().newPage();
  await other.goto(`${ORIGIN}/shop`);
  await expect(bellOf(other, 'Notifications, 1 unread')).toBeVisible();
  await bellOf(page, 'Notifications, 1 unread').click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bellOf(other, 'Notifications')).toBeVisible();
  await other.close();

  // From its next document on, the page follows a clock that the test can wind forward.
  await page.clock.install();
  await page.reload();
  await expect(bellOf(page, 'Notifications')).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(bellOf(page, 'Notifications')).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => void (/notifications|user\/events/.test(request.url()) && asked.push(request.url())));
  await page.clock.runFor('05:00');
  // What the page asked before this is known when this is answered.
  await page.evaluate(() => fetch('/healthz'));
  expect(asked).toEqual([]);
});

test('A11Y-3 the panel works by keyboard only, and returns the focus to the bell', async ({ browser }) => {
  const page = await enter(browser);
  const order = await placeOrder();
  await move(order, 'accepted');
  await joinFriend();
  const keyboard = new Keyboard(page);
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  // `selected`: what the key moved to is the one stop of the tabs only once it is rendered as chosen.
  const all = panel.getByRole('tab', { name: 'All 2 unread', selected: true });
  await keyboard.goTo(bellOf(page, 'Notifications, 2 unread'), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(all).toBeFocused();
  await keyboard.press('Escape');
  await expect(bellOf(page, 'Notifications, 2 unread')).toBeFocused();

  await keyboard.press('Enter');
  await expect(all).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(panel.getByRole('tab', { name: /^News/, selected: true })).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(panel.getByRole('tab', { name: 'Orders 1 unread', selected: true })).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(all).toBeFocused();
  const friend = panel.getByRole('link', { name: /Somebody joined with your code/ }).first();
  await expect(panel.getByRole('listitem').first()).toContainText('Somebody joined with your code');
  await expect(panel.getByRole('listitem').nth(1)).toContainText(`#${order}`);
  // An empty list is a stop of its own, before anything in it.
  await expect(panel.getByRole('tabpanel')).not.toHaveAttribute('tabindex');
  await keyboard.press('Tab');
  await expect(friend).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${ORIGIN}/orders/${order}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('NOTIFY-1 on a phone the panel is a bottom sheet, and the bell causes no layout shift', async ({ browser }) => {
  const phone = { viewport: { width: 320, height: 640 } };
  const page = await enter(browser, phone);
  await joinFriend();
  await expect(bellOf(page, 'Notifications, 1 unread')).toBeVisible();
  const places = (on: Page) =>
    on
      .getByRole('banner')
      .locator('button:visible, a:visible')
      .evaluateAll((tools) => {
        // Without scripts a line above the banner leads to the plain pages.
        const top = document.querySelector('header')?.getBoundingClientRect().y ?? 0;
        return tools
          .filter((tool) => !tool.matches('[popovertarget=notifications]') && !tool.closest('[popover], [role=search]'))
          .map((tool) => {
            const { x, y, width, height } = tool.getBoundingClientRect();
            return [x, y - top, width, height].map(Math.round);
          });
      });
  const still = await browser.newContext({
    baseURL: ORIGIN,
    ...phone,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const asServed = await still.newPage();
  await asServed.goto('/');
  const served = await asServed.getByRole('banner').locator('button, a').count();
  expect(served).toBeGreaterThan(3);
  const servedPlaces = await places(asServed);
  await expect.poll(() => places(page)).toEqual(servedPlaces);

  await bellOf(page, 'Notifications, 1 unread').click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  const place = async () => {
    const { x, y = 0, width, height = 0 } = (await panel.boundingBox()) ?? {};
    return [x, width, Math.round(y + height)];
  };
  await expect.poll(place).toEqual([0, 320, 640]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(async () => {
    for (const tool of await panel.locator('button:visible, a:visible').all())
      expect(Math.round((await tool.boundingBox({ timeout: 5_000 }))?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }).toPass({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Close notifications' }).click();
  await expect(panel).toBeHidden();
  await expect(bellOf(page, 'Notifications, 1 unread')).toBeFocused();
});

for (const { name, options, title } of [
  {
    name: 'phone, light, English',
    options: { viewport: { width: 360, height: 800 }, colorScheme: 'light', locale: 'en-US' },
    title: 'Notifications',
  },
  {
    name: 'desk, dark, Arabic',
    options: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark', locale: 'ar' },
    title: arabic['notifications.title'],
  },
] as const)
  test(`A11Y-2 axe finds nothing in the panel: ${name}`, async ({ browser }) => {
    const page = await enter(browser, options);
    await joinFriend();
    await page.getByRole('banner').locator('[popovertarget=notifications]').first().click();
    const panel = page.getByRole('dialog', { name: title, exact: true });
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    const findings = () => axeFindings(page, '#notifications', '[popovertarget=notifications]');
    expect(await findings()).toEqual([]);
    const on = options.locale === 'ar' ? 'ArrowLeft' : 'ArrowRight';
    await panel.getByRole('tab').first().focus();
    await page.keyboard.press(on);
    await expect(panel.getByRole('tab').nth(1)).toBeFocused();
    await expect(panel.getByRole('heading', { level: 3 })).toBeVisible();
    expect(await findings()).toEqual([]);
  });
