import { expect, test } from '@playwright/test';
import { newCustomer } from './support/api.ts';
import { axeFindings as findings, OPENED } from './support/axe-findings.ts';
import { comeAlive, fillCart, reachCheckout, signIn } from './support/journey.ts';
import { networkQuiet } from './support/settled.ts';

const LOOKS = [
  { name: 'phone, light, English', width: 360, scheme: 'light', locale: 'en' },
  { name: 'desk, dark, Arabic', width: 1280, scheme: 'dark', locale: 'ar' },
] as const;

/** `npm test` looks at what every customer sees; the rest is looked at by `npm run test:full`. */
const MAIN_PAGES: ReadonlySet<string> = new Set(['/', '/shop', '/shop/1', '/login']);

for (const { name, width, scheme, locale } of LOOKS) {
  test.describe(`A11Y-2 axe finds nothing: ${name}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme, locale, reducedMotion: 'reduce' });

    for (const path of [
      '/',
      '/shop',
      '/shop/1',
      '/shop?search=falafel',
      '/liked',
      '/login',
      '/register',
      '/reset-password',
      '/welcome',
      '/nowhere',
      '/follow/ended',
    ]) {
      test(path, { tag: MAIN_PAGES.has(path) ? '@core' : '@rest' }, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await networkQuiet(page);
        expect(await findings(page)).toEqual([]);
      });
    }
  });
}

test.describe('A11Y-2 axe finds nothing in opened panels', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });

  test('address, menu, search, sheet, cart', { tag: '@core' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Choose an address' }).click();
    await expect(page.getByRole('dialog', { name: 'Deliver to' })).toBeVisible();
    expect(await findings(page, OPENED)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    expect(await findings(page, OPENED)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Search shops and dishes' }).fill('falafel');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.goto('/shop/1');
    await page.getByRole('link', { name: 'Falafel plate' }).first().click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    expect(await findings(page, OPENED)).toEqual([]);
    await fillCart(page);
    await page.getByRole('button', { name: /View cart/ }).click();
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
    expect(await findings(page, OPENED)).toEqual([]);
  });

  test('checkout, order', { tag: '@core' }, async ({ page }) => {
    const customer = await newCustomer('axe');
    await reachCheckout(page, customer);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Delivered/ })).toBeVisible({ timeout: 40_000 });
    expect(await findings(page)).toEqual([]);
    await page.goto('/orders');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test('addresses, passwords, wallet, welcome', async ({ page }) => {
    const customer = await newCustomer('axe');
    await page.goto('/login');
    await signIn(page, customer);
    await expect(page).toHaveURL(/\/$/);
    const wallet = ['/wallet', '/wallet/top-up', '/wallet/send', '/wallet/withdraw', '/referrals', '/referral-terms'];
    for (const path of [
      '/saved-locations',
      '/update-password',
      '/update-password?reset=1',
      ...wallet,
      '/welcome',
      '/chat',
    ]) {
      await page.goto(path);
      await comeAlive(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toHaveText('');
      expect(await findings(page)).toEqual([]);
    }
  });
});
