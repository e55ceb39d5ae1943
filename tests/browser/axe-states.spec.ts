import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axe-findings.ts';
import { customerScreens, guestScreens, loadAllAtOnce, visit, type Screen } from './support/first-hour.ts';
import { signInWithOrder } from './support/signed-in.ts';

const LOOKS = [
  { name: 'forced colors', locale: 'en-US', media: { forcedColors: 'active' } },
  { name: 'dark, Arabic', locale: 'ar', media: { colorScheme: 'dark' } },
] as const;

for (const { name, locale, media } of LOOKS)
  test.describe(`A11Y-2 axe finds nothing in any open state of the first hour: ${name}`, () => {
    test.use({ viewport: { width: 360, height: 800 }, locale });
    test.beforeEach(async ({ page }) => {
      // Every rule over every state, also on a busy machine.
      test.setTimeout(300_000);
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      await loadAllAtOnce(page);
    });

    const look = async (page: Page, screens: readonly Screen[]): Promise<void> => {
      for (const screen of screens)
        await test.step(screen.name, async () => {
          await visit(page, screen);
          // What still arrives, such as a picture, is no fault. One look takes up to fifteen seconds on a busy machine.
          await expect.soft.poll(() => axeFindings(page), { message: screen.name, timeout: 60_000 }).toEqual([]);
        });
    };

    test('of a guest', async ({ page }) => look(page, await guestScreens()));
    test('of a customer', async ({ page }) => look(page, customerScreens(await signInWithOrder(page, 'axe'))));
  });
