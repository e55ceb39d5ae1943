import { formatPhone } from '@domain/identity/index.ts';
import { expect, test, type Page } from '@playwright/test';
import { api, newCustomer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, fillCart, holdScripts, watchErrors } from './support/journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

const expectNoFindings = async (page: Page): Promise<void> => {
  expect(await axeFindings(page)).toEqual([]);
};
/** A full cart, before the sign-in that checkout asks for. */
const reachSignIn = async (page: Page): Promise<void> => {
  await fillCart(page);
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout/);
  await comeAlive(page);
};
const expectCheckoutWithCart = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Falafel plate');
};

test(
  'ACCOUNT-1 a guest with a cart signs in with Google and is back at checkout with it',
  { tag: '@core' },
  async ({ page }) => {
    const errors = watchErrors(page);
    await reachSignIn(page);
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(/\/identity\/google\/authorize/);
    await page.getByLabel('Name').fill('Ada Journey');
    await page.getByLabel('E-mail').fill(`ada-${Date.now()}@journey.test`);
    await page.locator('button.go').click();
    await expectCheckoutWithCart(page);

    await test.step('the way is marked on the device from then on', async () => {
      await page.context().clearCookies();
      await page.goto('/login');
      await expect(
        page.getByRole('button', { name: 'Continue with Google', description: 'Last used here' }),
      ).toBeVisible();
      await expect(page.getByText('Last used here')).toHaveCount(1);
    });
    expect(errors).toEqual([]);
  },
);

test('ACCOUNT-1 whoever refuses at the provider is back with words and another try', async ({ page }) => {
  const errors = watchErrors(page);
  await reachSignIn(page);
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await expect(page).toHaveURL(/\/identity\/apple\/authorize/);
  await page.locator('a.back').click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'You did not sign in with Apple' })).toBeVisible();
  await expect(alert).toBeFocused();
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout$/);
  await expectNoFindings(page);

  await test.step('the other ways are still there', async () => {
    await alert.getByRole('button', { name: 'Other ways' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByLabel('E-mail')).toBeFocused();
  });

  await test.step('Back from the provider says the same, and another try signs in', async () => {
    await page.getByRole('button', { name: 'Continue with Apple' }).click();
    await expect(page).toHaveURL(/\/identity\/apple\/authorize/);
    await page.goBack();
    await expect(page).toHaveURL(/\/login\?next=%2Fcheckout$/);
    await page.getByRole('button', { name: /Apple/ }).last().click();
    await expect(page).toHaveURL(/\/identity\/apple\/authorize/);
    await page.getByRole('button', { name: /Jonna Brandt/ }).click();
    await expectCheckoutWithCart(page);
  });
  expect(errors).toEqual([]);
});

test('ACCOUNT-1 an answer that this tab did not ask for signs nobody in', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/login?next=%2Forders#id_token=a.b.c&state=somebody-elses');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'This sign-in did not start here' })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Forders$/);
  expect(errors).toEqual([]);
});

test('ACCOUNT-1 without a connection the page stays, and says so', async ({ page, context }) => {
  await reachSignIn(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try Google again' }).click();
  await expect(page).toHaveURL(/\/identity\/google\/authorize/);
});

test('ACCOUNT-1 a code by SMS signs in and leads back to checkout', async ({ page }) => {
  const errors = watchErrors(page);
  const { token } = await newCustomer('sms');
  const phone = (await api.ok('showProfile', {}, { token })).data.phone ?? '';
  const desk = await api.signIn('desk@tiffin.test');
  const codeFor = async (purpose: 'verify' | 'sign-in'): Promise<string> => {
    const [message] = (await api.ok('listOutbox', { channel: 'sms', to: phone }, { token: desk })).data;
    expect(message, purpose).toBeDefined();
    return message?.code ?? '';
  };
  await test.step('the number is verified, as numbers of accounts are', async () => {
    const { verifyId } = (await api.ok('register', { phone }, { as: 'query', token })).data as { verifyId: string };
    await api.ok(
      'updateProfile',
      { firstname: 'sms', phone, verifyId, verifyCode: await codeFor('verify'), old_password: 'lunchbox' },
      { token },
    );
  });

  await reachSignIn(page);
  await page.getByLabel('E-mail').fill(`+${phone}`);
  await page.getByRole('link', { name: 'Text me a code instead' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in with a code' })).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue(`+${phone}`);
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(`If there is an account for ${formatPhone(phone)}`);
  const code = await codeFor('sign-in');
  // Whoever comes back from the message types before the scripts have arrived.
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Code').fill(code);
  release();
  await comeAlive(page);
  await expect(page.getByLabel('Code')).toHaveValue(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectCheckoutWithCart(page);
  expect(errors).toEqual([]);
});

test('ACCOUNT-1 a number without an account looks like one with an account, and registration is at hand', async ({
  page,
}) => {
  await page.goto('/login?way=code&next=%2Fcheckout');
  const nobody = `1999${`${Date.now()}`.slice(-7)}`;
  await page.getByLabel('Phone number').fill(nobody);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('main')).toContainText(`If there is an account for ${formatPhone(nobody)}`);
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Wrong verification code')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/register\?next=%2Fcheckout$/);
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});
