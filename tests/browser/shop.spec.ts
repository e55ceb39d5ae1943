import { expect, test, type Page } from '@playwright/test';
import { isFocusHidden } from './support/focus.ts';

/** Waits until the page answers presses by itself. */
const alive = (page: Page) => page.waitForFunction(() => !('earlyIntents' in window));

/** The demo city has 1,240 of them; other journeys write some more. */
const REVIEWS = /1,24\d reviews$/;

test.describe('CATALOG-2 a shop on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as object);

  test('has no site header: Back, Share and Save are on its picture, and the tabs stick to the top', async ({
    page,
  }) => {
    await page.goto('/shop/1');
    await alive(page);
    await expect(page.getByRole('banner')).toBeHidden();
    for (const name of ['Back', 'Share Levant Kitchen', 'Like Levant Kitchen'])
      await expect(page.locator('main').getByRole('button', { name }).first()).toBeInViewport();
    const tabs = page.getByRole('navigation', { name: 'Menu sections' });
    await tabs.getByRole('link').nth(3).click();
    await expect
      .poll(() =>
        tabs
          .getByRole('link')
          .nth(3)
          .evaluate((tab) => Math.round(tab.getBoundingClientRect().top)),
      )
      .toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('LAYOUT-4 Back leads to where the customer came from, skipping the sections they read, else home', async ({
    page,
  }) => {
    await page.goto('/');
    await alive(page);
    await page.locator('main a[href^="/shop/"]').first().click();
    await expect(page).toHaveURL(/\/shop\/\d/);
    await page.getByRole('navigation', { name: 'Menu sections' }).getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/#menu-/);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);

    await page.goto('/shop/1');
    await alive(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('REVIEW-1 its rating opens the reviews: sorted, filtered and loaded to the end', async ({ page }) => {
    await page.goto('/shop/1');
    await alive(page);
    const opener = page.getByRole('link', { name: REVIEWS });
    await opener.click();
    await expect(page).toHaveURL(/sheet=reviews$/);
    const sheet = page.getByRole('dialog', { name: 'Reviews' });
    await expect(sheet.getByText(/^1,05\d customers gave 5 of 5 stars$/)).toBeAttached();
    const inEnglish = sheet.getByRole('button', { name: /^In English/ });
    await expect(inEnglish).toHaveAttribute('aria-pressed', 'true');
    const shown = Number((await inEnglish.textContent())?.match(/\d+/)?.[0]);
    await expect(sheet.getByRole('article')).toHaveCount(shown);
    expect((await inEnglish.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await inEnglish.click();
    await expect.poll(() => sheet.getByRole('article').count()).toBeGreaterThan(shown);
    await sheet.getByRole('combobox', { name: 'Sort reviews' }).selectOption('Lowest rated');
    const stars = sheet.getByRole('article').getByText(/of 5 stars/);
    await expect
      .poll(async () => {
        const given = (await stars.allTextContents()).map((text) => Number(text.trim()[0]));
        return given.length > 0 && given.every((star, index) => index === 0 || (given[index - 1] ?? 0) <= star);
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('CATALOG-5k a filter pressed before its code has loaded applies once it has', async ({ page }) => {
    let release = (): void => {};
    const gate = new Promise<void>((open) => (release = open));
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      if (code.includes('menu_filter.shown') && code.includes('aria-haspopup')) await gate;
      await route.fulfill({ response });
    });
    await page.goto('/shop/1', { waitUntil: 'commit' });
    await alive(page);
    await page
      .getByRole('toolbar', { name: 'Filter this menu' })
      .getByRole('button', { name: /^Vegan/ })
      .click();
    release();
    await expect(page).toHaveURL(/\?diet=vegan$/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('CATALOG-5k filters show their counts, are part of the address and hide nothing', async ({ page }) => {
    await page.goto('/shop/1');
    await alive(page);
    const filters = page.getByRole('toolbar', { name: 'Filter this menu' });
    const vegan = filters.getByRole('button', { name: /^Vegan/ });
    const count = Number((await vegan.textContent())?.match(/\d+/)?.[0]);
    await vegan.click();
    await expect(page).toHaveURL(/\?diet=vegan$/);
    const shown = page.getByText(new RegExp(`^${count} of \\d+ fit$`));
    await expect(shown).toBeVisible();
    await expect(vegan).toBeFocused();
    const total = Number((await shown.textContent())?.match(/of (\d+)/)?.[1]);
    const rows = page.locator('section[id^="menu-"]:not(#menu-popular)').getByRole('article');
    await expect(rows).toHaveCount(count);

    const apart = page.locator('details', { has: page.getByRole('heading', { name: 'Not for you' }) });
    await expect(apart.getByRole('article')).toHaveCount(0);
    await apart.locator('summary').click();
    await expect(apart.getByRole('article')).toHaveCount(total - count);

    await rows.first().getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(rows).toHaveCount(count);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\?diet=vegan$/);
    await page.reload();
    await alive(page);
    await expect(rows).toHaveCount(count);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(rows).toHaveCount(total);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('its information has its own address: Back closes it, a reload keeps it', async ({ page }) => {
    await page.goto('/shop/1');
    await alive(page);
    const opener = page.getByRole('link', { name: /Hours and information/ });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Levant Kitchen' });
    await expect(sheet.getByRole('row', { name: /, today/ })).toHaveAttribute('aria-current', 'date');
    await expect(sheet.getByText('12 Cooper Street, Port Alder', { exact: true })).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /destination=\d/);
    await expect(page).toHaveURL(/\?sheet=info$/);

    await page.reload();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/shop\/1$/);

    await alive(page);
    await page.getByRole('link', { name: 'Delivery' }).click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/shop\/1$/);
  });
});

for (const [width, height] of [
  [320, 256],
  [360, 640],
  [1280, 720],
] as const)
  test(`ACCESS-3 the focus is never covered on a shop, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/shop/1');
    await alive(page);
    const hidden: string[] = [];
    const step = async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      if (await isFocusHidden(page))
        hidden.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
    };
    for (let count = 0; count < 60; count += 1) await step('Tab');
    for (let count = 0; count < 45; count += 1) await step('Shift+Tab');
    expect(hidden).toEqual([]);
  });
