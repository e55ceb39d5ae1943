import { expect, test } from '@playwright/test';
import { api, newCustomer } from './support/api.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { CASH, firstDish, orderMeal } from './support/meal.ts';

test('ORDER-8 orders a past order again, at today’s prices, beside what is in the cart', async ({ page }) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('again');
  const order = await orderMeal(api, customer.token, CASH);
  await expect
    .poll(async () => (await api.ok('showOrder', { id: order }, { token: customer.token })).data.status)
    .toBe('delivered');
  const dish = await firstDish(api);

  await page.goto(`/orders/${order}`);
  await signIn(page, customer);
  await comeAlive(page);
  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is as last time');
  await expect(page.getByRole('listitem').filter({ hasText: dish.translation?.title ?? '' })).toBeVisible();
  await page.getByRole('button', { name: /^Add 4 items to cart/ }).click();
  await expect(page).toHaveURL(/\/shop\/1$/);
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText(dish.translation?.title ?? '');

  // A second time it is added to what is there, which can be undone.
  await page.goto('/orders');
  await comeAlive(page);
  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page.getByText(/^Your cart already holds 4 items from here/)).toBeVisible();
  await page.getByRole('button', { name: /^Add 4 items to cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('8 items');
  expect(errors).toEqual([]);
});
