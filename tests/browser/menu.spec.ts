import { expect, test, type Locator, type Page } from '@playwright/test';

const tabsOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu sections' });

/** The distance of a section's heading below the tabs, in CSS pixels. */
const gapOf = (page: Page, anchor: string): Promise<number> =>
  page.evaluate((id) => {
    const tabs = document.querySelector('nav[aria-label="Menu sections"]') as HTMLElement;
    const heading = document.getElementById(`${id}-title`) as HTMLElement;
    return heading.getBoundingClientRect().top - tabs.getBoundingClientRect().bottom;
  }, anchor);

const anchorOf = async (tab: Locator): Promise<string> => ((await tab.getAttribute('href')) ?? '').slice(1);

for (const [name, viewport] of [
  ['phone', { width: 360, height: 640 }],
  ['desk', { width: 1280, height: 800 }],
] as const)
  test.describe(`CATALOG-2 the tabs of a menu, ${name}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' } as object);

    test('bring their section under the tabs by pointer, key and address, with the focus in it', async ({ page }) => {
      await page.goto('/shop/1');
      const tab = tabsOf(page).getByRole('link').nth(2);
      const anchor = await anchorOf(tab);
      const isThere = async (): Promise<void> => {
        await expect.poll(() => gapOf(page, anchor)).toBeLessThanOrEqual(40);
        await expect.poll(() => gapOf(page, anchor)).toBeGreaterThanOrEqual(0);
        await expect(tab).toHaveAttribute('aria-current', 'true');
      };
      await tab.click();
      await isThere();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(anchor);

      await page.evaluate(() => scrollTo(0, 0));
      await tab.press('Enter');
      await isThere();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(anchor);

      await page.goto('/');
      await page.goto(`/shop/1#${anchor}`);
      await isThere();
    });

    test('the last tab is current after a press, however short its section is', async ({ page }) => {
      await page.goto('/shop/1');
      const last = tabsOf(page).getByRole('link').last();
      await last.click();
      await expect(last).toHaveAttribute('aria-current', 'true');
      await expect(page.locator(`#${await anchorOf(last)}-title`)).toBeInViewport();
      await page.mouse.move(viewport.width / 4, viewport.height - 100);
      await page.mouse.wheel(0, -9000);
      await expect(tabsOf(page).getByRole('link').first()).toHaveAttribute('aria-current', 'true');
    });

    test('the quick-add buttons are not clipped at the edge of any section', async ({ page }) => {
      await page.goto('/shop/1');
      const section = page.locator('section[data-far]').nth(1);
      const button = section.getByRole('button', { name: /^Add / }).last();
      // What loads late above moves it once more, or renders it anew.
      await expect(async () => {
        await button.scrollIntoViewIfNeeded({ timeout: 5_000 });
        const isWhole = await button.evaluate((element) => {
          const { right, top, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(right - 3, top + height / 2));
        });
        expect(isWhole).toBe(true);
      }).toPass({ timeout: 15_000 });
    });
  });
