import { formatPhone } from '@domain/identity/index.ts';
import { expect, test, type Page } from '@playwright/test';
import { api, newCustomer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { fillCart, signIn, watchErrors } from './support/journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

const codeFor = async (to: string): Promise<string> => {
  const desk = await api.signIn('desk@tiffin.test');
  const [mail] = (await api.ok('listOutbox', { to }, { token: desk })).data;
  return mail?.code ?? '';
};
const expectNoFindings = async (page: Page): Promise<void> => {
  expect(await axeFindings(page)).toEqual([]);
};
const submit = (page: Page): Promise<void> => page.locator('main form [type=submit]').click();

test(
  'ACCOUNT-2 a customer who lost the password signs in with a code, sets another and continues with the cart',
  { tag: '@core' },
  async ({ page }) => {
    const errors = watchErrors(page);
    const { email, token } = await newCustomer('lost');
    await fillCart(page);
    await page.goto('/checkout');

    await test.step('starts at the sign-in, with the typed address', async () => {
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page).toHaveURL(/\/reset-password\?next=%2Fcheckout/);
      await expect(page.getByLabel('E-mail')).toHaveValue(email);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeFocused();
      await expect(page.getByRole('main')).toContainText(
        `If there is an account for ${email}, we have sent it a code of six digits.`,
      );
      await expect(page.getByText(/You can ask for another code in \d+:\d\d/)).toBeVisible();
      await expectNoFindings(page);
    });

    await test.step('nothing typed is lost by a reload, Back or a wrong code', async () => {
      await page.getByLabel('Code').fill('000000');
      await page.reload();
      await expect(page.getByLabel('Code')).toHaveValue('000000');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Wrong verification code')).toBeVisible();
      await expect(page.getByLabel('Code')).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
      await expect(page.getByLabel('E-mail')).toHaveValue(email);
      await page.goForward();
      await expect(page.getByLabel('Code')).toHaveValue('000000');
    });

    await test.step('the code signs in, and a new password replaces the old one', async () => {
      await page.getByLabel('Code').fill(await codeFor(email));
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
      await expect(page.getByLabel('Current password')).toHaveCount(0);
      await page.getByLabel('New password').fill('brand new');
      await page.getByLabel('Repeat the password').fill('brand old');
      await submit(page);
      await expect(page.getByText("Passwords don't match")).toBeVisible();
      await expect(page.getByLabel('Repeat the password')).toBeFocused();
      await page.getByLabel('Repeat the password').fill('brand new');
      await submit(page);
      await expect(page.getByText('Your password is changed')).toBeVisible();
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Falafel plate');
    });

    await test.step('other sessions have ended, the old password is refused, the new one works', async () => {
      expect((await api.no('showProfile', {}, { token })).status).toBe(401);
      await page.context().clearCookies();
      await page.goto('/login');
      await signIn(page, { email, password: 'lunchbox' });
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Login or password is invalid');
      await signIn(page, { email, password: 'brand new' });
      await expect(page).toHaveURL(/\/$/);
    });
    expect(errors).toEqual([]);
  },
);

test('API-1 an address without an account looks like one with an account', async ({ page }) => {
  await page.goto('/reset-password');
  const nobody = `nobody-${Date.now()}@journey.test`;
  await page.getByLabel('E-mail').fill(nobody);
  await submit(page);
  await expect(page.getByRole('main')).toContainText(
    `If there is an account for ${nobody}, we have sent it a code of six digits.`,
  );
  await page.getByLabel('Code').fill('123456');
  await submit(page);
  await expect(page.getByText('Wrong verification code')).toBeVisible();
});

test('ACCOUNT-2 a number receives its code by SMS; a signed-in customer may keep the password', async ({ page }) => {
  const { phone } = (await api.ok('showProfile', {}, { token: await api.signIn('demo@tiffin.test') })).data;
  const number = phone ?? '';
  await page.goto('/reset-password?next=%2Forders');
  await page.getByLabel('E-mail').fill(`+${number}`);
  await submit(page);
  await expect(page.getByRole('main')).toContainText(
    `If there is an account for ${formatPhone(number)}, we have sent it a code of six digits.`,
  );
  await page.getByLabel('Code').fill(await codeFor(number));
  await submit(page);
  await page.getByRole('link', { name: 'Go on without a new password' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('heading', { level: 1, name: /orders/i })).toBeVisible();
});

test('ACCOUNT-5 a signed-in customer changes the password with the old one', async ({ page }) => {
  const customer = await newCustomer('change');
  await page.goto('/update-password');
  await expect(page).toHaveURL(/\/login\?next=%2Fupdate-password/);
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/update-password$/);
  await page.getByLabel('Current password').fill('not mine');
  await page.getByLabel('New password').fill('brand new');
  await page.getByLabel('Repeat the password').fill('brand new');
  await submit(page);
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expect(page.getByLabel('New password')).toHaveValue('brand new');
  await page.getByLabel('Current password').fill(customer.password);
  await submit(page);
  await expect(page.getByText('Your password is changed')).toBeVisible();
  expect((await api.call('logIn', { email: customer.email, password: 'brand new' })).status).toBe(200);
});
