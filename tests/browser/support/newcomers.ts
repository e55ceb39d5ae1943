import { expect, type Page } from '@playwright/test';
import { comeAlive } from './journey.ts';

const PASSWORD = 'lunchbox';

/** A person who has just registered by hand. */
export type Newcomer = { readonly email: string; readonly password: string };

/**
 * Registers whoever stands before the sign-in page, by hand. The code of the mail is read in the outbox of the desk,
 * where an operator is signed in.
 */
export const registerByHand = async (page: Page, desk: Page, name: string): Promise<Newcomer> => {
  const email = `${name.toLowerCase()}@walk.test`;
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
  await comeAlive(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code');
  await desk.goto(`/desk/outbox?search=${encodeURIComponent(email)}`);
  const code = (await desk.locator('code').first().textContent()) ?? '';
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Last name').fill('Walker');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page
    .getByLabel(/Repeat|again/i)
    .first()
    .fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/\/register/);
  return { email, password: PASSWORD };
};
