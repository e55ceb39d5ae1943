import { expect, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn } from './support/journey.ts';
import { test } from './support/test.ts';

const PORT = Number(process.env['WEB_VITALS_PORT'] ?? 8531);

/** A server of its own: the desk counts the visits of other journeys to the same pages, too. */
let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT);
});
test.afterAll(() => product.stop());
test.use({ baseURL: `http://127.0.0.1:${PORT}` });

const STAFF = { email: 'desk@tiffin.test', password: 'lunchbox' };

/** Notes whether the page's largest paint is observed: the app has no other use for it. */
const noteMeasuring = (): void => {
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options) {
    if (options?.type === 'largest-contentful-paint') Object.assign(window, { isMeasured: true });
    observe.call(this, options);
  };
};
const isMeasured = (): boolean => 'isMeasured' in window;
/** Observers hear of it in turn: the app has, once this one does. */
const largestPaint = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** How many loads of a page the desk has counted; fewer than a percentile needs. */
const countAtDesk = async (desk: Page, route: string): Promise<number> => {
  await desk.goto('/desk/speed');
  const card = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: route, exact: true }) });
  const texts = await card.allTextContents();
  return Number(/(\d+) × LCP/.exec(texts.join(' '))?.[1] ?? 0);
};

test('OPS-8 a visit is measured in the browser and arrives at the desk, without its address', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, viewport: { width: 360, height: 800 } });
  const desk = await context.newPage();
  await desk.goto('/desk/speed');
  await signIn(desk, STAFF);
  await expect(desk.getByRole('heading', { level: 1, name: 'Speed' })).toBeVisible();
  expect(await countAtDesk(desk, '/recipes/:id')).toBe(0);

  await page.goto('/recipes');
  const path = await page.getByRole('main').locator('a[href^="/recipes/"]').first().getAttribute('href');
  await page.addInitScript(noteMeasuring);
  // A busy browser may give a page that is left no time to report: a later visit then arrives.
  await expect(async () => {
    await page.goto(`${path}?utm_source=friend`);
    await page.waitForFunction(isMeasured);
    await page.evaluate(largestPaint);
    // Within one site the page is told that it is left before the next one is shown; elsewhere it has half a second.
    await page.goto('/about');
    await expect.poll(() => countAtDesk(desk, '/recipes/:id')).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  await expect(desk.getByRole('main')).not.toContainText(/utm_source|\/recipes\/[^:]/);
  expect(await axeFindings(desk)).toEqual([]);
  await context.close();
});

test('OPS-8 nothing is measured in a browser that asks not to be tracked', async ({ page }) => {
  await page.addInitScript(noteMeasuring);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  // Its code loads after that of what would have measured, as a part of the same late start.
  const following = page.waitForResponse((response) => response.url().endsWith('/rest/events'));
  await page.goto('/about');
  await comeAlive(page);
  await expect(page.getByRole('complementary', { name: 'Connection' })).toBeAttached();
  await following;
  expect(await page.evaluate(isMeasured)).toBe(false);
});
