import { expect, test } from '@playwright/test';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, watchErrors } from './support/journey.ts';

test(
  'SEARCH-9f a search shows cached hits before the server answers; lines stay in place and work by keyboard',
  { tag: '@core' },
  async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/');
    await comeAlive(page);
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/v1/rest/**', async (route) => {
      await held;
      await route.continue();
    });
    const field = page.getByRole('combobox', { name: 'Search shops and dishes' });
    await field.pressSequentially('levant');
    const quick = page.getByRole('group', { name: 'Quick results' }).getByRole('option');
    await expect(quick).toHaveText([/Levant Kitchen/]);
    await expect(page.getByRole('group', { name: /Restaurants/ })).toHaveCount(0);
    await field.press('ArrowDown');
    const before = await quick.boundingBox();
    expect(await axeFindings(page, 'header')).toEqual([]);
    answer();
    await expect(page.getByText('to close')).toBeVisible();
    expect([
      await quick.boundingBox(),
      await quick.getAttribute('aria-selected'),
      await page.getByRole('option', { name: /^Levant Kitchen/ }).count(),
    ]).toEqual([before, 'true', 1]);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Levant Kitchen/ })).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test('SEARCH-9f a search typed offline shows cached hits, says so, and is requested again later', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await comeAlive(page);
  const field = page.getByRole('combobox', { name: 'Search shops and dishes' });
  const restaurants = page.getByRole('group', { name: /Restaurants/ });
  // The code of the search loads on first use.
  await field.fill('soup');
  await expect(page.getByRole('group', { name: /Products/ })).toBeVisible();
  await context.setOffline(true);
  await field.fill('levant');
  const quick = page.getByRole('group', { name: 'Quick results' });
  await expect(quick.getByRole('option').first()).toHaveText(/^Levant Kitchen/);
  await expect(page.getByText('No connection. This is what is already on your device.')).toBeVisible();
  await field.fill('zaatar');
  await expect(page.getByText('No connection. The search is sent when you are connected again.')).toBeVisible();
  await expect(restaurants).toHaveCount(0);
  await field.fill('pizzeria');
  await context.setOffline(false);
  await expect(restaurants.getByRole('option', { name: /Pizzeria/ }).first()).toBeVisible();
  await expect(page.getByText(/^No connection\./)).toHaveCount(0);
});

test('a shop opens at its top and renders completely; Back and Forward restore the scroll position', async ({
  page,
}) => {
  await page.goto('/');
  await comeAlive(page);
  // The page hears of it in its next frame.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        scrollTo({ top: 400, behavior: 'instant' });
      }),
  );
  // Pressed at the current position: a mouse click would scroll to it.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Levant Kitchen/ })
    .first()
    .dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: /Levant Kitchen/ })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // With its tabs the menu has come; before that no list is empty either.
  const drinks = page.getByRole('navigation', { name: 'Menu sections' }).getByRole('link', { name: 'Drinks' });
  await expect(drinks).toBeVisible();
  await expect(page.locator('main section ul:empty')).toHaveCount(0);
  const dishes = await page.getByRole('main').getByRole('article').count();
  expect(dishes).toBeGreaterThan(40);
  await drinks.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  // The sections of a menu are no steps of the history.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Levant Kitchen/ })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: /Levant Kitchen/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(dishes);
});
