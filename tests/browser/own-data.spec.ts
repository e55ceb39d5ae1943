import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { api, HOME, newCustomer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';

// The worker keeps copies of what a customer reads; they have to go with the account.
test.use({ serviceWorkers: 'allow' });

test('ACCOUNT-5i ACCOUNT-5j takes the data along, deletes the account, and cannot sign in again', async ({ page }) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('farewell');
  const { token } = customer;
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await api.ok(
    'placeParcel',
    {
      currency_id: 1,
      type_id: 1,
      phone_from: '14015550101',
      username_from: 'Farewell',
      address_from: { ...HOME, address: '12 Harbor Street' },
      phone_to: '14015550199',
      username_to: 'Aunt Rosalind',
      address_to: { ...HOME, address: '1 Aunt Lane' },
      delivery_date: day,
      delivery_time: '13:00',
    },
    { token },
  );

  await page.goto('/settings/data');
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/settings\/data$/);
  await comeAlive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();
  await expect(page.getByText('1 order or parcel is not finished.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await test.step('this device keeps copies meanwhile', async () => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('/orders');
    await expect.poll(() => ownCaches(page)).not.toEqual([]);
    await page.goto('/settings/data');
    await comeAlive(page);
  });

  await test.step('the file holds what is the customer’s own', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /Download as JSON/ }).click(),
    ]);
    // First what goes by itself.
    await expect(page.getByText(`Saved as ${download.suggestedFilename()}`)).toBeVisible();
    expect(download.suggestedFilename()).toMatch(/^tiffin-\d{4}-\d\d-\d\d\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    const copy = JSON.parse(text) as Record<string, readonly Record<string, unknown>[]>;
    expect(copy['profile']?.[0]).toMatchObject({ email: customer.email, firstname: 'farewell' });
    expect(copy['parcels']?.[0]).toMatchObject({ username_from: 'Farewell' });
    expect(copy['addresses']).toHaveLength(1);
    expect(text).not.toContain('Aunt');
  });

  await test.step('a wrong password deletes nothing', async () => {
    const password = page.getByLabel('Your password, to be sure it is you');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(password).toBeFocused();
    await password.fill('not this');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete your account for good?' });
    await expect(question.getByRole('button', { name: 'Keep my account' }).last()).toBeFocused();
    await question.getByRole('button', { name: 'Delete it for good' }).click();
    await expect(page.getByText('This is not your current password')).toBeVisible();
    await expect(password).toBeFocused();
    expect((await api.ok('showProfile', {}, { token })).data.email).toBe(customer.email);
  });

  await test.step('the right one does, after a second confirmation', async () => {
    await page.getByLabel('Your password, to be sure it is you').fill(customer.password);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete your account for good?' });
    await expect(question).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    expect((await api.ok('showProfile', {}, { token })).data.email).toBe(customer.email);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await question.getByRole('button', { name: 'Delete it for good' }).click();
    await expect(page.getByText('Your account is deleted, and you are signed out.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  });

  await test.step('nothing of it is left on this device, and nobody signs in with it', async () => {
    expect((await api.no('showProfile', {}, { token })).status).toBe(401);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('access_token');
    await expect.poll(() => ownCaches(page)).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain(customer.email);
    expect(kept).not.toContain('farewell');
    // Back does not lead to the account.
    await page.goto('/settings/data');
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, customer);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
  expect(errors).toEqual([]);
});

/** The caches of this device that belong to an account. */
const ownCaches = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('tiffin-kept-') && !name.endsWith('-guest')),
  );
