import { expect, test } from '@playwright/test';
import { api, newCustomer } from './support/api.ts';
import { fillCart, partAlive, signIn, watchErrors } from './support/journey.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('LIKED-1 a liked shop survives a reload and can be removed', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/shop/1');
  const heart = page.getByRole('button', { name: 'Like Levant Kitchen' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/liked');
  await expect(page.getByRole('main').getByRole('link', { name: 'Levant Kitchen' })).toBeVisible();
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Like Levant Kitchen' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Levant Kitchen' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No liked shops yet' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('ADDRESS-4 addresses are chosen, added and stored', async ({ page }) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('addresses');
  await page.goto('/login?next=%2Fsaved-locations');
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/saved-locations$/);
  const main = page.getByRole('main');
  const home = main.getByRole('radio', { name: /Home/ });
  await home.click();
  await expect(home).toBeChecked();
  await expect(page.getByRole('banner').getByRole('button', { name: /12 Harbor Street/ })).toBeVisible();

  await main.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Save and deliver here' }).click();
  await expect(form.getByText(/^Choose an address first/)).toBeVisible();
  await form.getByRole('combobox', { name: 'Street and number, or a place' }).fill('41 Chandler');
  await form.getByRole('option', { name: /^41 Chandler Street/ }).click();
  await form.getByRole('button', { name: 'Save and deliver here' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main.getByText('41 Chandler Street').first()).toBeVisible();
  // What was added is what is ordered for.
  await expect(page.getByRole('banner').getByRole('button', { name: /41 Chandler Street/ })).toBeVisible();
  await page.reload();
  await expect(main.getByText('41 Chandler Street').first()).toBeVisible();
  expect((await api.ok('listAddresses', { perPage: 10 }, { token: customer.token })).data).toHaveLength(2);
  expect(errors).toEqual([]);
});

test('CART-4 an edit made just before a reload is applied after it', { tag: '@core' }, async ({ page }) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('reloads');
  await page.goto('/login?next=%2Fshop%2F1');
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/shop\/1$/);
  const cart = page.getByRole('complementary', { name: 'Your cart' });
  const asked = [{ currency_id: 1 }, { token: customer.token }] as const;
  const pieces = async (): Promise<number | undefined> =>
    (await api.call('showCart', ...asked)).status === 200
      ? (await api.ok('showCart', ...asked)).data.user_carts?.[0]?.cartDetails?.[0]?.quantity
      : undefined;
  await fillCart(page);
  await page.reload();
  await expect(cart).toContainText('Falafel plate');
  await expect.poll(pieces).toBe(1);
  // A press before the page is alive is kept by that page alone, and would be lost with it.
  const more = cart.getByRole('button', { name: 'One more: Falafel plate' });
  await partAlive(more);
  await more.click();
  await more.click();
  await page.reload();
  await expect.poll(pieces).toBe(3);
  await expect(cart).toContainText('3');
  const less = cart.getByRole('button', { name: 'One less: Falafel plate' });
  await partAlive(less);
  await less.click();
  await page.goto('/checkout');
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Falafel plate');
  await expect.poll(pieces).toBe(2);
  expect(errors).toEqual([]);
});
