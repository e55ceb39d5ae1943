import { expect, test } from '@playwright/test';
import { BASE, HOME, newCustomer, STREET } from './support/api.ts';
import { comeAlive, fillCart, signIn, watchErrors } from './support/journey.ts';

test('CART-13 the cart’s total before sign-in is the one that checkout begins with @core', async ({
  page,
  context,
}) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('truth');
  const address = JSON.stringify({ address: STREET, location: [HOME.latitude, HOME.longitude] });
  await context.addCookies([{ name: 'address', value: encodeURIComponent(address), url: BASE }]);
  await fillCart(page);
  await page.goto('/');
  await comeAlive(page);
  await page.getByRole('button', { name: /^Cart: / }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart.getByRole('link', { name: 'Levant Kitchen', exact: true })).toBeVisible();
  const toCheckout = cart.getByRole('link', { name: /^Go to checkout \$/ });
  const total = /\$[\d.]+/.exec((await toCheckout.textContent()) ?? '')?.[0] ?? '';
  expect(total).toMatch(/^\$\d+\.\d\d$/);
  await toCheckout.click();
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('button', { name: `Place order ${total}` })).toBeVisible();
  expect(errors).toEqual([]);
});
