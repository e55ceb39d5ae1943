import { expect, test } from '@playwright/test';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, watchErrors } from './support/journey.ts';
import { networkQuiet } from './support/settled.ts';

const LOOKS = [
  { name: 'phone, light', width: 360, scheme: 'light' },
  { name: 'desk, dark', width: 1280, scheme: 'dark' },
] as const;

for (const { name, width, scheme } of LOOKS) {
  test.describe(`ROUTE-8 discovery pages: ${name}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme, reducedMotion: 'reduce' });

    test('categories, a category, brands, offers, an offer and a banner are accessible and fit the screen', async ({
      page,
    }) => {
      const errors = watchErrors(page);
      const isSound = async (): Promise<void> => {
        await networkQuiet(page);
        expect(await axeFindings(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBeLessThanOrEqual(0);
      };
      const heading = (text: string) => page.getByRole('heading', { level: 1, name: text });
      const main = page.getByRole('main');

      await page.goto('/');
      await comeAlive(page);
      await main.getByRole('link', { name: 'All categories' }).click();
      await expect(page).toHaveURL(/\/shop-category$/);
      await expect(heading('Categories')).toBeFocused();
      await isSound();

      await main.getByRole('link', { name: 'Noodles' }).click();
      await expect(page).toHaveURL(/\/shop-category\/[\da-f-]{36}$/);
      await expect(heading('Noodles')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Lantern Ramen' })).toBeVisible();
      await isSound();
      const all = await main.getByRole('article').count();
      await main.getByRole('button', { name: 'Rated 4.5 or more' }).click();
      await expect(page).toHaveURL(/\?rating=4.5$/);
      await expect(async () => expect(await main.getByRole('article').count()).toBeLessThan(all)).toPass();

      await page.goto('/brands');
      await comeAlive(page);
      await expect(main.getByRole('region', { name: 'L', exact: true })).toBeVisible();
      await isSound();
      await main.getByRole('searchbox', { name: 'Search brands' }).fill('levant');
      await main.getByRole('link', { name: /^Levant Kitchen/ }).click();
      await expect(heading('Levant Kitchen')).toBeVisible();

      await page.goto('/ads');
      await comeAlive(page);
      await expect(heading('Offers')).toBeVisible();
      await isSound();
      await main.getByRole('link', { name: 'Charcoal week' }).click();
      await expect(page).toHaveURL(/\/ads\/\d+$/);
      await expect(heading('Charcoal week')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Ember Yard' })).toBeVisible();
      await isSound();

      await page.goto('/');
      await comeAlive(page);
      await main.locator('a[href^="/promotion/"]').first().click();
      await expect(page).toHaveURL(/\/promotion\/\d+$/);
      await expect(main.getByRole('article').nth(1)).toBeVisible();
      await isSound();
      expect(errors).toEqual([]);
    });
  });
}

test('ROUTE-8 missing entities answer 404, existing ones have a head (ROUTE-11)', async ({ request }) => {
  for (const path of [
    '/shop-category/987654',
    '/shop-category/00000000-0000-4000-8000-00000000dead',
    '/shop-category/nothing',
    '/ads/987654',
    '/ads/x',
    '/promotion/987654',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  const map = await (await request.get('/sitemap.xml')).text();
  for (const way of [
    '/shop-category',
    '/brands',
    '/ads',
    '/ads/1',
    '/promotion/1',
    /\/shop-category\/[\da-f-]{36}/.exec(map)?.[0] ?? '',
  ]) {
    expect([way, map.includes(`${way}</loc>`)]).toEqual([way, true]);
    const response = await request.get(way);
    const html = await response.text();
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    expect([
      way,
      response.status(),
      new URL(canonical, 'http://market.test').pathname,
      html.includes('<meta name="description"'),
    ]).toEqual([way, 200, way, true]);
  }
});

test('SEARCH-10 a misspelled term is corrected, and the page says so', async ({ page }) => {
  await page.goto('/shop?search=piza');
  await comeAlive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “pizza”' })).toBeVisible();
  await expect(page.getByText('Showing results for “pizza”.')).toBeVisible();
  const restaurants = page.getByRole('region', { name: 'Restaurants', exact: true });
  await expect(restaurants.getByRole('link', { name: /Pizza/ }).first()).toBeVisible();
});
