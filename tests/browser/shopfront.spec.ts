import { expect, test } from '@playwright/test';
import { comeAlive, watchErrors } from './support/journey.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Poke Point, whose bowls come with a deposit, and First Ferry Coffee with its three branches. */
const [POKE_POINT, FIRST_FERRY] = ['/shop/29', '/shop/30'];

test('CATALOG-7b a dish costs on its button what the menu says, its deposit named below the price', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto(POKE_POINT);
  await comeAlive(page);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Salmon poke' }) });
  await expect(card.first()).toContainText('from $16.90');
  await card.first().getByRole('link').click();
  const sheet = page.getByRole('dialog', { name: 'Salmon poke' });
  await expect(sheet.getByText('including Reusable bowl, deposit $2.00')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Add \$/ })).toContainText('$16.90');
  await sheet.getByRole('radio', { name: /Large/ }).check();
  await expect(sheet.getByRole('button', { name: /^Add \$/ })).toContainText('$19.70');
  expect(errors).toEqual([]);
});

test('CATALOG-3 the information of a shop lists its branches with the way to each', async ({ page }) => {
  await page.goto(FIRST_FERRY);
  await comeAlive(page);
  await page.getByRole('link', { name: /Hours and information/ }).click();
  const sheet = page.getByRole('dialog', { name: 'First Ferry Coffee' });
  await expect(sheet.getByRole('heading', { level: 4 })).toHaveText(['Market hall', 'At the mill', 'Station kiosk']);
  await expect(sheet.getByRole('link', { name: 'Directions Market hall' })).toHaveAttribute('href', /destination=/);
});

test('A11Y-1 the filters of a menu are one stop of the Tab key, walked with arrows', async ({ page }) => {
  await page.goto(FIRST_FERRY);
  await comeAlive(page);
  const filters = page.getByRole('toolbar', { name: 'Filter this menu' });
  const chips = filters.getByRole('button');
  await expect(chips.nth(1)).toHaveAttribute('tabindex', '-1');
  await chips.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(chips.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(chips.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(filters.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(chips.last()).toBeFocused();
});
