import { expect, test } from '@playwright/test';
import { api, newCustomer } from './support/api.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { Keyboard } from './support/keyboard.ts';

test('WALLET-1 tops up at a provider and sends some of it, by keyboard, across a reload', async ({ page }) => {
  const errors = watchErrors(page);
  const [customer, friend] = [await newCustomer('payer'), await newCustomer('friend')];
  const balanceOf = async (token: string) => (await api.ok('showProfile', {}, { token })).data.wallet?.price ?? 0;
  const keyboard = new Keyboard(page);

  await page.goto('/wallet');
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/wallet$/);
  await comeAlive(page);
  await expect(page.getByText('Nothing here yet')).toBeVisible();

  await test.step('a canceled top-up takes nothing and leaves the amount, a paid one is in the balance', async () => {
    await keyboard.goTo(page.getByRole('link', { name: 'Top up' }), 'Tab', 60);
    await keyboard.press('Enter');
    await page.getByLabel(/^Amount in/).fill('20');
    await keyboard.press('Enter');
    await page.locator('button[value=cancel]').click();
    await expect(page.getByText('The top-up was not paid')).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByLabel(/^Amount in/)).toHaveValue('20');
    await page.getByRole('button', { name: /^Top up/ }).click();
    await page.locator('button[value=pay]').click();
    await expect(page.getByText('The top-up is in your wallet')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$20.00');
  });

  await test.step('the second look repeats the person and the amount', async () => {
    await comeAlive(page);
    await page.getByRole('link', { name: 'Send', exact: true }).click();
    await page.getByLabel('E-mail, phone number or name').fill(friend.email);
    await keyboard.press('Enter');
    await keyboard.goTo(page.getByRole('button', { name: /friend Journey/ }));
    await keyboard.press('Enter');
    await page.getByLabel(/^Amount in/).fill('20.01');
    await keyboard.press('Enter');
    await expect(page.getByLabel(/^Amount in/)).toBeFocused();
    await expect(page.getByLabel(/^Amount in/)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(/^Amount in/).fill('12.50');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
    await page.reload();
    await comeAlive(page);
    await expect(page.getByRole('main')).toContainText('friend Journey');
    await keyboard.goTo(page.getByRole('button', { name: /^Send\s*\$12\.50/ }), 'Tab', 60);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '$12.50 sent to friend Journey' })).toBeFocused();
  });

  expect([await balanceOf(customer.token), await balanceOf(friend.token)]).toEqual([7.5, 12.5]);
  await page.getByRole('link', { name: 'To the wallet' }).click();
  await page.getByRole('link', { name: /friend Journey/ }).click();
  await expect(page).toHaveURL(/\/wallet\/receipt\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$12.50');
  expect(errors).toEqual([]);
});
