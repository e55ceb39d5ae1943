import { expect, test } from '@playwright/test';
import { newCustomer, ordersOf } from './support/api.ts';
import { reachCheckout } from './support/journey.ts';

const PLACE = /\/dashboard\/user\/orders(\?|$)/;

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
    let isPlaced = (): void => {};
    const placed = new Promise<void>((resolve) => (isPlaced = resolve));
    let requests = 0;
    await page.route(PLACE, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      requests += 1;
      if (requests > 1) return route.continue();
      await route.fetch();
      isPlaced();
      // The answer never reaches the page, which is left before.
      return route.abort().catch(() => undefined);
    });
    await page.getByRole('button', { name: /^Place order/ }).click();
    await placed;
    await page.reload();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  test('results from a repeated press after a lost answer', { tag: '@core' }, async ({ page }) => {
    const customer = await newCustomer('lost');
    await reachCheckout(page, customer);
    let requests = 0;
    await page.route(PLACE, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      requests += 1;
      if (requests > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: /Everything is kept|cannot be reached/ })).toBeVisible();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    expect(requests).toBe(2);
    expect(await ordersOf(customer)).toHaveLength(1);
  });
});
