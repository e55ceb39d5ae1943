import { expect, test } from '@playwright/test';
import { api } from './support/api.ts';
import { fillCart, signIn, watchErrors } from './support/journey.ts';

test.use({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' });

test(
  'WALLET-2 a pickup order with a coupon, paid from the wallet, on a desktop in the dark theme',
  { tag: '@core' },
  async ({ page }) => {
    const errors = watchErrors(page);
    const second = { email: 'second@tiffin.test', password: 'lunchbox' };
    const token = await api.signIn(second.email);
    const before = (await api.ok('showProfile', {}, { token })).data.wallet?.price ?? 0;
    await fillCart(page);
    await page
      .getByRole('complementary', { name: 'Your cart' })
      .getByRole('link', { name: /Go to checkout/ })
      .click();
    await signIn(page, second);
    await expect(page).toHaveURL(/\/checkout$/);
    const summary = page.getByRole('complementary', { name: 'Summary' });

    await test.step('a wrong code is rejected, the right one applied', async () => {
      const code = summary.getByLabel('Promo code');
      await code.fill('NOSUCH');
      await code.press('Enter');
      await expect(summary).toContainText('We do not know this code.');
      await code.fill('FIVER');
      await code.press('Enter');
      await expect(summary).toContainText('FIVER');
      await expect(summary).toContainText('$5.00');
    });

    await test.step('pickup has no delivery fee and no courier tip', async () => {
      await expect(summary).toContainText('Delivery fee');
      await page.getByRole('radio', { name: 'Pickup' }).check();
      await expect(summary).not.toContainText('Delivery fee');
      await page.getByRole('radio', { name: /Wallet/ }).check();
      await page.getByLabel('Note for the shop').fill('Extra napkins');
    });

    await test.step('the choices survive a reload', async () => {
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Pickup' })).toBeChecked();
      await expect(page.getByLabel('Note for the shop')).toHaveValue('Extra napkins');
      await expect(summary).toContainText('FIVER');
      await expect(page.getByRole('radio', { name: /Wallet/ })).toBeChecked();
    });

    await page
      .getByRole('button', { name: /^Place order/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Picked up. Enjoy.' })).toBeVisible({ timeout: 40_000 });
    const { data: order } = await api.ok('showOrder', { id: Number(page.url().split('/').at(-1)) }, { token });
    expect(order).toMatchObject({
      delivery_type: 'pickup',
      note: 'Extra napkins',
      coupon_price: 5,
      transaction: { status: 'paid', payment_system: { tag: 'wallet' } },
    });
    const after = (await api.ok('showProfile', {}, { token })).data.wallet?.price ?? 0;
    expect(Math.round((before - after) * 100)).toBe(Math.round(order.total_price * 100));
    expect(errors).toEqual([]);
  },
);
