import { expect, test } from '@playwright/test';
import { newCustomer, ordersOf } from './support/api.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';

test('ORDER-9 a note goes with its dish from the product to the order', async ({ page }) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('noted');
  await page.goto('/shop/1');
  await page.getByRole('link', { name: 'Falafel plate' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Falafel plate' });
  await sheet.getByRole('radio', { name: /Large/ }).check();
  await sheet.getByRole('radio', { name: /Pita/ }).first().check();
  await sheet.getByRole('button', { name: 'Add a note' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Note for the shop' })).toBeFocused();
  await page.keyboard.type('No <b>onions</b>');
  await sheet.getByRole('button', { name: /^Add(?! a note)/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await comeAlive(page);
  const cart = page.getByRole('complementary', { name: 'Your cart' });
  await cart.getByRole('button', { name: 'Change the note for Falafel plate: No <b>onions</b>' }).click();
  await cart.getByRole('textbox', { name: 'Note for the shop' }).fill('Extra hot');
  await cart.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cart.getByRole('button', { name: 'Change the note for Falafel plate: Extra hot' })).toBeFocused();
  await cart.getByRole('button', { name: 'Undo: Note for Falafel plate changed' }).click();
  const words = 'No <b>onions</b>';
  await expect(cart.getByRole('button', { name: `Change the note for Falafel plate: ${words}` })).toBeVisible();

  await page.goto('/checkout');
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/checkout$/);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary.getByText(words)).toBeVisible();
  await page.goto('/shop/1');
  await comeAlive(page);
  await cart.getByRole('button', { name: `Change the note for Falafel plate: ${words}` }).click();
  await cart.getByRole('textbox', { name: 'Note for the shop' }).fill('No onions');
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('button', { name: 'Change the note for Falafel plate: No onions' })).toBeFocused();

  await page.goto('/checkout');
  await expect(summary.getByText('No onions')).toBeVisible();
  await page.getByRole('radio', { name: /Cash/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await expect(page.getByText('No onions', { exact: true })).toBeVisible();
  expect(await ordersOf(customer)).toHaveLength(1);
  expect(errors).toEqual([]);
});
