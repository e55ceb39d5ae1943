import { expect, test, type Page } from '@playwright/test';
import { guestScreens, loadAllAtOnce, visit } from './support/first-hour.ts';
import { isFocusSeen } from './support/focus.ts';
import { comeAlive } from './support/journey.ts';

/** WCAG 2.2: 1.4.10 (320 × 256, a desktop at 400 %), 1.4.4 (text of 200 %), 2.4.11 (focus not obscured). */
const LOOKS = [
  { name: '320 × 256', viewport: { width: 320, height: 256 }, size: 100 },
  { name: 'text of 200 %', viewport: { width: 360, height: 740 }, size: 200 },
] as const;

/** Enough to pass every header, row of filters and sheet, and to reach the cards below. */
const STEPS = 36;

/** What the Tab key focuses but something covers, and how far the page scrolls sideways; one line each. */
const walk = async (page: Page): Promise<readonly string[]> => {
  const faults = new Set<string>();
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('Tab');
    // What loads late may move things; only what stays covered is a fault.
    const isClear = page.waitForFunction(isFocusSeen, undefined, { timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (!(await isClear)) faults.add((await page.evaluate(named)) ?? 'nothing');
  }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...faults, ...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : [])];
};

const named = (): string | undefined => {
  const { activeElement: focused } = document;
  const { top, bottom } = focused?.getBoundingClientRect() ?? {};
  return focused?.outerHTML.slice(0, 160).concat(` ${top}…${bottom}`);
};

for (const { name, viewport, size } of LOOKS)
  test.describe(`ACCESS-4 ${name}`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await loadAllAtOnce(page);
      await page.addInitScript((percent) => {
        document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${percent}%`));
      }, size);
    });

    test('nothing covers the focus, and no page scrolls sideways', async ({ page }) => {
      test.setTimeout(300_000);
      for (const screen of await guestScreens())
        await test.step(screen.name, async () => {
          await visit(page, screen);
          expect.soft(await walk(page), screen.name).toEqual([]);
        });
    });

    test('neither does the banner of a lost connection', async ({ page, context }) => {
      for (const path of ['/', '/shop/1']) {
        await page.goto(path);
        await comeAlive(page);
        // Its code loads after the first visit.
        await expect(page.getByRole('complementary', { name: 'Connection' })).toBeAttached();
        await context.setOffline(true);
        await expect(page.getByRole('complementary').getByRole('status').filter({ hasText: 'offline' })).toBeVisible();
        expect.soft(await walk(page), path).toEqual([]);
        await context.setOffline(false);
      }
    });
  });
