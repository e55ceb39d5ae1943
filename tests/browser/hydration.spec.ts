import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { comeAlive, holdScripts, partAlive, watchErrors } from './support/journey.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test.describe('PERF-4 before hydration', () => {
  let releaseScripts: () => void;
  test.beforeEach(async ({ page }) => {
    releaseScripts = await holdScripts(page);
  });

  test('the page is rendered and a tap is repeated', { tag: '@core' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Choose an address' }).click();
    releaseScripts();
    await expect(page.getByRole('dialog', { name: 'Deliver to' })).toBeVisible();
  });

  test('text typed into the search is searched for', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Search shops and dishes' }).pressSequentially('kunafa');
    releaseScripts();
    await expect(page.getByRole('option', { name: /Cheese kunafa/ }).first()).toBeVisible();
  });

  test('a filled-in form stays filled in, whichever field loses focus when', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').pressSequentially('demo@tiffin.test');
    await page.keyboard.press('Tab');
    const password = page.getByLabel('Password', { exact: true });
    let typed = 'no';
    await password.fill(typed);
    releaseScripts();
    // Left and come back to while the page comes to life.
    const isAlive = () => page.evaluate(() => !('earlyIntents' in window));
    do {
      typed += 't';
      await password.fill(typed);
      await page.getByLabel('E-mail').focus();
    } while (!(await isAlive()));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('demo@tiffin.test');
    await expect(password).toHaveValue(typed);
  });

  test('a link out of a filled-in form passes on the typed text', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill('demo@tiffin.test');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL(/\/login/);
    releaseScripts();
    await expect(page).toHaveURL(/\/reset-password/);
    await expect(page.getByLabel('E-mail')).toHaveValue('demo@tiffin.test');
  });

  test('the caret stays where it was while typing', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'commit' });
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('lunchbx');
    await password.evaluate((field: HTMLInputElement) => field.setSelectionRange(6, 6));
    releaseScripts();
    // Alive: the view has given the field its value.
    await expect.poll(() => password.getAttribute('value')).toBe('lunchbx');
    await page.keyboard.insertText('o');
    await expect(password).toHaveValue('lunchbox');
  });

  test('a page asked for before the address was chosen shows the address', { tag: '@core' }, async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const chosen = JSON.stringify({ address: '12 Harbor Street', location: [41.4927, -71.3072] });
    await page.evaluate((text) => void (document.cookie = `address=${encodeURIComponent(text)}; path=/`), chosen);
    releaseScripts();
    await comeAlive(page);
    await expect(page.getByRole('banner').getByRole('button', { name: /12 Harbor Street/ })).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe('a shop whose terms and next answer arrive late', () => {
  const ANSWER = '**/api/v1/rest/shops/1?*';
  let errors: readonly string[];
  let releaseFee: () => void;
  let releaseAnswer: () => void;

  test.beforeEach(async ({ page }) => {
    errors = watchErrors(page);
    const fee = new Promise<void>((open) => (releaseFee = open));
    const answer = new Promise<void>((open) => (releaseAnswer = open));
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('shop.delivery_from')) await fee;
      await route.fulfill({ response });
    });
    await page.route(ANSWER, async (route) => {
      await answer;
      await route.continue();
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/shop/1', { waitUntil: 'commit' });
    await comeAlive(page);
  });

  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('LOCALE-5 changes amounts and their currency at the same time', async ({ page }) => {
    const dish = page.getByRole('article').first();
    const fee = page.getByRole('definition');
    await page.getByRole('button', { name: 'Currency: USD' }).click();
    const request = page.waitForRequest(ANSWER);
    await page.locator('#currency-picker').getByText('EUR').click();
    await request;
    releaseFee();
    // Hydrated: React keeps its own record on the element.
    await expect
      .poll(() => fee.filter({ hasText: '$1.90' }).evaluate((element) => Object.keys(element).length))
      .toBeGreaterThan(0);
    await expect(dish).toContainText('$11.50');
    releaseAnswer();
    await expect(dish).toContainText('€');
    await expect(dish).not.toContainText('11.50');
    await expect(fee.filter({ hasText: '1.75' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('CATALOG-6 shows the distance to the address chosen in the meantime', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await comeAlive(page);
    await page.getByRole('banner').getByRole('button', { name: 'Choose an address' }).click();
    await page.getByRole('combobox', { name: 'Street and number, or a place' }).fill('12 h');
    await page.getByRole('option', { name: /^12 Harbor Street/ }).click();
    await page.getByRole('button', { name: 'Deliver here' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    releaseFee();
    await expect(page.getByText(/^\d+(\.\d)? km$/).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test(
  'LOCALE-5 a menu whose code arrives after a change of currency shows the new one',
  { tag: '@core' },
  async ({ page }) => {
    const errors = watchErrors(page);
    let release = (): void => {};
    const released = new Promise<void>((open) => (release = open));
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('menu.liked')) await released;
      await route.fulfill({ response });
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/shop/1', { waitUntil: 'commit' });
    await comeAlive(page);
    await page.getByRole('button', { name: 'Currency: USD' }).click();
    await page.locator('#currency-picker').getByText('EUR').click();
    await expect(page.getByRole('article').first()).toContainText('€');
    release();
    await partAlive(page.locator('#drawer [popovertarget=currency-picker]'));
    await expect(page.locator('#drawer')).toContainText('€ EUR');
    expect(errors).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

/** The address of the script that a module was built into. */
const scriptOf = (module: string): string => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  return `/${manifest[module]?.file ?? ''}`;
};

test.describe('L10 scripts that fail to load', () => {
  /** They are asked for ever more rarely: at last every half minute. */
  const RETRIED = { timeout: 60_000 };
  const isScript = (url: URL): boolean => url.pathname.startsWith('/assets/') && url.pathname.endsWith('.js');

  test('are retried silently', async ({ page }) => {
    let lost = 1;
    await page.route(isScript, (route) => (lost-- > 0 ? route.abort('connectionreset') : route.continue()));
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Choose an address' }).click();
    await expect(page.getByRole('dialog', { name: 'Deliver to' })).toBeVisible();
    await expect(page.getByText('Parts of this page')).toHaveCount(0);
  });

  test('are reported as missing, and a press waits for them', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.route(isScript, (route) => route.abort('connectionreset'));
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Switch to dark' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Parts of this page have not arrived yet' });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Load again' })).toHaveAttribute('href', '');
    await page.unroute(isScript);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', RETRIED);
    await expect(notice).toHaveCount(0);
  });

  for (const module of ['home.page', 'home-1.part'])
    test(`leave what was served as it is, and a press waits, while ${module} is missing`, async ({ page }) => {
      const errors = watchErrors(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      const path = scriptOf(`src/composition/pages/${module}.ts`);
      let lost = 0;
      let isBack = false;
      await page.route(
        ({ pathname }) => pathname === path,
        (route) => {
          lost += 1;
          return isBack ? route.continue() : route.abort('connectionreset');
        },
      );
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Switch to dark' }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'Parts of this page have not arrived yet' });
      await expect(notice).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Food and groceries near you' })).toBeVisible();
      expect(lost).toBeGreaterThan(1);
      isBack = true;
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', RETRIED);
      await expect(notice).toHaveCount(0);
      expect(errors.filter((text) => !text.includes('ERR_CONNECTION_RESET'))).toEqual([]);
    });
});

test('a page without scripts shows shops, menus and prices', { tag: '@core' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Levant Kitchen' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Levant Kitchen' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Falafel plate' }).first()).toContainText('$11.50');
  await context.close();
});
