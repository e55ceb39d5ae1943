import { expect, type Page } from '@playwright/test';
import { api, newCustomer } from './api.ts';
import { CASH, fillWithMeal, orderMeal } from './meal.ts';

/** Signs in a new customer with an order on its way and a cart. Returns the order's id. */
export const signInWithOrder = async (page: Page, name: string): Promise<number> => {
  const customer = await newCustomer(name);
  const order = await orderMeal(api, customer.token, CASH);
  await fillWithMeal(api, customer.token);
  await page.goto('/login');
  // By their names: labels are those of the language.
  await page.locator('[name=username]').fill(customer.email);
  await page.locator('[name=password]').fill(customer.password);
  await page.locator('main form [type=submit]').click();
  await expect(page).toHaveURL(/\/$/);
  return order;
};
