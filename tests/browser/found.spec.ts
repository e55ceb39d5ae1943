import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, watchErrors } from './support/journey.ts';

const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' });
type Facets = {
  readonly data: readonly { readonly value: unknown; readonly shops: number; readonly products: number }[];
};
const countOn = async (facet: Locator): Promise<number> => Number(/(\d+)/.exec((await facet.textContent()) ?? '')?.[1]);
/** Everything that the parts of the results say they hold. */
const countFound = async (page: Page): Promise<number> => {
  const headings = await page.locator('main section > div h2').allTextContents();
  return headings.reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0] ?? 0), 0);
};

test('SEARCH-3 facets narrow the results of a misspelled word, their counts are right and in the address', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto('/shop?search=piza');
  await comeAlive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “pizza”' })).toBeVisible();
  // The words found are marked by the rule that found them, whatever was typed.
  await expect(page.locator('main mark').first()).toHaveText(/^pizza/i);
  let offered: Facets | undefined;
  for (const [name, value] of [
    [/^Open now/, 'true'],
    [/^Vegetarian/, 'vegetarian'],
  ] as const) {
    const facet = filters(page).getByRole('link', { name });
    // What was offered before a choice stays on screen until the counts after it have come.
    const known = offered?.data.find((each) => each.value === value);
    if (known) await expect.poll(() => countOn(facet)).toBe(known.shops + known.products);
    const count = await countOn(facet);
    const answer = page.waitForResponse('**/rest/search/facets?*');
    await facet.press('Enter');
    await expect(facet).toHaveAttribute('aria-current', 'true');
    await expect(facet).toBeFocused();
    await expect.poll(() => countFound(page)).toBe(count);
    offered = (await (await answer).json()) as Facets;
  }
  expect(new URL(page.url()).search).toBe('?search=piza&open=1&diets=vegetarian');
  await page.reload();
  await comeAlive(page);
  await expect(filters(page).getByRole('link', { name: /^Vegetarian/ })).toHaveAttribute('aria-current', 'true');
  expect(await axeFindings(page, 'main')).toEqual([]);
  await filters(page).getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByRole('region', { name: 'Restaurants' })).toBeVisible();
  await page.getByRole('link', { name: 'Search instead for “piza”' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('link', { name: 'Did you mean “pizza”?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “pizza”' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('SEARCH-3f a word that a filter leaves nothing of says how much there is without it', async ({ page }) => {
  await page.goto('/shop?search=tiramisu&diets=kosher');
  await comeAlive(page);
  await expect(page.getByText('Nothing fits “Kosher”.')).toBeVisible();
  const wayOut = page.getByRole('link', { name: /^Show all \d+ results$/ });
  const count = Number(/\d+/.exec((await wayOut.textContent()) ?? '')?.[0]);
  await wayOut.click();
  await expect.poll(() => countFound(page)).toBe(count);
  expect(new URL(page.url()).search).toBe('?search=tiramisu');
});

test('SEARCH-3 dishes are grouped by shop at every width, and the filters widen no page', async ({ page }) => {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/shop?search=pizza');
    await comeAlive(page);
    const group = page.getByRole('list', { name: 'Dishes of Forno Rosso' });
    await expect(group.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
