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

/** In the page: whether something of what has the focus can be seen (WCAG 2.2, 2.4.11). */
export const isFocusSeen = (): boolean => {
  const focused = document.activeElement as HTMLElement;
  if (focused === document.body) return true;
  const seen = focused.closest('label') ?? focused.parentElement?.closest('label') ?? focused;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const [from, to] = [Math.max(0, left), Math.min(innerWidth, right)];
  const [above, below] = [Math.max(0, top), Math.min(innerHeight, bottom)];
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  return parts.some((x) =>
    parts.some((y) => {
      const found = document.elementFromPoint(from + (to - from) * x, above + (below - above) * y);
      return found !== null && (seen.contains(found) || found.contains(focused));
    }),
  );
};
