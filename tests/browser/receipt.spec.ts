import { expect, test } from '@playwright/test';
import { api, newCustomer } from './support/api.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { CASH, orderMeal } from './support/meal.ts';

test('ORDER-11 shows a receipt that adds up to the total, and prints it without the page around it', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('receipt');
  const order = await orderMeal(api, customer.token, CASH);
  const { total_price: total } = (await api.ok('showOrder', { id: order }, { token: customer.token })).data;

  await page.goto(`/orders/${order}`);
  await signIn(page, customer);
  await comeAlive(page);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Receipt for order ${order}`);
  const amounts = await page.locator('tbody tr td:last-child').allTextContents();
  const cents = amounts.map((text) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100));
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(Math.round(total * 100));
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(total.toFixed(2));

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
  expect(errors).toEqual([]);
});
