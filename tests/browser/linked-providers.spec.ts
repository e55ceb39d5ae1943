import { expect, test, type Page } from '@playwright/test';
import { newCustomer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, watchErrors } from './support/journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

const PAGE = '/settings/security';
const section = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' });
const row = (page: Page, name: string) => section(page).getByRole('listitem').filter({ hasText: name });
const password = (page: Page) => page.getByLabel('Your password, to be sure it is you');

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto(`/login?next=${encodeURIComponent(PAGE)}`);
  await comeAlive(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('lunchbox');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
};
/** Signs in to a provider's page as somebody with this address. */
const agree = async (page: Page, email: string): Promise<void> => {
  await expect(page).toHaveURL(/\/identity\/google\/authorize/);
  await page.getByLabel('Name').fill('Ada Elsewhere');
  await page.getByLabel('E-mail').fill(email);
  await page.locator('button.go').click();
};
const goToGoogle = async (page: Page): Promise<void> => {
  await section(page).getByRole('button', { name: 'Link Google' }).click();
  await expect(password(page)).toBeFocused();
  await password(page).fill('lunchbox');
  await section(page).getByRole('button', { name: 'Continue with Google' }).click();
};
const enterByGoogle = async (page: Page, email: string): Promise<void> => {
  await page.context().clearCookies();
  await page.goto('/login?next=%2Fprofile');
  await comeAlive(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await agree(page, email);
};

test('ACCOUNT-5l Google is linked, signs in to the same account, and is unlinked', async ({ page }) => {
  const errors = watchErrors(page);
  const { email } = await newCustomer('linking');
  const atGoogle = `ada-${Date.now()}@elsewhere.test`;
  await signIn(page, email);
  await expect(row(page, 'Google')).toContainText('Not linked');
  await expect(row(page, 'Password')).toContainText('Asked for when you sign in');
  expect(await axeFindings(page)).toEqual([]);

  await test.step('it needs the password', async () => {
    await section(page).getByRole('button', { name: 'Link Google' }).click();
    await password(page).fill('guess');
    await section(page).getByRole('button', { name: 'Continue with Google' }).click();
    await expect(section(page)).toContainText('This is not your current password');
    expect(await axeFindings(page)).toEqual([]);
    await section(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(section(page).getByRole('heading')).toBeFocused();
  });

  await test.step('whoever refuses at the provider is back with words', async () => {
    await goToGoogle(page);
    await page.locator('a.back').click();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    const alert = section(page).getByRole('alert');
    await expect(alert).toContainText('You did not sign in with Google');
    await expect(alert).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('whoever agrees has linked it', async () => {
    await goToGoogle(page);
    await agree(page, atGoogle);
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expect(row(page, 'Google')).toContainText('Linked');
    await expect(page.getByText('Google is linked', { exact: true })).toHaveCount(1);
    await expect(section(page).getByRole('heading')).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('it signs in to the same account', async () => {
    await enterByGoogle(page, atGoogle);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('main')).toContainText(email);
  });

  await test.step('it is unlinked after a question and with the password', async () => {
    await page.goto(PAGE);
    await comeAlive(page);
    await section(page).getByRole('button', { name: 'Unlink Google' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await section(page).getByRole('button', { name: 'Unlink Google' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink Google' }).click();
    await expect(password(page)).toBeFocused();
    await password(page).fill('lunchbox');
    await section(page).locator('form').getByRole('button', { name: 'Unlink Google' }).click();
    await expect(row(page, 'Google')).toContainText('Not linked');
    await expect(page.getByText('Google is unlinked', { exact: true })).toHaveCount(1);
    await expect(section(page).getByRole('heading')).toBeFocused();
  });

  await test.step('then it leads to another account', async () => {
    await enterByGoogle(page, atGoogle);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('main')).toContainText(atGoogle);
    await expect(page.getByRole('main')).not.toContainText(email);
  });

  await test.step('which the first account cannot take', async () => {
    await page.context().clearCookies();
    await signIn(page, email);
    await goToGoogle(page);
    await agree(page, atGoogle);
    const alert = section(page).getByRole('alert');
    await expect(alert).toContainText('This Google account signs in to another Tiffin account.');
    await expect(row(page, 'Google')).toContainText('Not linked');
    expect(await axeFindings(page)).toEqual([]);
  });
  expect(errors).toEqual([]);
});

test('ACCOUNT-1i the only sign-in method cannot be unlinked, and the page says what to do', async ({ page }) => {
  const email = `only-${Date.now()}@elsewhere.test`;
  await enterByGoogle(page, email);
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto(PAGE);
  await expect(row(page, 'Google')).toContainText('Your only way in.');
  await expect(row(page, 'Google').getByRole('button')).toHaveCount(0);
  await expect(row(page, 'Password').getByRole('link', { name: 'Choose a password' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('ACCOUNT-5l without a connection the page stays, and says so', async ({ page, context }) => {
  const { email } = await newCustomer('linking');
  await signIn(page, email);
  await section(page).getByRole('button', { name: 'Link Google' }).click();
  await password(page).fill('lunchbox');
  await page.route('**/identity/google/authorize*', (route) => route.abort());
  await section(page).getByRole('button', { name: 'Continue with Google' }).click();
  await expect(section(page).getByRole('alert')).toContainText('You are offline');
  await context.setOffline(true);
  await section(page).getByRole('button', { name: 'Link Google' }).click();
  await expect(section(page).getByRole('alert')).toBeVisible();
});

for (const { name, size, locale, scheme } of [
  { name: '360 wide, dark, Arabic', size: { width: 360, height: 740 }, locale: 'ar', scheme: 'dark' },
  { name: '1280 wide', size: { width: 1280, height: 900 }, locale: 'en-US', scheme: 'light' },
] as const)
  test.describe(name, () => {
    test.use({ viewport: size, locale, colorScheme: scheme });

    test('ACCOUNT-5l ways to sign in have no accessibility findings and fit', async ({ page }) => {
      const { email } = await newCustomer('looks');
      await page.goto(`/login?next=${encodeURIComponent(PAGE)}`);
      await comeAlive(page);
      // By their names: labels are those of the language.
      await page.locator('[name=username]').fill(email);
      await page.locator('[name=password]').fill('lunchbox');
      await page.locator('main form [type=submit]').click();
      await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
      await page
        .locator('section')
        .getByRole('button', { name: /Google/ })
        .click();
      await page.locator('[name=current-password]').fill('lunchbox');
      await expectToFit(page);
      await page.locator('main form').first().locator('[type=submit]').click();
      await page.locator('a.back').click();
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
      await expectToFit(page);
    });
  });

async function expectToFit(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
