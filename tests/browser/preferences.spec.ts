import { expect, test } from '@playwright/test';
import texts from '../../src/public/locales/ar/translation.json' with { type: 'json' };
import { watchErrors } from './support/journey.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test(
  'LOCALE-1 LOCALE-5 THEME-1 language, currency and theme change everything and survive a reload',
  { tag: '@core' },
  async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/shop/1');
    const dish = page.getByRole('article').first();
    await expect(dish).toContainText('$11.50');

    await test.step('another currency', async () => {
      await page.getByRole('button', { name: 'Currency: USD' }).click();
      await page.locator('#currency-picker').getByText('EUR').click();
      await expect(dish).toContainText('€');
      await expect(dish).not.toContainText('$');
    });

    await test.step('another language, from right to left', async () => {
      await page.getByRole('button', { name: 'Language: English' }).click();
      await page.locator('#language-picker').getByText('العربية').click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
      await expect(dish).toContainText('€');
    });

    await test.step('another theme', async () => {
      const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page
        .getByRole('button', { name: new RegExp(`^(${texts['theme.to_dark']}|${texts['theme.to_light']})$`) })
        .first()
        .click();
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(before);
      const after = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('body')).toHaveCSS('background-color', after);
      await expect(page.getByRole('article').first()).toContainText('€');
    });
    expect(errors).toEqual([]);
  },
);
