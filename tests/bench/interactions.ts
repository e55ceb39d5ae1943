import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_SWITCHES, findChromium } from '../browser/find-chromium.ts';

/** How many times slower than this machine the phone is (group 3 of the budgets). */
const SLOWER = 6;
const PATIENCE_MS = 20_000;

/**
 * Milliseconds from a press or a key to the first paint that shows what was asked for; `worst` is the longest that any
 * event held the page up.
 */
export type InteractionFigures = {
  readonly toShop: number;
  readonly toShopOnIntent: number;
  readonly toCart: number;
  readonly toResults: number;
  readonly worst: number;
  /**
   * A fixed piece of arithmetic on the slowed machine: what the others are to be compared by from machine to machine.
   */
  readonly work: number;
};

/** One walk on a cheap phone: from home to a shop, a dish into the cart, a search. */
export const measureInteractions = async (origin: string): Promise<InteractionFigures> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_SWITCHES] });
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    // What runs these files gives functions their names by a helper, which is not there in a page.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchPage);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const home = async (): Promise<void> => {
      await page.goto(origin);
      await page.waitForFunction(() => !('earlyIntents' in window));
      await page.waitForTimeout(1_500);
    };
    const shop = page
      .getByRole('main')
      .getByRole('link', { name: /Levant Kitchen/ })
      .first();
    const toShop = (): Promise<number> =>
      paintedAfter(page, 'click', 'main a[href*="product="]', () => shop.dispatchEvent('click'));

    await home();
    const work = await page.evaluate(fixedWork);
    const cold = await toShop();
    await home();
    await shop.hover();
    await page.waitForTimeout(2_000);
    const onIntent = await toShop();

    await page.goto(`${origin}/shop/1`);
    await page.waitForFunction(() => !('earlyIntents' in window));
    await page.getByRole('link', { name: 'Falafel plate' }).first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: /Large/ }).check();
    await sheet.getByRole('radio', { name: /Pita/ }).first().check();
    await page.waitForTimeout(1_000);
    const toCart = await paintedAfter(page, 'click', 'header button[aria-label^="Cart: 1"]', () =>
      sheet.getByRole('button', { name: /^Add(?! a note)/ }).click(),
    );

    await home();
    const field = page.getByRole('combobox').first();
    await field.click();
    await field.pressSequentially('falafe', { delay: 120 });
    const toResults = await paintedAfter(
      page,
      'keydown',
      '[role="option"] a[href*="product"], [role="option"][href*="product"]',
      () => page.keyboard.press('l'),
    );
    const worst = await page.evaluate(() => window.longestEvent);
    return { toShop: cold, toShopOnIntent: onIntent, toCart, toResults, worst, work };
  } finally {
    await browser.close();
  }
};

declare global {
  interface Window {
    /** Milliseconds of the longest press or key so far, to the paint after it. */
    longestEvent: number;
  }
}

const watchPage = (): void => {
  window.longestEvent = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestEvent = Math.max(window.longestEvent, duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
};

const fixedWork = (): number => {
  const begun = performance.now();
  let sum = 0;
  for (let turn = 0; turn < 20_000_000; turn += 1) sum = (sum * 31 + turn) % 1_000_003;
  return sum < 0 ? Number.NaN : performance.now() - begun;
};

/** Milliseconds from the event to the end of the first frame in which something is there that was not before. */
const paintedAfter = async (page: Page, event: string, appears: string, act: () => Promise<void>): Promise<number> => {
  const painted = page.evaluate(
    ([type, selector, patience]) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${selector} did not appear`)), patience);
        addEventListener(
          type,
          (begun) => {
            const look = (): void => {
              if (!document.querySelector(selector)) return void requestAnimationFrame(look);
              // The message arrives after the frame in which it was sent has been painted.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - begun.timeStamp);
              port2.postMessage(undefined);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    [event, appears, PATIENCE_MS] as const,
  );
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await act();
  return painted;
};
