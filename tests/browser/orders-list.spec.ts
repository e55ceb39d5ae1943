import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { Keyboard } from './support/keyboard.ts';
import { CASH, orderMeal } from './support/meal.ts';
import { test } from './support/test.ts';

/** A server of its own: its clock is stopped, and moved from month to month. */
const PORT = 8572;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const CUSTOMER = { email: 'demo@tiffin.test', password: 'lunchbox' };
const DELIVERED = 11;

let product: ProductServer;
/**
 * In the order in which they were placed: eleven delivered in March, the first of them with a refund, a canceled and an
 * open one in April.
 */
let placed: readonly number[];

const setClock = async (at: string): Promise<void> => {
  const token = await api.signIn('desk@tiffin.test');
  await api.ok('turnClock', { action: 'pause' }, { token });
  await api.ok('turnClock', { action: 'set', at }, { token });
};
const order = async (...statuses: readonly string[]): Promise<number> => {
  const id = await orderMeal(api, await api.signIn(CUSTOMER.email), CASH);
  const token = await api.signIn('desk@tiffin.test');
  for (const status of statuses) await api.ok('moveOrder', { id, status }, { token });
  return id;
};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
  const orders: number[] = [];
  await setClock('2026-03-18T17:00:00Z');
  for (let count = 0; count < DELIVERED; count++)
    orders.push(await order('accepted', 'ready', 'on_a_way', 'delivered'));
  await setClock('2026-04-08T17:00:00Z');
  orders.push(await order('canceled'), await order());
  placed = orders;
  const [first = 0] = placed;
  await api.ok('askRefund', { order_id: first, cause: 'Cold' }, { token: await api.signIn(CUSTOMER.email) });
});
test.afterAll(() => product.stop());

const openOrders = async (
  browser: Browser,
  options: BrowserContextOptions = {},
  path = '/orders',
): Promise<{ readonly page: Page; readonly errors: readonly string[] }> => {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.goto(path);
  await signIn(page, CUSTOMER);
  await expect(page).toHaveURL(`${ORIGIN}${path}`);
  return { page, errors };
};
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const widthFits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('ORDER-6n lists what is under way, then month after month, each once over all pages', async ({ browser }) => {
  const { page, errors } = await openOrders(browser);
  await comeAlive(page);
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText(`Order ${placed.at(-1)}`);
  const months = ['Under way', 'April 2026', 'March 2026'];
  await expect(headings(page)).toHaveText(months);
  // The button goes once its page has come: it would be gone in the middle of scrolling to it.
  await expect
    .poll(() => page.evaluate(() => scrollTo(0, document.body.scrollHeight)).then(() => cards.count()))
    .toBe(placed.length);
  await expect(headings(page)).toHaveText(months);
  await expect(page.getByRole('region', { name: 'March 2026' }).getByRole('article')).toHaveCount(DELIVERED);
  expect(await axeFindings(page, 'main')).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('ORDER-6l a shared address shows which group is chosen on a small phone, from either side', async ({
  browser,
}) => {
  const { page, errors } = await openOrders(browser, { viewport: { width: 360, height: 740 } }, '/orders?show=refund');
  const chosen = page.getByRole('link', { name: 'With a refund', exact: true });
  await expect(chosen).toHaveAttribute('aria-current', 'page');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: 'All', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(chosen).not.toBeInViewport();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('ORDER-6l ORDER-6m selects by keyboard, in an address that can be shared and gone back from', async ({
  browser,
}) => {
  const { page, errors } = await openOrders(browser);
  await comeAlive(page);
  const keyboard = new Keyboard(page);
  const cards = page.getByRole('article');
  const field = page.getByRole('searchbox', { name: 'Shop or order number' });
  const told = page.getByRole('status').filter({ hasText: /found/ });

  await test.step('a group, which keeps the focus', async () => {
    const canceled = page.getByRole('link', { name: 'Canceled', exact: true });
    await keyboard.goTo(canceled, 'Tab', 60);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/orders\?show=canceled$/);
    await expect(cards).toHaveCount(1);
    await expect(canceled).toBeFocused();
    await expect(canceled).toHaveAttribute('aria-current', 'page');
    await expect(told).toHaveText(/^1 order found/);
    await expect(headings(page)).toHaveText(['April 2026']);
  });

  await test.step('ORDER-6r the orders with a refund, among which the search goes on', async () => {
    await page.getByRole('link', { name: 'With a refund', exact: true }).click();
    await expect(page).toHaveURL(/\/orders\?show=refund$/);
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(`Order ${placed[0]}`);
    await field.fill(`${placed[1]}`);
    await expect(page).toHaveURL(new RegExp(`/orders\\?show=refund&search=${placed[1]}$`));
    await expect(page.getByRole('heading', { name: 'No order matches' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/show=canceled$/);
    await expect(cards).toHaveCount(1);
  });

  await test.step('words, which stay as they are typed', async () => {
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await field.focus();
    await page.keyboard.type(`#${placed[2]}`);
    await expect(page).toHaveURL(new RegExp(`/orders\\?search=${placed[2]}$`));
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(`Order ${placed[2]}`);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(`#${placed[2]}`);
  });

  await test.step('again after a reload, and the ones before on going back', async () => {
    await page.reload();
    await comeAlive(page);
    await expect(field).toHaveValue(`${placed[2]}`);
    await expect(cards).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/orders\?show=canceled$/);
    await expect(cards).toContainText(`Order ${placed[DELIVERED]}`);
    await expect(field).toHaveValue('');
    await page.goForward();
    await expect(cards).toContainText(`Order ${placed[2]}`);
  });

  await test.step('nothing, with a way back to all', async () => {
    await field.fill('100%');
    await expect(page.getByRole('heading', { name: 'No order matches' })).toBeVisible();
    await expect(told).toHaveText(/^0 orders found/);
    expect(await axeFindings(page, 'main')).toEqual([]);
    await keyboard.goTo(page.getByRole('link', { name: 'Show all orders' }), 'Tab', 60);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${ORIGIN}/orders`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Under way' })).toBeVisible();
  });
  expect(errors).toEqual([]);
  await page.context().close();
});

test('ORDER-6l keeps the earlier orders on screen until the others arrive, and forgets what comes too late', async ({
  browser,
}) => {
  const { page, errors } = await openOrders(browser, {
    viewport: { width: 360, height: 800 },
    hasTouch: true,
  });
  await comeAlive(page);
  const cards = page.getByRole('article');
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
  let release = (): void => {};
  const gate = new Promise<void>((open) => (release = open));
  await page.route(/orders\/paginate.*delivered/, async (route) => {
    await gate;
    await route.continue();
  });
  const before = await cards.count();
  await page.getByRole('link', { name: 'Delivered', exact: true }).tap();
  await expect(page.getByRole('link', { name: 'Delivered', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('[aria-busy=true]').getByRole('article')).toHaveCount(before);
  await page.getByRole('link', { name: 'Canceled', exact: true }).tap();
  await expect(cards).toHaveCount(1);
  const late = page.waitForResponse(/orders\/paginate.*delivered/);
  release();
  await late;
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/show=canceled$/);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('ORDER-6l ORDER-6m works without script', async ({ browser }) => {
  const { page } = await openOrders(browser, { javaScriptEnabled: false }, '/orders?show=delivered');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  await expect(headings(page)).toHaveText(['March 2026']);
  await page.getByRole('searchbox').fill(`${placed[0]}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`show=delivered&search=${placed[0]}$`));
  await expect(cards).toHaveCount(1);
  await page.getByRole('link', { name: 'Canceled', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No order matches' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await expect(page).toHaveURL(`${ORIGIN}/orders`);
  await page.context().close();
});

test('ORDER-6n reads well on a dark phone in Arabic', async ({ browser }) => {
  const { page, errors } = await openOrders(browser, {
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  await page.context().addCookies([
    { name: 'locale', value: 'ar', url: ORIGIN },
    { name: 'theme', value: 'dark', url: ORIGIN },
  ]);
  await page.goto('/orders');
  await comeAlive(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: 'مارس 2026' })).toBeVisible();
  expect(await widthFits(page)).toBe(true);
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'الملغاة' }).tap();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox').fill('لا شيء');
  await expect(page.getByRole('heading', { name: 'لا طلب مطابق' })).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});
