import { expect, test, type Page } from '@playwright/test';
import { comeAlive } from './support/journey.ts';

/** Bytes as they travel, headers aside; 1 kB = 1,000 bytes. */
type Load = { readonly requests: number; readonly scripts: number; readonly scriptKb: number };

/** What a first visit asks for until the page answers, without pictures. */
const loadOf = async (page: Page, path: string): Promise<Load> => {
  await page.addInitScript(noteAnswer);
  await page.goto(path, { waitUntil: 'load' });
  await comeAlive(page);
  const asked = await page.evaluate(() => {
    const { answeredAt = 0 } = window as { answeredAt?: number };
    const entries = performance.getEntriesByType('resource');
    return entries
      .filter(({ startTime, name }) => startTime < answeredAt && !name.includes('/images/'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
  });
  const scripts = asked.filter(({ name }) => name.endsWith('.js'));
  return {
    requests: asked.length + 1,
    scripts: scripts.length,
    scriptKb: scripts.reduce((total, { bytes }) => total + bytes, 0) / 1000,
  };
};

/** Writes down when the page takes over what was pressed before: what it asks for from then on is no first visit. */
const noteAnswer = (): void => {
  type Early = { release(): unknown };
  const noted = window as { answeredAt?: number };
  Object.defineProperty(window, 'earlyIntents', {
    configurable: true,
    set: (early: Early) => {
      const release = (): unknown => {
        noted.answeredAt = performance.now();
        return early.release();
      };
      Object.defineProperty(window, 'earlyIntents', { configurable: true, value: { ...early, release } });
    },
  });
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
    expectWithin(home, { requests: 14, scripts: 9, scriptKb: 150 });
    expectWithin(shop, { requests: 11, scripts: 7, scriptKb: 150 });
  });

  test('ERROR-6 is completed when the connection returns that was lost during it', async ({ page, context }) => {
    await page.addInitScript(holdLastPart);
    await page.goto('/');
    await comeAlive(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const failure = page.waitForEvent('requestfailed');
    await page.evaluate(() => (window as { loadLastPart?: () => void }).loadLastPart?.());
    await failure;
    await expect(page.getByRole('complementary', { name: 'Connection' })).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('complementary', { name: 'Connection' })).toBeAttached();
  });
});

/** What loads four seconds after the start waits for the test. */
const holdLastPart = (): void => {
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign((run: () => void, delay = 0) => {
    if (delay !== 4_000) return wait(run, delay);
    (window as { loadLastPart?: () => void }).loadLastPart = run;
    return 0;
  }, wait) as typeof setTimeout;
};
