import { expect, test } from '@playwright/test';
import { api, newCustomer, ordersOf } from './support/api.ts';
import { reachCheckout, signIn } from './support/journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

test(
  'ERROR-3 an unknown shop and an unknown page answer 404 with a link onwards',
  { tag: '@core' },
  async ({ page }) => {
    for (const path of ['/shop/999999', '/nowhere']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    }
  },
);

test('ERROR-3 an unknown product leaves the menu intact', async ({ page }) => {
  await page.goto('/shop/1?product=00000000-0000-4000-8000-000000000000');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('not on the menu any more');
  await sheet.getByRole('button', { name: /menu/i }).click();
  await expect(page).toHaveURL(/\/shop\/1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Levant Kitchen' })).toBeVisible();
});

test('SHOP-5 a paused shop says so, and a closed one when it opens', async ({ page }) => {
  await page.goto('/shop/5');
  await expect(page.getByRole('note').filter({ hasText: 'Check back in a little while.' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Not taking orders right now')).toHaveCount(1);
  await page.goto('/shop/56');
  await expect(page.getByRole('main')).toContainText('Opens tomorrow 08:30');
});

test('ACCOUNT-1 a wrong password keeps the typed text', { tag: '@core' }, async ({ page }) => {
  await page.goto('/login');
  await signIn(page, { email: 'demo@tiffin.test', password: 'not it' });
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('demo@tiffin.test');
  await expect(page).toHaveURL(/\/login/);
});

test(
  'CART-4 the cart and the step survive a session that ends during the checkout',
  { tag: '@core' },
  async ({ page }) => {
    const customer = await newCustomer('expired');
    await reachCheckout(page, customer);
    await page.getByLabel('Note for the shop').fill('Second door');
    // Signing in elsewhere with a new password ends all other sessions.
    await api.ok(
      'updatePassword',
      { old_password: customer.password, password: 'lunchbox2', password_confirmation: 'lunchbox2' },
      { token: customer.token },
    );
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fcheckout/);
    await expect(
      page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'Unauthorized' }).first(),
    ).toBeVisible();
    await signIn(page, { email: customer.email, password: 'lunchbox2' });
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByLabel('Note for the shop')).toHaveValue('Second door');
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Falafel plate');
    await page.getByRole('radio', { name: /Cash/ }).check();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
  },
);

test('ERROR-2 an unreachable server is reported and nothing is lost', async ({ page, context }) => {
  const customer = await newCustomer('offline');
  await reachCheckout(page, customer);
  // The code that notices a connection loads after the page.
  await expect(page.getByRole('complementary', { name: 'Connection' })).toBeAttached();
  await context.setOffline(true);
  const placeButton = page.getByRole('button', { name: /^Place order/ });
  await placeButton.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'There is no connection, so nothing was ordered.' }).first(),
  ).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Summary' });
  const before = await placeButton.textContent();
  await page.getByRole('radio', { name: '$1.50' }).check();
  await expect(summary).toContainText('The total could not be calculated just now.');
  await context.setOffline(false);
  // By itself, as soon as there is a connection.
  await expect(summary).not.toContainText('The total could not be calculated just now.');
  await expect(placeButton).not.toHaveText(before ?? '');
  await placeButton.click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  expect(await ordersOf(customer)).toHaveLength(1);
});
