import { expect, type Page } from '@playwright/test';
import { newCustomer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, partAlive, reachCheckout, watchErrors } from './support/journey.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 800 } });

const PAGE = '/settings/comfort';
const rootSize = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const token = (page: Page, name: string): Promise<string> =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name);
/** Every duration of a transition on the page. */
const transitions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...new Set([...document.querySelectorAll('main *')].map((element) => getComputedStyle(element).transitionDuration)),
  ]);
/** Whether the styles of a chosen comfort have arrived, which the page of the choice loads. */
const hasComfortStyles = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.styleSheets].some(({ cssRules }) => [...cssRules].some(({ cssText }) => /\[data-text=/.test(cssText))),
  );
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const choose = (page: Page, group: string, name: RegExp): Promise<void> =>
  page.getByRole('group', { name: group }).getByRole('radio', { name }).check();

test('ACCESS-3 a guest’s comfort shows at once, and before any script of the next page', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/shop/1');
  await comeAlive(page);
  expect([await rootSize(page), (await transitions(page)).some((duration) => duration !== '0s')]).toEqual([
    '16px',
    true,
  ]);
  await page.goto('/about');
  await comeAlive(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Comfort' });
  await partAlive(link);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Comfort', level: 1 })).toBeVisible();

  await test.step('at once, also where the connection is lost before the choice', async () => {
    await expect.poll(() => hasComfortStyles(page)).toBe(true);
    await page.context().setOffline(true);
    await choose(page, 'Text size', /150%/);
    await expect.poll(() => rootSize(page)).toBe('24px');
    await choose(page, 'Motion', /^Less/);
    await expect.poll(() => token(page, '--duration-3')).toBe('0s');
    await choose(page, 'Contrast', /^More/);
    await expect.poll(() => token(page, '--content-secondary')).toBe('#46392e');
    expect(await overflow(page)).toBe(0);
    await page.context().setOffline(false);
    expect(await axeFindings(page, 'main')).toEqual([]);
  });

  await test.step('without a script, on every page', async () => {
    const still = await page
      .context()
      .browser()!
      .newContext({
        viewport: { width: 360, height: 800 },
        storageState: await page.context().storageState(),
      });
    const next = await still.newPage();
    await next.route(/\/assets\/.*\.js$/, (route) => route.abort());
    for (const path of ['/', '/shop/1', PAGE, '/plain/cart']) {
      await next.goto(path);
      expect([path, await rootSize(next), await token(next, '--content-secondary')]).toEqual([path, '24px', '#46392e']);
      expect(await transitions(next)).toEqual(['0s']);
      expect([path, await overflow(next)]).toEqual([path, 0]);
    }
    await expect(next.locator('html')).toHaveAttribute('data-text', '150');
    await still.close();
  });

  await test.step('after a reload, and taken back', async () => {
    await page.reload();
    await comeAlive(page);
    await expect(page.getByRole('radio', { name: /150%/ })).toBeChecked();
    await choose(page, 'Text size', /browser/);
    await choose(page, 'Motion', /device/);
    await choose(page, 'Contrast', /usual/);
    await expect.poll(() => rootSize(page)).toBe('16px');
    await expect.poll(() => token(page, '--duration-3')).not.toBe('0s');
    await expect.poll(() => token(page, '--content-secondary')).toBe('#5f5145');
  });
  expect(errors).toEqual([]);
});

test('ACCESS-3 more contrast in the dark theme and in Arabic, large text at every width', async ({ page, baseURL }) => {
  await page.context().addCookies(
    Object.entries({ theme: 'dark', locale: 'ar', dir: 'rtl', comfort: '150.device.more' }).map(([name, value]) => ({
      name,
      value,
      url: baseURL ?? '',
    })),
  );
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [PAGE, '/', '/shop', '/shop/1']) {
      await page.goto(path);
      await comeAlive(page);
      expect([width, path, await overflow(page)]).toEqual([width, path, 0]);
    }
  }
  await page.goto(PAGE);
  await comeAlive(page);
  expect(await token(page, '--content-secondary')).toBe('#e2d6c8');
  expect(await axeFindings(page, 'main')).toEqual([]);
});

test('ACCESS-3 a device that asks for more contrast gets it, from the second page on before any script', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/');
  await comeAlive(page);
  await expect.poll(() => token(page, '--content-secondary')).toBe('#46392e');
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/shop');
  expect(await token(page, '--content-secondary')).toBe('#46392e');
  await page.emulateMedia({ contrast: 'no-preference' });
  expect(await token(page, '--content-secondary')).toBe('#5f5145');
});

test('ORDER-1m a new order starts with the default tip, and keeps what is chosen instead', async ({ page }) => {
  const tips = page.getByRole('radiogroup', { name: 'Tip for the courier' });
  await page.goto(PAGE);
  await comeAlive(page);
  await choose(page, 'Tip for new orders', /10%/);
  await page.reload();
  await expect(page.getByRole('radio', { name: /10%/ })).toBeChecked();
  await reachCheckout(page, await newCustomer('tipping'));
  await expect(tips.getByRole('radio').nth(2)).toBeChecked();
  const amount = await tips.locator('label').nth(2).textContent();
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(`Tip${amount}`);
  await tips.getByRole('radio', { name: 'No tip' }).check();
  await page.reload();
  await comeAlive(page);
  await expect(tips.getByRole('radio', { name: 'No tip' })).toBeChecked();
});

test('ACCESS-3c the app opens with the chosen page, and home stays home after that', async ({ page, baseURL }) => {
  const errors = watchErrors(page);
  const home = `${baseURL}/`;
  const liked = `${baseURL}/liked`;
  const endVisit = () => page.context().clearCookies({ name: 'visit' });
  await page.goto('/');
  expect(page.url()).toBe(home);
  await page.goto(PAGE);
  await comeAlive(page);
  await choose(page, 'Page to open with', /^Liked shops/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Liked shops' })).toBeChecked();

  await test.step('in a browser, once per visit', async () => {
    await endVisit();
    await page.goto('/');
    await expect(page).toHaveURL(liked);
    await comeAlive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Tiffin' }).click();
    await expect(page).toHaveURL(home);
    await page.goto('/');
    expect(page.url()).toBe(home);
  });

  await test.step('never at a reload, Back or a link', async () => {
    await endVisit();
    await page.reload();
    expect(page.url()).toBe(home);
    await page.goto('/about');
    await comeAlive(page);
    await page.goBack();
    await expect(page).toHaveURL(home);
    await page.goto('/about');
    await endVisit();
    await page.evaluate(() => location.assign('/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(home);
  });

  await test.step('as an installed app, also in a visit', async () => {
    const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { readonly start_url: string };
    await page.goto(manifest.start_url);
    await expect(page).toHaveURL(liked);
    await page.goto(PAGE);
    await comeAlive(page);
    await choose(page, 'Page to open with', /^Home/);
    await page.goto(manifest.start_url);
    await expect(page).toHaveURL(home);
  });
  expect(errors).toEqual([]);
});
