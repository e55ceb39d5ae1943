import { test as playwright } from '@playwright/test';

/**
 * For journeys with more than one browser: those that a test opens are closed at its end. Playwright closes only its
 * own; the pages of the others would stay, live and at work, beside all later tests of the worker.
 */
export const test = playwright.extend<{ closeBrowsers: void }>({
  closeBrowsers: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use();
      await Promise.all(
        browser
          .contexts()
          .filter((context) => !before.has(context))
          .map((context) => context.close()),
      );
    },
    { auto: true },
  ],
});
