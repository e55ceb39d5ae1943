import { expect, test, type Page, type Request } from '@playwright/test';
import { comeAlive } from './support/journey.ts';

/** Bytes as they travel, headers aside; 1 kB = 1,000 bytes. */
type Load = { readonly requests: number; readonly scripts: number; readonly scriptKb: number };

/** What a first visit loads until the page answers, without pictures. */
const loadOf = async (page: Page, path: string): Promise<Load> => {
  // What comes after four and after six seconds, whether used or not, would count on a slow machine only.
  await page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = Object.assign(
      ((run: () => void, delay = 0) => (delay < 2_000 ? wait(run, delay) : 0)) as typeof setTimeout,
      wait,
    );
  });
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(path, { waitUntil: 'load' });
  await comeAlive(page);
  const counted = finished.filter((request) => !['image', 'ping'].includes(request.resourceType()));
  const scripts = counted.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return {
    requests: counted.length,
    scripts: scripts.length,
    scriptKb: sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0) / 1000,
  };
};

const expectWithin = (load: Load, limit: Load): void => {
  expect(load.scripts, JSON.stringify(load)).toBeGreaterThan(1);
  for (const name of ['requests', 'scripts', 'scriptKb'] as const)
    expect(load[name], `${name} of ${JSON.stringify(load)}`).toBeLessThanOrEqual(limit[name]);
};

/**
 * The byte check reads the build; this one counts what a browser really asks for, late code and prefetching included.
 */
test.describe('a first visit', () => {
  test.use({ serviceWorkers: 'block' });

  test('@core of home and of a shop loads no more than its share', async ({ page }) => {
    const home = await loadOf(page, '/');
    const shopPath = await page.getByRole('main').locator('a[href^="/shop/"]').first().getAttribute('href');
    const visit = await page.context().browser()?.newPage({ serviceWorkers: 'block' });
    if (!visit || shopPath === null) throw new Error('There is no browser, or home shows no shop');
    const shop = await loadOf(visit, new URL(shopPath, page.url()).href);
    await visit.close();
    expectWithin(home, { requests: 16, scripts: 11, scriptKb: 153 });
    expectWithin(shop, { requests: 12, scripts: 7, scriptKb: 151 });
  });
});
