import { expect, test, type Page } from '@playwright/test';
import { newCustomer, ordersOf } from './support/api.ts';
import { Keyboard } from './support/keyboard.ts';
import { comeAlive, fillCart, signIn, watchErrors } from './support/journey.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('A11Y-3 closing a product opened by its address returns the focus to its card', async ({ page }) => {
  await page.goto('/shop/1');
  const address = await page.getByRole('link', { name: 'Falafel plate' }).first().getAttribute('href');
  await page.goto(address ?? '');
  await expect(page.getByRole('dialog', { name: 'Falafel plate' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Falafel plate' }).first()).toBeFocused();
});

test(
  'A11Y-1 a first order by keyboard alone takes at most 35 presses, with the address typed',
  { tag: '@core' },
  async ({ page }) => {
    const errors = watchErrors(page);
    const customer = await newCustomer('keyboard');
    await page.goto('/');
    await comeAlive(page);
    const keyboard = new Keyboard(page);
    const start = Date.now();

    await test.step('type the address', async () => {
      await keyboard.goTo(page.getByRole('button', { name: 'Choose an address' }));
      await keyboard.press('Enter');
      await expect(page.getByRole('combobox', { name: 'Street and number, or a place' })).toBeFocused();
      await keyboard.type('12 h');
      await expect(page.getByRole('option', { name: /^12 Harbor Street/ })).toHaveAttribute('aria-selected', 'true');
      await keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Deliver here' })).toBeFocused();
      await keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /^Deliver to: 12 Harbor Street/ })).toBeFocused();
    });

    await test.step('find a dish', async () => {
      await keyboard.goTo(page.getByRole('combobox', { name: 'Search shops and dishes' }));
      await keyboard.type('falafel plate');
      const option = page.getByRole('option', { name: /Falafel plate Levant Kitchen/ });
      await expect(option).toBeVisible();
      for (let time = 0; time < 9 && (await option.getAttribute('aria-selected')) !== 'true'; time += 1)
        await keyboard.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await keyboard.press('Enter');
    });

    await test.step('choose and add', async () => {
      const sheet = page.getByRole('dialog', { name: 'Falafel plate' });
      await keyboard.goTo(sheet.getByRole('radio', { name: /Regular/ }));
      await keyboard.press('ArrowDown');
      await expect(sheet.getByRole('radio', { name: /Large/ })).toBeChecked();
      await keyboard.goTo(sheet.getByRole('radio', { name: /^Pita/ }));
      await keyboard.press('Space');
      await keyboard.press('Enter');
      await expect(sheet).toBeHidden();
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Falafel plate/ })
          .first(),
      ).toBeFocused();
    });

    await test.step('go to the checkout', async () => {
      await keyboard.goTo(page.getByRole('button', { name: 'Go to cart' }).first());
      await keyboard.press('Enter');
      const cart = page.getByRole('dialog', { name: 'Your cart' });
      await keyboard.goTo(cart.getByRole('button', { name: 'Skip to the total' }));
      await keyboard.press('Enter');
      await expect(cart.getByRole('link', { name: /Go to checkout/ })).toBeFocused();
      await keyboard.press('Enter');
    });

    await test.step('sign in', async () => {
      await newPage(page);
      await keyboard.goTo(page.getByLabel('E-mail'));
      await keyboard.type(customer.email);
      await keyboard.goTo(page.getByLabel('Password', { exact: true }));
      await keyboard.type(customer.password);
      await keyboard.press('Enter');
      await expect(page).toHaveURL(/\/checkout$/);
    });

    // Only the payment has no choice yet. Past the choices, the place button says so and moves the focus there: that
    // takes 9 presses, and Tab through every choice 19, so that the limit holds only while both ways past them work.
    await test.step('pay cash and place the order', async () => {
      const skip = page.getByRole('button', { name: 'Skip to the total' });
      const place = page.getByRole('button', { name: /^Place order/ });
      await newPage(page);
      await keyboard.goTo(skip.first());
      await keyboard.press('Enter');
      await expect(place).toBeFocused();
      await keyboard.press('Enter');
      await expect(page.getByRole('radio', { name: /^Card/ })).toBeFocused();
      await keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: /Cash/ })).toBeChecked();
      await keyboard.goTo(page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: /^Skip/ }));
      await keyboard.press('Enter');
      await expect(place).toBeFocused();
      await keyboard.press('Enter');
      await expect(page).toHaveURL(/\/orders\/\d+$/);
    });

    test.info().annotations.push({ type: 'presses', description: String(keyboard.presses) });
    const seconds = ((Date.now() - start) / 1_000).toFixed(1);
    console.log(`A first order by keyboard: ${keyboard.presses} presses, ${seconds} s`);
    expect(keyboard.presses).toBeLessThanOrEqual(35);
    await expect(page.getByRole('heading', { level: 1, name: /Delivered/ })).toBeVisible({ timeout: 40_000 });
    expect(await ordersOf(customer)).toHaveLength(1);
    expect(errors).toEqual([]);
  },
);

test('ORDER-2 a press on the place button before the ways to pay are there leads to them once they are', async ({
  page,
}) => {
  await fillCart(page);
  await page.goto('/checkout');
  await signIn(page, await newCustomer('early'));
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeVisible();
  let release = (): void => {};
  const gate = new Promise<void>((open) => (release = open));
  await page.route('**/payments?*', async (route) => {
    await gate;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: /^Place order \$/ }).click();
  await expect(page.getByRole('button', { name: /^Placing/ })).toBeVisible();
  release();
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeFocused();
  await expect(page.getByText('Please, choose payment method')).toBeVisible();
});

/** Until it has the focus, the page before may still be on screen. */
const newPage = (page: Page): Promise<void> => expect(page.locator('main h1')).toBeFocused();
