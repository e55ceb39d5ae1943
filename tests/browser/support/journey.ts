import { expect, type Locator, type Page } from '@playwright/test';
import { STREET, type Customer } from './api.ts';

/** Fails the test when the page threw or wrote an error that is not an answer it expects from the server. */
export const watchErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
};

/** Keeps the scripts of the app from arriving until the returned function is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => {};
  const gate = new Promise<void>((open) => (release = open));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
};

/** Links work before hydration, as full page loads; a test of client-side navigation waits for hydration. */
export const comeAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !('earlyIntents' in window));
};

/** Waits for a part whose code loads late, as that of the footer: until then its links load a whole page. */
export const partAlive = async (part: Locator): Promise<void> => {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
};

export const signIn = async (page: Page, { email, password }: Pick<Customer, 'email' | 'password'>): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Adds a dish of the first shop with its required choices: enough for the minimum of the shop. */
export const fillCart = async (page: Page): Promise<void> => {
  await page.goto('/shop/1');
  await page.getByRole('link', { name: 'Falafel plate' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /Large/ }).check();
  await sheet.getByRole('radio', { name: /Pita/ }).first().check();
  await sheet.getByRole('button', { name: /^Add(?! a note)/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** A signed-in customer before the button that places the order. */
export const reachCheckout = async (page: Page, customer: Customer): Promise<void> => {
  await fillCart(page);
  await page.goto('/checkout');
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByRole('radio', { name: /Cash/ }).check();
  await expect(page.getByRole('button', { name: /^Place order \$/ })).toBeEnabled();
  // The saved address comes after the first total, and brings its fee along.
  await expect(page.getByRole('main')).toContainText(STREET);
  await expect(page.getByRole('complementary').locator('[aria-busy=true]')).toHaveCount(0);
};
