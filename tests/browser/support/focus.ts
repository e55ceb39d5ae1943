import type { Page } from '@playwright/test';

/** Whether what has the focus is wholly covered or off the screen; what a label covers is seen by its label. */
export const isFocusHidden = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [x, y] = [
      (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
      (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
    ];
    const found = document.elementFromPoint(x, y);
    return !found || !(focused.contains(found) || found.contains(focused) || found.closest('label')?.contains(focused));
  });
