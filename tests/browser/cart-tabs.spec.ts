import { expect, test, type Page } from '@playwright/test';
import { newCustomer } from './support/api.ts';
import { comeAlive, fillCart, signIn, watchErrors } from './support/journey.ts';

test('CART-10 two tabs of a guest show one cart and each other’s changes', async ({ page, context }) => {
  const errors = watchErrors(page);
  const other = await context.newPage();
  await other.goto('/');
  await fillCart(page);
  await expect(other.getByRole('button', { name: 'Cart: 1 item' })).toBeVisible();
  await other.getByRole('button', { name: 'Cart: 1 item' }).click();
  const cart = other.getByRole('dialog', { name: 'Your cart' });
  await cart.getByRole('button', { name: 'One more: Falafel plate' }).click();
  await expect(page.getByRole('button', { name: 'Cart: 2 items' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Cart: 2 items' })).toBeVisible();
  await other.close();
  await expect(page.getByRole('button', { name: 'Cart: 2 items' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('CART-10 a customer’s cart that changes in one tab changes in the other', async ({ page, context }) => {
  const customer = await newCustomer('two-tabs');
  await fillCart(page);
  await page.goto('/login');
  await signIn(page, customer);
  await expect(page.getByRole('button', { name: 'Cart: 1 item' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Cart: 1 item' }).click();
  const cart = other.getByRole('dialog', { name: 'Your cart' });
  for (let more = 0; more < 3; more++) await cart.getByRole('button', { name: 'One more: Falafel plate' }).click();
  await expect(page.getByRole('button', { name: 'Cart: 4 items' })).toBeVisible();
});

const openCart = async (page: Page, count: RegExp) => {
  await page.getByRole('button', { name: count }).click();
  return page.getByRole('dialog', { name: 'Your cart' });
};

test('CART-10 two tabs that begin with one kept cart and add at once double and lose nothing', async ({
  page,
  context,
}) => {
  await fillCart(page);
  await comeAlive(page);
  await page.getByRole('checkbox', { name: 'Keep my cart on this device' }).check();
  await page.close();
  const tabs = [await context.newPage(), await context.newPage()] as const;
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.goto('/shop/1');
      await comeAlive(tab);
      await tab.getByRole('link', { name: 'Falafel plate' }).first().click();
      const sheet = tab.getByRole('dialog');
      await sheet.getByRole('radio', { name: /Regular/ }).check();
      await sheet.getByRole('radio', { name: /Pita/ }).first().check();
      await sheet.getByRole('button', { name: /^Add \$/ }).click();
    }),
  );
  for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Cart: 3 items' })).toBeVisible();
});

test('CART-10 a cart that another tab changed says so and puts it back, in every tab', async ({ page, context }) => {
  const errors = watchErrors(page);
  await fillCart(page);
  const other = await context.newPage();
  await other.goto('/');
  const [here, there] = [await openCart(page, /^Cart: 1 item/), await openCart(other, /^Cart: 1 item/)];
  for (let more = 0; more < 2; more++) await there.getByRole('button', { name: 'One more: Falafel plate' }).click();
  const notice = here.getByRole('region', { name: 'Changed in another tab' });
  await expect(notice.getByRole('heading')).toHaveText(/^Changed in another tab at \d\d:\d\d$/);
  await expect(notice.getByRole('listitem')).toHaveText(['Falafel plate: 1 → 3']);
  await notice.getByRole('button', { name: 'Put back' }).click();
  await expect(notice).toBeHidden();
  await expect(there.getByRole('region', { name: 'Changed in another tab' }).getByRole('listitem')).toHaveText([
    'Falafel plate: 3 → 1',
  ]);
  await here.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('button', { name: 'Cart: 3 items', includeHidden: true })).toHaveCount(1);
  await there.getByRole('button', { name: 'Close' }).last().click();
  await expect(other.getByRole('button', { name: 'Cart: 3 items' })).toBeVisible();
  expect(errors).toEqual([]);
});
