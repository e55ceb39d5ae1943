import { expect, test, type Page } from '@playwright/test';
import { newCustomer, ordersOf } from './support/api.ts';
import { reachCheckout } from './support/journey.ts';

const PLACE = /\/dashboard\/user\/orders(\?|$)/;

/** Lets the first order reach the server; `placed` resolves then, and the page never gets the answer. */
const loseFirstAnswer = async (page: Page) => {
  const sent = { orders: 0 };
  let isPlaced = (): void => {};
  const placed = new Promise<void>((resolve) => (isPlaced = resolve));
  await page.route(PLACE, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.orders += 1;
    if (sent.orders > 1) return route.continue();
    await route.fetch();
    isPlaced();
    // The page may have been left meanwhile.
    return route.abort().catch(() => undefined);
  });
  return { sent, placed };
};

test.describe('ORDER-5 one order', () => {
  test('results from a double click', { tag: '@core' }, async ({ page }) => {
    const customer = await newCustomer('double');
    await reachCheckout(page, customer);
    await page.getByRole('button', { name: /^Place order/ }).dblclick();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  test('results from a reload while it is being placed', async ({ page }) => {
    const customer = await newCustomer('reload');
    await reachCheckout(page, customer);
    const { placed } = await loseFirstAnswer(page);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await placed;
    await page.reload();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  test('results from a repeated press after a lost answer', { tag: '@core' }, async ({ page }) => {
    const customer = await newCustomer('lost');
    await reachCheckout(page, customer);
    const { sent } = await loseFirstAnswer(page);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: /Everything is kept|cannot be reached/ })).toBeVisible();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    expect(sent.orders).toBe(2);
    expect(await ordersOf(customer)).toHaveLength(1);
  });
});
