import { expect } from '@playwright/test';
import { BASE, HOME, newCustomer, STREET } from './support/api.ts';
import { comeAlive, fillCart, signIn, watchErrors } from './support/journey.ts';
import { test } from './support/test.ts';

test('CART-13 the cart’s total before sign-in equals that of checkout @core', async ({ page, context }) => {
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

test('LAYOUT-5 the open cart stands at the end edge of a desktop, on the other side in Arabic', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await fillCart(page);
  for (const [locale, x] of [
    ['en', 840],
    ['ar', 0],
  ] as const) {
    await context.addCookies([{ name: 'locale', value: locale, url: BASE }]);
    await page.goto('/');
    await comeAlive(page);
    await page.getByRole('button', { name: /^(?:Cart: |السلة: )/ }).click();
    await expect.poll(() => page.getByRole('dialog').boundingBox()).toEqual({ x, y: 0, width: 440, height: 800 });
  }
});

test('LOCALE-5 the cart shows its amounts and their currency at the same time', async ({ page }) => {
  const errors = watchErrors(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await fillCart(page);
  await comeAlive(page);
  const cart = page.getByRole('complementary', { name: 'Your cart' });
  const dish = cart.getByRole('listitem').filter({ hasText: 'Falafel plate' });
  await expect(dish).toContainText('$15.00');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/rest/products/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Currency: USD' }).click();
  const request = page.waitForRequest('**/api/v1/rest/products/*');
  await page.locator('#currency-picker').getByText('EUR').click();
  await request;
  await expect(dish).toContainText('$15.00');
  release();
  await expect(dish).toContainText('€');
  await expect(dish).not.toContainText('15.00');
  await expect(cart.getByRole('link', { name: /^Go to checkout .*€/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('CART-9 changes in the open cart are undone and redone there, by pointer and by keys', async ({ page }) => {
  const errors = watchErrors(page);
  await fillCart(page);
  await page.goto('/');
  await comeAlive(page);
  await page.getByRole('button', { name: /^Cart: / }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await cart.getByRole('button', { name: 'One more: Falafel plate' }).click();
  const pieces = cart.getByRole('group', { name: 'Quantity of Falafel plate' }).getByRole('status');
  await expect(pieces).toHaveText('2');
  await page.keyboard.press('Control+z');
  await expect(pieces).toHaveText('1');
  await page.keyboard.press('Control+Shift+z');
  await expect(pieces).toHaveText('2');
  await cart.getByRole('button', { name: 'Empty the cart' }).click();
  const back = cart.getByRole('listitem').getByRole('button', { name: 'Undo: Falafel plate removed' });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pieces).toHaveText('2');
  await expect(cart.getByRole('link', { name: 'Change Falafel plate' })).toBeFocused();
  expect(errors).toEqual([]);
});

test('CART-11 a share link opens a cart at today’s prices, which can be added', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: BASE });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await fillCart(page);
  await page.goto('/');
  await comeAlive(page);
  await page.getByRole('button', { name: 'Cart: 1 item' }).click();
  await page.getByRole('button', { name: 'Share this cart' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await (await browser.newContext()).newPage();
  const errors = watchErrors(friend);
  await friend.goto(link);
  const shared = friend.getByRole('dialog', { name: 'A shared cart' });
  await expect(shared.getByRole('heading', { name: 'Falafel plate' })).toBeVisible();
  await shared.getByRole('button', { name: 'Add to my cart' }).click();
  const cart = friend.getByRole('dialog', { name: 'Your cart' });
  await expect(cart.getByRole('link', { name: 'Change Falafel plate' })).toBeVisible();
  await expect(friend).toHaveURL(/\/shop\/1$/);
  expect(errors).toEqual([]);
  await friend.context().close();
});
