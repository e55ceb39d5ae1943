import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page, type Request } from '@playwright/test';
import { comeAlive, signIn } from './support/journey.ts';

const STAFF = { email: 'desk@tiffin.test', password: 'lunchbox' };
const isReport = (request: Request): boolean => new URL(request.url()).pathname === '/api/v1/rest/web-vitals';

/** Notes whether the page's largest paint is observed: the app has no other use for it. */
const noteMeasuring = (): void => {
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options) {
    if (options?.type === 'largest-contentful-paint') Object.assign(window, { isMeasured: true });
    observe.call(this, options);
  };
};
const isMeasured = (): boolean => 'isMeasured' in window;

/** How many loads of a page the desk has counted on larger screens. */
const countAtDesk = async (desk: Page, route: string): Promise<number> => {
  await desk.goto('/desk/speed');
  const card = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: route, exact: true }) });
  if ((await card.count()) === 0) return 0;
  const facts = card.getByText('Loading (LCP)').locator('..');
  return Number((/([\d,]+) measurement/.exec((await facts.first().textContent()) ?? '')?.[1] ?? '0').replace(',', ''));
};

test('OPS-8 a visit is measured in the browser and arrives at the desk, without its address', async ({
  page,
  browser,
}) => {
  const desk = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await desk.goto('/desk/speed');
  await signIn(desk, STAFF);
  await expect(desk.getByRole('heading', { level: 1, name: 'Speed' })).toBeVisible();
  const before = await countAtDesk(desk, '/recipes/:id');

  await page.goto('/recipes');
  const path = await page.getByRole('main').locator('a[href^="/recipes/"]').first().getAttribute('href');
  await page.addInitScript(noteMeasuring);
  await page.goto(`${path}?utm_source=friend`);
  await page.waitForFunction(isMeasured);
  await page.waitForLoadState('networkidle');
  const leaving = page.waitForRequest(isReport);
  await page.goto('about:blank');
  const sent = (await leaving).postDataJSON() as { device: string; measurements: { metric: string; value: number }[] };

  expect(sent.device).toBe('desktop');
  expect(sent.measurements).toContainEqual({
    metric: 'LCP',
    value: expect.any(Number) as number,
    route: '/recipes/:id',
  });
  expect(sent.measurements.map(({ metric }) => metric)).toContain('CLS');
  expect(JSON.stringify(sent)).not.toMatch(/utm_source|\/recipes\/[^:]/);
  await expect.poll(() => countAtDesk(desk, '/recipes/:id')).toBeGreaterThan(before);
  const found = await new AxeBuilder({ page: desk }).analyze();
  expect(found.violations).toEqual([]);
  await desk.close();
});

test('OPS-8 nothing is measured in a browser that asks not to be tracked', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (isReport(request)) reports.push(request.url());
  });
  await page.addInitScript(noteMeasuring);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/about');
  await comeAlive(page);
  // It appears with what would have measured.
  await expect(page.getByRole('complementary', { name: 'Connection' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(isMeasured)).toBe(false);
  await page.goto('about:blank');
  expect(reports).toEqual([]);
});
