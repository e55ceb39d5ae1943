import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf, newCustomer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { watchErrors } from './support/journey.ts';
import { CASH, orderMeal } from './support/meal.ts';
import { test } from './support/test.ts';

/** A server of its own, whose clock stands still, so that the simulation leaves orders to people. */
const PORT = Number(process.env['SHOP_DESK_PORT'] ?? 8503);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const OWNER = { email: 'kitchen@tiffin.test', password: 'lunchbox' };
const PHONE = { width: 360, height: 740 } as const;

const turnClock = async (action: 'pause' | 'resume') =>
  api.ok('turnClock', { action }, { token: await api.signIn('desk@tiffin.test') });

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT);
});
test.beforeEach(() => turnClock('pause'));
test.afterAll(() => product.stop());

const openKitchen = async (browser: Browser, locale?: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: ORIGIN, viewport: PHONE });
  if (locale !== undefined) await context.addCookies([{ name: 'locale', value: locale, url: ORIGIN }]);
  const page = await context.newPage();
  await page.goto('/desk/kitchen');
  await page.locator('#email').fill(OWNER.email);
  await page.locator('#password').fill(OWNER.password);
  // An order that comes before the list listens is found only when it is read again, 20 seconds later.
  const listening = page.waitForResponse((response) => response.url().endsWith('/desk/events'));
  await page.locator('#password').press('Enter');
  await expect(page.locator('[data-live]')).toBeAttached();
  await listening;
  return page;
};
const ticketOf = (page: Page, id: number): Locator => page.locator(`#row-${id}`);
const isCut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('ORDER-6o an owner sees an order arrive, and prepares it with the keyboard', async ({ browser }) => {
  const customer = await newCustomer('guest', api);
  const kitchen = await openKitchen(browser);
  const errors = watchErrors(kitchen);
  await expect(kitchen.getByRole('link', { name: 'Levant Kitchen' })).toBeVisible();
  await expect(kitchen).toHaveTitle('Kitchen – Levant Kitchen');

  const first = await orderMeal(api, customer.token, CASH);
  await test.step('it arrives by itself, is announced and counted', async () => {
    await expect(ticketOf(kitchen, first)).toBeVisible();
    await expect(kitchen.getByRole('status')).toHaveText('1 new order');
    await expect(kitchen).toHaveTitle('(1) Kitchen – Levant Kitchen');
    expect([await axeFindings(kitchen), await isCut(kitchen)]).toEqual([[], false]);
  });

  await test.step('another one disturbs nobody who is choosing a dish', async () => {
    await ticketOf(kitchen, first).getByText('A dish is missing …').press('Enter');
    const dish = ticketOf(kitchen, first).getByLabel('Which one');
    await dish.focus();
    const second = await orderMeal(api, customer.token, CASH);
    await expect(ticketOf(kitchen, second)).toBeVisible();
    await expect(dish).toBeFocused();
    await expect(kitchen).toHaveTitle('(2) Kitchen – Levant Kitchen');
  });

  await test.step('a dish is missing, another is proposed', async () => {
    await ticketOf(kitchen, first)
      .getByRole('button', { name: `Choose a replacement: Order ${first}` })
      .press('Enter');
    await ticketOf(kitchen, first).getByLabel('Propose').selectOption({ index: 1 });
    await ticketOf(kitchen, first)
      .getByRole('button', { name: `Tell the customer: Order ${first}` })
      .press('Enter');
    await expect(kitchen.getByText(`Order ${first}: the customer is asked.`)).toBeVisible();
    const { data } = await api.ok('showOrder', { id: first }, { token: customer.token });
    const question = data.substitutions?.[0]?.id;
    await api.ok('answerSubstitution', { id: first, substitution_id: question, answer: 'replace' }, customer);
  });

  await test.step('it is accepted, prepared and ready', async () => {
    for (const [step, done] of [
      ['Accept', 'Accepted'],
      ['Start preparing', 'Being prepared'],
      ['Ready', 'Ready'],
    ] as const) {
      await ticketOf(kitchen, first)
        .getByRole('button', { name: `${step}: Order ${first}` })
        .press('Enter');
      await expect(kitchen.getByText(`Order ${first}: ${done}.`)).toBeVisible();
      await expect(ticketOf(kitchen, first).locator('.badge')).toHaveText(done);
    }
    await expect(ticketOf(kitchen, first)).toContainText('A courier comes for it.');
    expect((await api.ok('showOrder', { id: first }, { token: customer.token })).data.status).toBe('ready');
  });
  expect(errors).toEqual([]);
});

test('ORDER-6o the kitchen is Arabic from right to left, and fits a phone', async ({ browser }) => {
  const customer = await newCustomer('guest', api);
  const id = await orderMeal(api, customer.token, CASH);
  const kitchen = await openKitchen(browser, 'ar');
  await expect(kitchen.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(kitchen.getByRole('heading', { level: 1 })).toHaveText('المطبخ');
  await expect(ticketOf(kitchen, id).getByRole('button', { name: `قبول: الطلب ${id}` })).toBeVisible();
  expect([await axeFindings(kitchen), await isCut(kitchen)]).toEqual([[], false]);
});

test('L14 a pause closes the shop on open pages of customers, and its end opens it', async ({ browser, page }) => {
  // The server repeats an answer of the same instant.
  await turnClock('resume');
  const following = page.waitForResponse((response) => response.url().endsWith('/rest/events'));
  await page.goto(`${ORIGIN}/shop/1`);
  // A page listens once somebody uses it, or a few seconds later.
  await page.getByRole('heading', { level: 1 }).hover();
  await following;
  const paused = page.getByText('Not taking orders right now').first();
  await expect(paused).toBeHidden();
  const kitchen = await openKitchen(browser);
  await kitchen.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(kitchen.getByText('Customers see that the shop takes no orders just now.')).toBeVisible();
  await expect(paused).toBeVisible();
  await kitchen.getByRole('button', { name: 'Take orders again' }).press('Enter');
  await expect(kitchen.getByText('You take orders').first()).toBeVisible();
  await expect(paused).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
