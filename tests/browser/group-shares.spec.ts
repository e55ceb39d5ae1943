import { expect, type Browser, type Page } from '@playwright/test';
import { api, newCustomer, type Customer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { startGroup, visitor } from './support/group.ts';
import { comeAlive, watchErrors } from './support/journey.ts';
import { test } from './support/test.ts';

const SOON = { timeout: 30_000 };

/** A guest without an account, who joins the group and chooses a drink. */
const choosing = async (browser: Browser, link: string, name: string): Promise<Page> => {
  const guest = await visitor(browser, 'en');
  await guest.goto(link);
  await comeAlive(guest);
  await guest.getByLabel('Your name').fill(name);
  await guest.getByRole('button', { name: 'Join and choose' }).click();
  await guest.getByRole('button', { name: 'Add a dish' }).click();
  await guest.getByRole('button', { name: /Cola/ }).first().click();
  await expect(guest.getByRole('region', { name: 'Your dishes' }).getByRole('group', { name: /Cola/ })).toBeVisible();
  return guest;
};

/** The owner checks out for everybody, and comes back to the page of the group. */
const order = async (page: Page, link: string): Promise<void> => {
  await page.getByRole('button', { name: /^Lock and check out/ }).click();
  await page.getByRole('radio', { name: /Cash/ }).check();
  await page.getByRole('button', { name: /^Place order \$/ }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await page.goto(link.split('#')[0] ?? '');
};

const balanceOf = async ({ token }: Customer): Promise<number> =>
  (await api.ok('showProfile', {}, { token })).data.wallet?.price ?? 0;
const owed = async (guest: Page): Promise<number> =>
  Number((await guest.getByText(/^You owe/).innerText()).replaceAll(/[^\d.]/g, ''));
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('GROUP-6f guests pay their shares to the owner, without an account, or say that they gave them @core', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const errors = watchErrors(page);
  const host = await newCustomer('pays-for-all');
  const link = await startGroup(page, host);
  const [omar, mei] = [await choosing(browser, link, 'Omar'), await choosing(browser, link, 'Mei')];
  await expect(page.getByRole('region', { name: 'The others' }).getByText('Cola')).toHaveCount(2);
  await order(page, link);
  const before = await balanceOf(host);

  // By a provider: left at first, then paid although the answer gets lost.
  await expect(omar.getByRole('heading', { name: 'How to pay' })).toBeVisible(SOON);
  const share = await owed(omar);
  await press(omar, /^Pay /);
  await expect(omar.getByRole('region', { name: 'How to pay' }).getByRole('alert')).toBeVisible();
  await omar.getByRole('radio', { name: /^Card/ }).check();
  expect(await axeFindings(omar)).toEqual([]);
  await press(omar, /^Pay /);
  await expect(omar).toHaveURL(/\/pay\/pp_/);
  await expect(omar.getByText('Your share of a group order')).toBeVisible();
  await press(omar, 'Cancel and go back');
  await expect(omar.getByText('The payment was not finished')).toBeVisible();
  expect(await balanceOf(host)).toBe(before);
  await omar.getByRole('radio', { name: /^Card/ }).check();
  await press(omar, /^Pay /);
  await expect(omar).toHaveURL(/\/pay\/pp_/);
  await omar.locator('summary').click();
  await press(omar, 'Pay, and lose the answer');
  await omar.getByRole('link', { name: 'Continue to Tiffin' }).click();
  await expect(omar.getByText(/^Your share is in the wallet of /)).toBeVisible(SOON);
  await expect(omar.getByText(/^You paid/)).toBeVisible();
  await expect(omar.getByRole('heading', { name: 'How to pay' })).toBeHidden();
  expect(await balanceOf(host)).toBeCloseTo(before + share, 6);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible(SOON);

  // By hand: told, taken back, told again, confirmed.
  await mei.getByRole('radio', { name: /^I gave it to/ }).check();
  await press(mei, /^Tell /);
  await press(mei, 'I haven’t given it yet');
  await mei.getByRole('radio', { name: /^I gave it to/ }).check();
  await press(mei, /^Tell /);
  await expect(page.getByText('Says you have it')).toBeVisible(SOON);
  await page.getByText('Mei', { exact: true }).first().click();
  await press(page, 'I have it');
  await expect(page.getByText('Everybody has settled')).toBeVisible();
  await expect(mei.getByText(/ has your share\.$/)).toBeVisible(SOON);
  for (const guest of [omar, mei, page]) await guest.reload();
  await expect(omar.getByText(/^Your share is in the wallet of /)).toBeVisible();
  await expect(mei.getByText(/ has your share\.$/)).toBeVisible();
  await expect(page.getByText('Everybody has settled')).toBeVisible();
  expect(await balanceOf(host)).toBeCloseTo(before + share, 6);
  expect(errors).toEqual([]);
});
