import { expect, type Browser, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf, HOME } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { CASH, orderMeal } from './support/meal.ts';
import { test } from './support/test.ts';

/** A server of its own, slow enough that the desk and the courier are faster than the simulation. */
const PORT = 8501;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const CUSTOMER = { email: 'demo@tiffin.test', password: 'lunchbox' };
const RIDER = { email: 'rider@tiffin.test', password: 'lunchbox' };
const HARBOR = { latitude: 41.4935, longitude: -71.3099 };

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
});
test.afterAll(() => product.stop());

/** Takes an order to a status, through those before; it may be in one of them already. */
const move = async (id: number, ...statuses: readonly string[]): Promise<void> => {
  const token = await api.signIn('desk@tiffin.test');
  for (const status of statuses) await api.call('moveOrder', { id, status }, { token });
  const { data } = await api.ok('showAnyOrder', { id }, { token });
  expect(data.status).toBe(statuses.at(-1));
};

/** The courier's browser on the page of the deliveries, signed in on the way. */
const openCourier = async (browser: Browser, options: object = {}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    permissions: ['geolocation'],
    geolocation: HOME,
    ...options,
  });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.goto(`${ORIGIN}/courier`);
  return { context, page, errors };
};
const signInRider = async (page: Page): Promise<void> => {
  await signIn(page, RIDER);
  await expect(page).toHaveURL(/\/courier$/);
  await comeAlive(page);
};

test('COURIER-6 a courier takes an order, fetches it, is seen on the way and delivers by the code', async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  await page.goto(`${ORIGIN}/orders`);
  await signIn(page, CUSTOMER);
  await expect(page).toHaveURL(/\/orders$/);
  const rider = await openCourier(browser);
  const work = rider.page;
  await signInRider(work);
  await expect(work.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await work.getByRole('button', { name: 'Go online' }).click();
  await expect(work.getByRole('heading', { level: 1 })).toHaveText('You are online');
  await work.getByRole('button', { name: 'Share my position' }).click();
  await expect(work.getByRole('button', { name: 'Stop sharing' })).toBeVisible();

  const order = await orderMeal(api, await api.signIn(CUSTOMER.email), CASH);
  await page.goto(`${ORIGIN}/orders/${order}`);
  await comeAlive(page);
  // The offer appears by itself, without name and street, and becomes the one delivery in hand.
  await move(order, 'accepted', 'cooking');
  const offer = work.getByRole('article').filter({ hasText: 'Not ready yet' });
  await expect(offer).toBeVisible();
  await expect(work.getByRole('main')).not.toContainText('Harbor Street');
  await expect(offer).toContainText('Paid in cash');
  expect(await axeFindings(work)).toEqual([]);
  await offer.getByRole('button', { name: /^Take the delivery from/ }).click();
  const card = work.getByRole('article', { name: `Order ${order}` });
  await expect(card.getByRole('heading')).toHaveText('Still being prepared. Make your way to the shop.');
  await expect(card).toContainText('Harbor Street');
  await expect(card.getByText(/^Collect \$/)).toBeVisible();

  await move(order, 'ready');
  await card.getByRole('button', { name: 'Picked up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin is on the way to you');
  await expect(card.getByRole('region', { name: 'Map' })).toBeVisible();
  expect(await axeFindings(work)).toEqual([]);

  // The customer's page follows the courier.
  const where = page.getByRole('region', { name: 'Map' });
  await rider.context.setGeolocation(HARBOR);
  await expect(where).toContainText(/(?:2\d\d|3\d\d) m from/);
  await rider.context.setGeolocation(HOME);
  await expect(where).toContainText(/\b[1-9]0 m from/);

  // A wrong code first, then the one that the customer reads out.
  const code =
    (await page.getByText('Code for the courier').locator('xpath=..').getByRole('strong').textContent()) ?? '';
  expect(code).toMatch(/^\d{4}$/);
  const field = card.getByRole('textbox', { name: 'Code' });
  await field.fill(code === '1234' ? '4321' : '1234');
  await card.getByRole('button', { name: 'Delivered' }).click();
  await expect(card.getByText(/^This is not the code\. You can try 2 more times/)).toBeVisible();
  await field.fill(code);
  await card.getByRole('button', { name: 'Delivered' }).click();
  await expect(work.getByRole('region', { name: 'Delivered today' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivered. Enjoy.');
  await work.getByRole('button', { name: 'Go offline' }).click();
  await expect(work.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  expect([...errors, ...rider.errors]).toEqual([]);
  await rider.context.close();
});

test('COURIER-6 works by the keyboard alone, in Arabic, and keeps a press while there is no connection', async ({
  browser,
}) => {
  const order = await orderMeal(api, await api.signIn('second@tiffin.test'), CASH);
  await move(order, 'accepted', 'ready');
  const { context, page, errors } = await openCourier(browser, { locale: 'ar', permissions: [] });
  await page.getByLabel('البريد الإلكتروني').fill(RIDER.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(RIDER.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courier$/);
  await comeAlive(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const press = async (name: RegExp | string): Promise<void> => {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    await button.press('Enter');
  };
  await press('ابدأ العمل');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أنت متصل');
  await press(/^خذ التوصيلة من/);
  const card = page.getByRole('article', { name: new RegExp(`${order}`) });
  await expect(card.getByRole('button', { name: 'استلمته' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  await page.route('**/picked-up*', (route) => route.abort());
  await press('استلمته');
  await expect(page.getByRole('status').filter({ hasText: 'لا يوجد اتصال' })).toBeVisible();
  await page.unroute('**/picked-up*');
  const code = card.getByRole('textbox', { name: 'الرمز' });
  await expect(code).toBeVisible();
  const { data } = await api.ok('showOrder', { id: order }, { token: await api.signIn('second@tiffin.test') });
  await code.focus();
  await page.keyboard.type(String(data.otp).padStart(4, '0'));
  await page.keyboard.press('Enter');
  await expect(card).toHaveCount(0);
  await press('أوقف العمل');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أنت غير متصل');
  expect(errors).toEqual([]);
  await context.close();
});

test('COURIER-6 explains itself to others, and the menu of a courier leads to it', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${ORIGIN}/courier`);
  await signIn(page, CUSTOMER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for couriers');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'How to become a courier' }).click();
  await expect(page).toHaveURL(/\/deliver$/);

  const { context, page: rider } = await openCourier(browser, { viewport: { width: 1280, height: 800 } });
  await signInRider(rider);
  await rider.goto(`${ORIGIN}/deliver`);
  await rider.getByRole('link', { name: 'To the deliveries' }).click();
  await expect(rider).toHaveURL(/\/courier$/);
  await rider.getByRole('button', { name: /Robin/ }).click();
  await expect(rider.getByRole('link', { name: 'Deliveries', exact: true })).toBeVisible();
  await context.close();
});
