import { expect, type Page } from '@playwright/test';
import { newCustomer } from './support/api.ts';
import { startGroup, visitor } from './support/group.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { test } from './support/test.ts';

test('GROUP-1 to GROUP-6 a group from the first link to who owes what @core', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const errors = watchErrors(page);
  const link = await startGroup(page, await newCustomer('host'));
  expect(link).toMatch(/\/group\/1\?g=\d+#[\da-f-]{36}$/);

  // The account's address is chosen some seconds after the sign-in.
  await expect(page.getByText('Goes to')).toContainText('12 Harbor Street');

  const guest = await visitor(browser, 'de');
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Friday lunch, von Levant Kitchen' })).toBeVisible();
  // GROUP-1g: the street alone, until the guest has joined.
  const goesTo = guest.getByText('Geht an').locator('..').locator('bdi');
  await expect(goesTo).toHaveText(/^\D+$/);
  await guest.getByLabel('Dein Name').fill('Jonas');
  await guest.getByRole('button', { name: 'Mitmachen und auswählen' }).click();
  await expect(page.getByRole('heading', { name: 'Jonas' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Jonas joined');

  await expect(goesTo).toHaveText(/\d/);
  await guest.getByRole('button', { name: 'Gericht hinzufügen' }).click();
  await guest.getByRole('button', { name: /Cola/ }).first().click();
  const own = guest.getByRole('region', { name: 'Deine Gerichte' });
  await expect(own.getByRole('group', { name: /Cola/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The others' }).getByText('Cola')).toBeVisible();
  await guest.getByRole('button', { name: /^Ich bin fertig/ }).click();
  await expect(page.getByRole('heading', { name: '1 of 2 are done' })).toBeVisible();

  const late = await visitor(browser, 'ar');
  await late.goto(link);
  await late.getByLabel('اسمك').fill('عمر');
  await late.getByRole('button', { name: 'انضم واختر' }).click();
  await expect(page.getByRole('heading', { name: 'عمر' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove عمر' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Remove عمر' }).click();
  await expect(late.getByRole('heading', { name: 'تمت إزالتك من Friday lunch' })).toBeVisible({ timeout: 30_000 });
  // The old link went with the kick.
  await late.goto('/');
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'لم يعد هذا الرابط صالحًا' })).toBeVisible();

  await page.getByRole('button', { name: /^Lock and check out/ }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(guest.getByRole('heading', { name: 'Die Bestellung ist gesperrt' })).toBeVisible();
  await page.getByRole('radio', { name: /Cash/ }).check();
  await page.getByRole('button', { name: /^Place order \$/ }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);

  await expect(guest.getByRole('heading', { name: 'Wer schuldet was' })).toBeVisible({ timeout: 15_000 });
  const amounts = await guest.getByRole('region', { name: 'Wer schuldet was' }).locator('summary').allInnerTexts();
  const cents = (text: string): number => Number(/([\d.,]+)\s*$/.exec(text.trim())?.[1]?.replace(/[.,]/g, '') ?? NaN);
  const total = cents(await guest.getByText('Summe der Bestellung').first().locator('..').innerText());
  expect(amounts).toHaveLength(2);
  expect(amounts.reduce((sum, text) => sum + cents(text.replace(/\s*\$\s*$/, '')), 0)).toBe(total);

  await page.goto(link.split('#')[0] ?? '');
  await expect(page.getByText(/^\$[\d.]+ still to come back$/)).toBeVisible();
  await page.locator('summary').getByText('Jonas', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remind Jonas' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as settled' }).click();
  await expect(page.getByText('Everybody has settled')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Everybody has settled')).toBeVisible();
  await expect(guest.getByText('Beglichen')).toBeVisible({ timeout: 30_000 });
  expect(errors).toEqual([]);
});

test('GROUP-3a an owner without dishes goes on from another device, and checks out for everybody', async ({
  page,
  browser,
}) => {
  const customer = await newCustomer('second-device');
  const owner = async (on: Page): Promise<void> => {
    await on.goto('/login');
    await signIn(on, customer);
    await expect(on).toHaveURL(/\/$/);
  };
  await owner(page);
  await page.goto('/shop/1');
  await page.getByRole('link', { name: 'Order together' }).click();
  await page.getByRole('button', { name: 'Start and get the link' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const link = await page.getByLabel('Link to the group order').inputValue();

  const guest = await visitor(browser, 'ar');
  await guest.setViewportSize({ width: 360, height: 740 });
  await guest.goto(link);
  await comeAlive(guest);
  await guest.getByLabel('اسمك').fill('ليلى');
  await guest.keyboard.press('Enter');
  await guest.getByRole('button', { name: 'أضف طبقًا' }).press('Enter');
  for (let pieces = 1; pieces <= 5; pieces += 1) {
    await guest.getByRole('button', { name: /كولا/ }).last().press('Enter');
    await expect(
      guest.getByRole('region', { name: 'أطباقك' }).getByText(String(pieces), { exact: true }),
    ).toBeVisible();
  }
  await guest.getByRole('button', { name: /^انتهيت/ }).press('Enter');
  const width = await guest.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  const other = await visitor(browser, 'en');
  await owner(other);
  await other.goto('/group/1');
  await expect(other.getByRole('heading', { name: 'ليلى' })).toBeVisible();
  await other.getByRole('button', { name: /^Lock and check out/ }).click();
  await expect(other.getByRole('complementary', { name: 'Summary' }).getByText('ليلى')).toBeVisible();
  await other.getByRole('radio', { name: /Cash/ }).check();
  await other.getByRole('button', { name: /^Place order \$/ }).click();
  await expect(other).toHaveURL(/\/orders\/\d+$/);
  await expect(guest.getByRole('heading', { name: 'من عليه ماذا' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/still to come back$/)).toBeVisible({ timeout: 30_000 });
});

test('GROUP-2e a guest leaves with the dishes as a cart of their own', async ({ page, browser }) => {
  const link = await startGroup(page, await newCustomer('leaving'));
  const guest = await visitor(browser, 'en');
  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Ana');
  await guest.getByRole('button', { name: 'Join and choose' }).click();
  await guest.getByRole('button', { name: 'Add a dish' }).click();
  await guest.getByRole('button', { name: /Cola/ }).first().click();
  await expect(guest.getByText('You have not chosen anything yet.')).toBeHidden();
  await expect(page.getByRole('region', { name: 'The others' }).getByText('Cola')).toBeVisible();
  await guest.getByRole('button', { name: 'Leave this order' }).click();
  await expect(guest.getByRole('heading', { name: 'You left Friday lunch' })).toBeVisible();
  await guest.getByRole('link', { name: 'Keep as my cart' }).click();
  await comeAlive(guest);
  await expect(guest.getByRole('dialog').getByText('Cola')).toBeVisible();
});

test('GROUP-1e a guest adds to the group from its shop, and leaves it before adding elsewhere', async ({
  page,
  browser,
}) => {
  const link = await startGroup(page, await newCustomer('wandering'));
  const guest = await visitor(browser, 'en');
  await guest.setViewportSize({ width: 360, height: 740 });
  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Ana');
  await guest.getByRole('button', { name: 'Join and choose' }).click();
  // The guest's own browser knows it, too, before it goes elsewhere.
  await expect(guest.getByRole('heading', { name: 'Your dishes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ana' })).toBeVisible();

  await guest.goto('/shop/1');
  await comeAlive(guest);
  await guest
    .getByRole('button', { name: /^Add Cola/ })
    .first()
    .click();
  await expect(guest.getByText('Added to “Friday lunch”')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The others' }).getByText('Cola')).toBeVisible();

  await guest.goto('/shop/2');
  await comeAlive(guest);
  const plus = guest.getByRole('button', { name: 'Add Still water' });
  await plus.click();
  const dialog = guest.getByRole('dialog', { name: 'You are already in a group order' });
  await expect(dialog.getByText('Friday lunch')).toBeVisible();
  await guest.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await plus.click();
  await dialog.getByRole('button', { name: 'Leave it and add this here' }).click();
  // First the notice, which goes by itself.
  await expect(guest.getByText('You have left “Friday lunch”')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Add Still water, 1 in the cart' })).toBeVisible();
  await guest.getByRole('button', { name: 'Keep my dishes' }).click();
  await expect(guest.getByRole('dialog').getByText('Cola')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ana' })).toBeHidden();
});
