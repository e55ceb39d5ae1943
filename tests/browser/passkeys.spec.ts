import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { newCustomer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, fillCart, watchErrors } from './support/journey.ts';

// Passkeys belong to host names, never to network addresses.
test.use({ baseURL: `http://localhost:${process.env['BROWSER_PORT'] ?? 8471}`, viewport: { width: 360, height: 740 } });

/** An authenticator with a screen lock; it answers at once unless it is told to wait. */
const plugIn = async (page: Page) => {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Whether the person at the device proves to be its owner. */
    verify: (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Whether somebody touches the device. */
    touch: (enabled: boolean) => session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
};

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login?next=%2Fsettings%2Fsecurity');
  await comeAlive(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('lunchbox');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/security$/);
};
const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const addPasskey = async (page: Page): Promise<void> => {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByLabel('Your password, to be sure it is you')).toBeFocused();
  await page.getByLabel('Your password, to be sure it is you').fill('lunchbox');
  await section(page).getByRole('button', { name: 'Continue' }).click();
};
const signOut = (page: Page): Promise<void> => page.context().clearCookies();

test('ACCOUNT-1g ACCOUNT-5k a passkey is added, signs in at checkout with the cart, and is removed', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const device = await plugIn(page);
  const { email } = await newCustomer('passkey');
  await signIn(page, email);
  await expect(section(page)).toContainText('You have no passkey yet.');

  await test.step('it needs the password, and keeps what was typed', async () => {
    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Your password, to be sure it is you').fill('guess');
    await section(page).getByRole('button', { name: 'Continue' }).click();
    await expect(section(page)).toContainText('This is not your current password');
    expect(await device.credentials()).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await section(page).getByRole('button', { name: 'Cancel' }).click();
  });

  await addPasskey(page);
  await expect(section(page).getByRole('listitem')).toContainText('Not used yet');
  expect(await device.credentials()).toHaveLength(1);
  expect(await axeFindings(page)).toEqual([]);

  await test.step('ACCOUNT-5m it gets a name', async () => {
    await section(page).getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByLabel('Name of this passkey')).toBeFocused();
    await page.getByLabel('Name of this passkey').fill('Work laptop');
    expect(await axeFindings(page)).toEqual([]);
    await section(page).getByRole('button', { name: 'Save' }).click();
    await expect(section(page).getByRole('listitem')).toContainText('Work laptop');
    await expect(section(page).getByRole('button', { name: 'Rename', description: 'Work laptop' })).toBeFocused();
  });

  await test.step('this device adds no second one', async () => {
    await addPasskey(page);
    await expect(section(page).getByRole('alert')).toContainText('This device already has a passkey');
    await section(page).getByRole('button', { name: 'Cancel' }).click();
  });

  await signOut(page);
  await device.touch(false);
  await fillCart(page);
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout/);
  await comeAlive(page);
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username webauthn');
  expect(await axeFindings(page)).toEqual([]);

  await test.step('a wait can be ended, and nothing is lost', async () => {
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for your passkey.' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for your passkey.' })).toHaveCount(0);
    await expect(page).toHaveURL(/\/login\?next=%2Fcheckout/);
  });

  await test.step('whoever is not the owner of the device stays outside, with another try', async () => {
    await device.verify(false);
    await device.touch(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'You did not use a passkey' })).toBeVisible();
    await expect(alert).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await device.verify(true);
    await alert.getByRole('button', { name: 'Try the passkey again' }).click();
  });
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Falafel plate');

  await test.step('it is removed after a question', async () => {
    await page.goto('/settings/security');
    await comeAlive(page);
    await expect(section(page).getByRole('listitem')).toContainText('Last used');
    await section(page).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).last().click();
    await section(page).getByRole('button', { name: 'Remove' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(section(page)).toContainText('You have no passkey yet.');
  });

  await test.step('then no account has it any more, and the password is at hand', async () => {
    await device.touch(false);
    await signOut(page);
    await page.goto('/login?next=%2Forders');
    await comeAlive(page);
    await expect(
      page.getByRole('button', { name: 'Sign in with a passkey', description: 'Last used here' }),
    ).toBeVisible();
    await device.touch(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'No account has this passkey' })).toBeVisible();
    await alert.getByRole('button', { name: 'Use my password' }).click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
  });
  expect(errors).toEqual([]);
});

test('ACCOUNT-1g without a connection the page stays, and says so', async ({ page, context }) => {
  const device = await plugIn(page);
  await device.touch(false);
  await page.goto('/login');
  await comeAlive(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try the passkey again' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for your passkey.' })).toBeVisible();
});

test('ACCOUNT-1h a site under a network address offers no passkeys', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${process.env['BROWSER_PORT'] ?? 8471}/login`);
  await comeAlive(page);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});

for (const { name, size, locale, scheme } of [
  { name: '360 wide, dark, Arabic', size: { width: 360, height: 740 }, locale: 'ar', scheme: 'dark' },
  { name: '1280 wide', size: { width: 1280, height: 900 }, locale: 'en-US', scheme: 'light' },
] as const)
  test.describe(name, () => {
    test.use({ viewport: size, locale, colorScheme: scheme });

    test('ACCOUNT-5k passkeys of an account have no accessibility findings and fit', async ({ page }) => {
      const device = await plugIn(page);
      await device.touch(false);
      const { email } = await newCustomer('looks');
      await page.goto('/login?next=%2Fsettings%2Fsecurity');
      await comeAlive(page);
      await expectToFit(page);
      // By their names: labels are those of the language.
      await page.locator('[name=username]').fill(email);
      await page.locator('[name=password]').fill('lunchbox');
      await page.locator('main form [type=submit]').click();
      await expect(page).toHaveURL(/\/settings\/security$/);
      // The form of the page before has a button of the same kind.
      await expect(page.locator('[name=username]')).toHaveCount(0);
      await device.touch(true);
      const form = page.locator('main form');
      await form.locator('[type=submit]').click();
      await page.locator('[name=current-password]').fill('lunchbox');
      await expectToFit(page);
      await form.locator('[type=submit]').click();
      await expect(page.locator('[name=current-password]')).toHaveCount(0);
      await expectToFit(page);
    });
  });

async function expectToFit(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
