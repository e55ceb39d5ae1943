import type { Page } from '@playwright/test';

/** Sums up what moves by itself on every page from here on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(`
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);

/** Returns the sum for the current document. */
export const shifts = (page: Page): Promise<unknown> => page.evaluate('shifts');
