import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, watchErrors } from './support/journey.ts';
import { networkQuiet } from './support/settled.ts';

const LOOKS = [
  { name: 'phone, light', width: 360, scheme: 'light' },
  { name: 'desk, dark', width: 1280, scheme: 'dark' },
] as const;

const isSound = async (page: Page): Promise<void> => {
  await networkQuiet(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
};

/** The number that a text names, as in "Show 24 shops". */
const numberIn = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0]);

for (const { name, width, scheme } of LOOKS) {
  test.describe(`CATALOG-1 filters of a list: ${name}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme, reducedMotion: 'reduce' });

    test('show the count of each choice, combine, and survive Back', async ({ page }) => {
      const errors = watchErrors(page);
      const main = page.getByRole('main');
      const shown = main.getByText(/^\d+ shops?$/).first();
      await page.goto('/shop?type=restaurant');
      await comeAlive(page);
      await isSound(page);
      await expect(main.getByRole('link', { name: /^Flowers/ })).toHaveCount(0);

      const rated = main.getByRole('button', { name: /^Rated 4.5 or more/ });
      // Its count loads late.
      await expect(rated).toHaveText(/4\.5\D+\d/);
      const left = numberIn((await rated.textContent())?.replace('4.5', '') ?? '');
      await rated.click();
      await expect(page).toHaveURL(/type=restaurant&rating=4.5$/);
      await expect(shown).toHaveText(`${left} shops`);

      await main.getByRole('button', { name: /^Filters/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await expect(sheet.getByRole('button', { name: `Show ${left} shops` })).toBeVisible();
      await sheet.getByRole('checkbox', { name: /^Sushi/ }).check();
      await sheet.getByRole('checkbox', { name: /^Pizza/ }).check();
      await expect(page).toHaveURL(/category_id=3%2C2$/);
      await sheet
        .getByRole('radio', { name: /^Up to/ })
        .last()
        .check();
      await expect(page).toHaveURL(/delivery_fee_to=\d+$/);
      await isSound(page);
      const button = sheet.getByRole('button', { name: /^Show \d+ shops?$/ });
      await expect(button).not.toHaveAttribute('aria-busy', 'true');
      const few = numberIn(await button.textContent());
      expect(few).toBeLessThan(left);
      await page.keyboard.press('Escape');
      await expect(main.getByRole('button', { name: /^Filters/ })).toBeFocused();
      await expect(shown).toHaveText(new RegExp(`^${few} `));
      await expect(main.getByRole('article')).toHaveCount(few);

      const address = page.url();
      await main.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/shop\/\d+/);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(main.getByRole('article')).toHaveCount(few);
      await expect(main.getByRole('button', { name: /^Rated 4.5/ })).toHaveAttribute('aria-pressed', 'true');
      await main.getByRole('link', { name: 'Remove the filter Pizza' }).click();
      await expect(page).toHaveURL(/category_id=3&/);
      await expect(page.getByRole('heading', { level: 1, name: 'Sushi' })).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('that leave nothing are named, with ways out whose counts are right', async ({ page }) => {
      const errors = watchErrors(page);
      await page.goto('/shop?free_delivery=1&category_id=3');
      await comeAlive(page);
      await expect(page.getByText('No shop fits “Free delivery”.')).toBeVisible();
      await isSound(page);
      const way = page.getByRole('navigation', { name: 'Remove one filter' }).getByRole('link').first();
      await expect(way).toHaveText(/\d/);
      const found = numberIn(await way.textContent());
      expect(found).toBeGreaterThan(0);
      await way.press('Enter');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(found);
      expect(errors).toEqual([]);
    });
  });
}
