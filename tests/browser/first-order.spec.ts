import { expect, test, type Locator } from '@playwright/test';
import { newCustomer, ordersOf } from './support/api.ts';
import { comeAlive, watchErrors } from './support/journey.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('ORDER-4 a first order by touch takes at most 20 taps, with the address typed', async ({ page }) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('touch');
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    await target.tap();
    taps += 1;
  };
  /** Taps a field and types; a person needs no further tap between letters. */
  const fill = async (field: Locator, text: string): Promise<void> => {
    await tap(field);
    await field.pressSequentially(text);
  };
  await page.goto('/');
  await comeAlive(page);
  const start = Date.now();

  await test.step('type the address', async () => {
    await tap(page.getByRole('button', { name: 'Choose an address' }));
    await expect(page.getByRole('combobox', { name: 'Street and number, or a place' })).toBeFocused();
    await page.keyboard.type('12 h');
    await tap(page.getByRole('option', { name: /^12 Harbor Street/ }));
    await tap(page.getByRole('button', { name: 'Deliver here' }));
    await expect(page.getByRole('button', { name: /^Deliver to: 12 Harbor Street/ })).toBeVisible();
  });

  await test.step('find and add a dish', async () => {
    await fill(page.getByRole('combobox', { name: 'Search shops and dishes' }), 'falafel plate');
    await tap(page.getByRole('option', { name: /Falafel plate Levant Kitchen/ }));
    const sheet = page.getByRole('dialog', { name: 'Falafel plate' });
    await tap(sheet.getByRole('radio', { name: /Large/ }));
    await tap(sheet.getByRole('radio', { name: /^Pita/ }));
    await tap(sheet.getByRole('button', { name: /^Add(?! a note)/ }));
    await expect(sheet).toBeHidden();
  });

  await test.step('go to the checkout and sign in', async () => {
    await tap(page.getByRole('button', { name: /View cart.*\$/ }));
    await tap(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: /Go to checkout/ }));
    await fill(page.getByLabel('E-mail'), customer.email);
    await fill(page.getByLabel('Password', { exact: true }), customer.password);
    await tap(page.getByRole('button', { name: 'Sign in' }));
    await expect(page).toHaveURL(/\/checkout$/);
  });

  await test.step('pay cash and place the order', async () => {
    await tap(page.getByRole('radio', { name: /Cash/ }));
    await tap(page.getByRole('button', { name: /^Place order/ }));
    await expect(page).toHaveURL(/\/orders\/\d+$/);
  });

  const seconds = ((Date.now() - start) / 1_000).toFixed(1);
  console.log(`A first order by touch: ${taps} taps, ${seconds} s`);
  test.info().annotations.push({ type: 'taps', description: String(taps) });
  expect(taps).toBeLessThanOrEqual(20);
  expect(await ordersOf(customer)).toHaveLength(1);
  expect(errors).toEqual([]);
});
