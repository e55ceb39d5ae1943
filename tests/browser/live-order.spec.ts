import { expect, test } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf } from './support/api.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { orderMeal } from './support/meal.ts';

/** A server of its own, slow enough that only the desk moves orders. */
const PORT = 8487;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const CUSTOMER = { email: 'demo@tiffin.test', password: 'lunchbox' };

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
});
test.afterAll(() => product.stop());

test('ORDER-6 follows an order by its window, its refund and its courier, to what comes after it', async ({ page }) => {
  const errors = watchErrors(page);
  const token = await api.signIn(CUSTOMER.email);
  const desk = await api.signIn('desk@tiffin.test');
  const order = await orderMeal(api, token);
  const { total_price: total } = (await api.ok('showOrder', { id: order }, { token })).data;
  const move = (status: string) => api.ok('moveOrder', { id: order, status }, { token: desk });

  await page.goto(`${ORIGIN}/orders/${order}`);
  await signIn(page, CUSTOMER);
  await comeAlive(page);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(question).toContainText(`$${total.toFixed(2)} goes back to your wallet`);
  await question.getByRole('button', { name: 'Keep the order' }).click();

  await page.getByRole('button', { name: 'Add a note' }).click();
  await expect(page.locator('[name=order-note]')).toBeFocused();
  await page.keyboard.type('Ring twice');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Note: Ring twice')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the note' })).toBeFocused();

  await move('accepted');
  await expect(page.getByRole('definition').filter({ hasText: /^\d\d:\d\d–\d\d:\d\d$/ })).toBeVisible();
  await expect(page.getByText('At the latest')).toBeVisible();
  await expect(page.getByText(/^Next: Prepared · Updated \d\d:\d\d$/)).toBeVisible();

  for (const status of ['cooking', 'ready', 'on_a_way']) await move(status);
  await expect(page.getByRole('region', { name: 'Map' })).toContainText('Your order is on its way');
  await expect(page.getByRole('button', { name: 'Change the note' })).toHaveCount(0);
  await move('delivered');
  await expect(page.getByRole('heading', { level: 2, name: 'How was it?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', `/orders/${order}/receipt`);
  await expect(page.getByRole('link', { name: 'Order again' })).toHaveAttribute('href', `/orders/${order}/again`);
  expect(errors).toEqual([]);
});
