import { expect, test } from '@playwright/test';
import { api, HOME } from './support/api.ts';
import { signIn, watchErrors } from './support/journey.ts';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  geolocation: HOME,
  permissions: ['geolocation'],
});

test(
  'ORDER-4 a meal by touch on a small phone, from the first visit to the door',
  { tag: '@core' },
  async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/');

    await test.step('choose an address by the position of the phone', async () => {
      await page.getByRole('button', { name: 'Choose an address' }).tap();
      await page.getByRole('button', { name: 'Use my position' }).tap();
      const form = page.getByRole('dialog', { name: /^\d+ / });
      await expect(form.getByText(/^Pin at \d+ /)).toBeVisible();
      await form.getByRole('button', { name: 'Deliver here' }).tap();
      await expect(
        page.getByRole('banner').getByRole('button', { name: /^Deliver to: \d+ .+, Port Alder/ }),
      ).toBeVisible();
    });

    await test.step('find a shop by one of its dishes', async () => {
      const field = page.getByRole('combobox', { name: 'Search shops and dishes' });
      await field.tap();
      await field.pressSequentially('falafle');
      await page.getByRole('option', { name: /Falafel plate Levant Kitchen/ }).tap();
    });

    await test.step('make the required choices', async () => {
      const sheet = page.getByRole('dialog', { name: 'Falafel plate' });
      await sheet.getByRole('button', { name: /^Add(?! a note)/ }).tap();
      await expect(
        sheet
          .getByRole('radiogroup', { name: /Portion/ })
          .getByRole('radio')
          .first(),
      ).toBeFocused();
      await sheet.getByRole('radio', { name: /Large/ }).tap();
      await sheet.getByRole('radio', { name: /^Pita/ }).tap();
      await sheet.getByRole('button', { name: 'One more: Extra tahini' }).tap();
      await sheet.getByRole('button', { name: 'Add $15.90' }).tap();
      await expect(sheet).toBeHidden();
    });

    await test.step('keep the cart over a reload', async () => {
      await page.reload();
      await page.getByRole('button', { name: /View cart/ }).tap();
      const cart = page.getByRole('dialog', { name: 'Your cart' });
      await expect(cart.getByRole('listitem')).toHaveText(/Falafel plate.*Large, Pita.*Extra tahini.*\$15\.90/s);
      await cart.getByRole('link', { name: /Go to checkout/ }).tap();
    });

    await test.step('sign in without losing it', async () => {
      await expect(page).toHaveURL(/\/login\?next=%2Fcheckout/);
      await signIn(page, { email: 'demo@tiffin.test', password: 'lunchbox' });
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(page.locator('section').filter({ has: page.getByRole('heading', { name: 'How' }) })).toContainText(
        /\d+ .+, Port Alder/,
      );
    });

    const total = await test.step('see every amount and place the order', async () => {
      await page.getByRole('radio', { name: /Cash/ }).tap();
      const summary = page.getByRole('complementary', { name: 'Summary' });
      await expect(summary).toContainText('Falafel plate');
      await expect(summary).toContainText(/Total\s*\$/);
      await expect(summary.locator('[aria-busy=true]')).toHaveCount(0);
      const amounts = (await summary.innerText()).match(/Total\s*\$([\d.]+)/);
      const button = page.getByRole('button', { name: /^Place order/ });
      await expect(button).toHaveText(new RegExp(`\\$${amounts?.[1]?.replace('.', '\\.')}`));
      await button.tap();
      return Number(amounts?.[1]);
    });

    await test.step('watch it arrive without a reload', async () => {
      await expect(page).toHaveURL(/\/orders\/\d+$/);
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      await expect(page.getByRole('heading', { level: 1, name: /Delivered/ })).toBeVisible({ timeout: 40_000 });
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    });

    await test.step('find the same amount everywhere', async () => {
      const id = Number(page.url().split('/').at(-1));
      const token = await api.signIn('demo@tiffin.test');
      const { data } = await api.ok('showOrder', { id }, { token });
      expect([data.status, data.total_price]).toEqual(['delivered', total]);
      await expect(page.getByRole('main')).toContainText(`$${total.toFixed(2)}`);
      await page.goto('/orders');
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Levant Kitchen/ })
          .first(),
      ).toBeVisible();
    });

    expect(errors).toEqual([]);
  },
);
