import { expect, test, type Page } from '@playwright/test';
import { newCustomer, STREET } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { Keyboard } from './support/keyboard.ts';

const openShakshuka = async (page: Page): Promise<void> => {
  await page.goto('/recipes?search=shakshuka');
  await comeAlive(page);
  await page.getByRole('link', { name: 'Shakshuka' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shakshuka' })).toBeVisible();
};
const widthFits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test.describe('CATALOG-4 by touch', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, reducedMotion: 'reduce' });

  test('finds a recipe, leaves out what is there, and orders the rest and then all of it', async ({ page }) => {
    const errors = watchErrors(page);
    const customer = await newCustomer('cook');
    await page.goto('/recipes');
    await comeAlive(page);

    await test.step('by category and by words', async () => {
      await page.getByRole('link', { name: 'Breakfast' }).tap();
      await expect(page).toHaveURL(/\/recipes\?category=\d+$/);
      await expect(page.getByRole('status').filter({ hasText: '2 recipes' })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search recipes' }).fill('shak');
      await expect(page).toHaveURL(/search=shak$/);
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.getByRole('link', { name: 'Shakshuka' }).tap();
    });

    const basket = page.getByRole('complementary', { name: /products? from Al Waha Market/ });
    await test.step('amounts, prices and ticks outlive a reload', async () => {
      await expect(basket).toContainText('10% off together');
      await page.getByText('I have it').nth(3).tap();
      await page.getByRole('button', { name: 'One portion more' }).tap();
      await expect(page.getByRole('heading', { name: /^Eggs ?, 8$/ })).toBeVisible();
      await expect(basket).toContainText('off together.');
      await page.reload();
      await comeAlive(page);
      await expect(page.getByRole('checkbox', { name: 'I have it: Onions' })).toBeChecked();
      await expect(page.getByRole('heading', { name: /^Eggs ?, 8$/ })).toBeVisible();
    });

    await test.step('everything has its discount apart in the cart', async () => {
      await page.getByText('I have it').nth(3).tap();
      await expect(basket).toContainText('−$1.83');
      await page.getByRole('button', { name: /^Add 7 to cart/ }).tap();
      const cart = page.getByRole('dialog', { name: 'Your cart' });
      await expect(cart).toContainText(/Recipe discount\s*−\$1\.83/);
      await cart.getByRole('link', { name: /Go to checkout/ }).tap();
    });

    await test.step('and in the order', async () => {
      await signIn(page, customer);
      await expect(page).toHaveURL(/\/checkout$/);
      // The saved address comes after the first total, and brings its fee along.
      await expect(page.getByRole('main')).toContainText(STREET);
      await page.getByRole('radio', { name: /Cash/ }).check();
      await expect(page.getByRole('complementary').locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText(/Recipe discount\s*−\$1\.83/);
      await page.getByRole('button', { name: /^Place order \$/ }).tap();
      await expect(page).toHaveURL(/\/orders\/\d+$/);
      await expect(page.getByRole('main')).toContainText('Free-range eggs');
    });
    expect(errors).toEqual([]);
  });

  test('CART-3 asks before it replaces the cart of another shop, which can be put back', async ({ page }) => {
    const errors = watchErrors(page);
    await openShakshuka(page);
    await page.getByRole('button', { name: /^Add 7 to cart/ }).tap();
    await page.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Close' }).first().tap();
    await page.goto('/recipes?search=spaghetti');
    await comeAlive(page);
    await page.getByRole('link', { name: /^Spaghetti/ }).tap();
    await page.getByRole('button', { name: /^Add 4 to cart/ }).tap();
    const question = page.getByRole('dialog', { name: 'Start a cart at Harbor Market?' });
    await question.getByRole('button', { name: 'Keep Al Waha Market' }).tap();
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: /^Add 4 to cart/ }).tap();
    await question.getByRole('button', { name: 'Replace with Harbor Market' }).tap();
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Bronze-cut spaghetti');
    expect(errors).toEqual([]);
  });
});

test('CATALOG-4m shows the quick recipes alone, also after a reload, and all of them again', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/recipes');
  await comeAlive(page);
  const quick = page.getByRole('link', { name: 'Within 30 min' });
  const count = async (): Promise<number> =>
    Number.parseInt(await page.getByRole('status').filter({ hasText: 'recipe' }).innerText());
  const all = await count();
  await quick.click();
  await expect(page).toHaveURL(/\/recipes\?minutes=30$/);
  await expect.poll(count).toBeLessThan(all);
  await page.reload();
  await expect(quick).toHaveAttribute('aria-current', 'true');
  const times = (await page.getByRole('article').allInnerTexts()).map((text) => /(\d+) min/.exec(text)?.[1]);
  expect(times.length).toBeGreaterThan(0);
  expect(times.every((minutes) => Number(minutes) <= 30)).toBe(true);
  await comeAlive(page);
  await quick.click();
  await expect(page).toHaveURL(/\/recipes$/);
  await expect.poll(count).toBe(all);
  expect(errors).toEqual([]);
});

test('CATALOG-4l cooks by keyboard: a timer goes on over steps and a reload', async ({ page }) => {
  const errors = watchErrors(page);
  const keyboard = new Keyboard(page);
  await openShakshuka(page);
  await keyboard.goTo(page.getByRole('link', { name: 'Cook mode' }), 'Tab', 80);
  await keyboard.press('Enter');
  const cook = page.getByRole('dialog', { name: /^Soften onions/ });
  await expect(cook.getByRole('heading', { level: 2 })).toBeFocused();
  await keyboard.goTo(cook.getByRole('button', { name: 'Start a timer: 10 min' }));
  await keyboard.press('Enter');
  await expect(cook.getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/);
  await expect(cook.getByRole('button', { name: 'Pause the timer' })).toBeFocused();
  await keyboard.press('ArrowRight');
  const second = page.getByRole('dialog', { name: /^Stir in the paprika/ });
  await expect(second.getByRole('group', { name: 'Timer of step 1' })).toBeVisible();
  await expect(second).toContainText('Tinned plum tomatoes, 800 g');
  await page.reload();
  await expect(second.getByRole('group', { name: 'Timer of step 1' }).getByRole('timer')).toHaveText(/^9:[0-5]\d$/);
  expect(await axeFindings(page)).toEqual([]);
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  await expect(page.getByRole('group', { name: 'Timer of step 1' })).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('CATALOG-4 in Arabic', () => {
  test.use({ viewport: { width: 320, height: 740 }, locale: 'ar', colorScheme: 'dark', reducedMotion: 'reduce' });

  test('reads from right to left, turns steps to the left, and fits a narrow screen', async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/recipes');
    await comeAlive(page);
    await expect(page.getByRole('heading', { level: 1, name: 'اطبخها بنفسك' })).toBeVisible();
    expect([await widthFits(page), await axeFindings(page)]).toEqual([true, []]);
    await page.getByRole('link', { name: 'شكشوكة' }).click();
    await expect(page.getByRole('heading', { name: /^\u2068?بيض\u2069? ?، \u2068?6\u2069?$/ })).toBeVisible();
    expect([await widthFits(page), await axeFindings(page)]).toEqual([true, []]);
    await page.getByRole('link', { name: 'وضع الطبخ' }).click();
    await expect(page.getByRole('dialog', { name: /^ليّن البصل/ })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('dialog', { name: /^أضف البابريكا/ })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test('ROUTE-11 describes a recipe to search engines, and answers 404 for another', async ({ page }) => {
  const html = await (await page.request.get('/recipes/1')).text();
  expect(html).toContain('"@type":"Recipe"');
  expect(html).toMatch(/<title>[^<]+ · Tiffin<\/title><meta name="description" content="[^"]{20,}">/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/recipes\/1">/);
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/recipes/1<');
  for (const path of ['/recipes/987654', '/recipes/first'])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
});
