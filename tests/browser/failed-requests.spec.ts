import { expect, test, type Page, type Route } from '@playwright/test';
import { newCustomer } from './support/api.ts';
import { comeAlive, fillCart, partAlive, signIn, watchErrors } from './support/journey.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const refusal = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { status: false, statusCode: `ERROR_${status}`, message: `Trouble ${status}` } });

/**
 * One of each kind of trouble (L10), and what the page then says; tests/infra/contract has every trouble of every call.
 */
const TROUBLES: Readonly<Record<string, readonly [answer: (route: Route) => Promise<void>, told: RegExp]>> = {
  refused: [(route) => route.abort('connectionrefused'), /cannot be reached/],
  404: [refusal(404), /Trouble 404|does not exist|not found|no longer|not here/i],
  422: [refusal(422), /Trouble 422/],
  500: [refusal(500), /Trouble 500/],
  'not JSON': [
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '<html>It works!</html>' }),
    /could not be read/,
  ],
};

/** What a page cannot do without; the rest renders without it. */
const GUEST_PAGES = ['/shop', '/shop/2', '/help', '/about', '/careers', '/deliver', '/terms', '/blog', '/recipes'];
const CUSTOMER_PAGES = ['/orders', '/referrals', '/saved-locations'];

/** As Back and Forward do: the page stays, its data are asked for. */
const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

const isWhole = async (page: Page, path: string, told: RegExp): Promise<void> => {
  await expect(page, path).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('main'), path).toContainText(told);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first(), path).toBeVisible();
};

for (const [name, [answer, told]] of Object.entries(TROUBLES))
  test(
    `L10 browsing while every call ends as: ${name}`,
    { tag: name === 'refused' ? '@core' : '@rest' },
    async ({ page }) => {
      const errors = watchErrors(page);
      await page.goto('/');
      await comeAlive(page);
      await page.route('**/api/v1/**', answer);
      for (const path of GUEST_PAGES) {
        await goWithin(page, path);
        await isWhole(page, path, told);
      }
      // Home needs nothing that it has already.
      await goWithin(page, '/');
      await expect(page.getByRole('heading', { name: 'Restaurants', exact: true })).toBeVisible();
      await goWithin(page, '/shop');
      await isWhole(page, '/shop', told);
      if (name !== '404') {
        await page.unroute('**/api/v1/**');
        await expect(async () => {
          if (await again(page).isVisible()) await again(page).click({ timeout: 1_000 });
          await expect(
            page
              .getByRole('main')
              .getByRole('link', { name: /Levant Kitchen/ })
              .first(),
          ).toBeVisible({ timeout: 2_000 });
        }).toPass();
      }
      expect(errors).toEqual([]);
    },
  );

test('L10 home without its shops offers nothing to filter; “Try again” loads all that is missing', async ({ page }) => {
  await page.goto('/about');
  await comeAlive(page);
  await page.route('**/api/v1/**', refusal(500));
  const counts = page.waitForResponse('**/rest/shops/counts?*');
  await goWithin(page, '/');
  await expect(page.getByRole('main')).toContainText('Trouble 500');
  await expect(page.getByRole('main').getByRole('link', { name: 'See all: Restaurants' })).toBeVisible();
  const filter = page.getByRole('main').getByRole('button', { name: /^Free delivery/ });
  await expect(filter).toHaveCount(0);
  await counts;
  await page.unroute('**/api/v1/**');
  await again(page).click();
  await expect(filter).toHaveAccessibleName(/^Free delivery \d+ shops?$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Groceries' }).getByRole('article').first()).toBeVisible();
});

test('L10 a customer’s pages report failures, and load when these are over', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/login');
  await signIn(page, await newCustomer('trouble'));
  await expect(page).toHaveURL(/\/$/);
  for (const [name, [answer, told]] of Object.entries(TROUBLES)) {
    if (name === '404') continue;
    await page.goto('/help');
    await comeAlive(page);
    await page.route('**/api/v1/**', answer);
    for (const path of CUSTOMER_PAGES) {
      await goWithin(page, path);
      await isWhole(page, path, told);
    }
    await page.unroute('**/api/v1/**');
    // Where the connection was the trouble the page may be quicker than the customer.
    await expect(async () => {
      if (await again(page).isVisible()) await again(page).click({ timeout: 1_000 });
      await expect(page.getByRole('main')).toContainText('12 Harbor Street', { timeout: 2_000 });
    }).toPass();
  }
  expect(errors).toEqual([]);
});

test(
  'L10 a cart is filled and stored while notifications, addresses, settings, languages and texts fail to load',
  { tag: '@core' },
  async ({ page }) => {
    const errors = watchErrors(page);
    const isAside = (url: URL): boolean =>
      /\/api\/v1\/(?:dashboard\/(?!user\/cart)|rest\/(?:settings|languages|currencies|translations|blogs|stat|maps|shop\/))/.test(
        url.pathname,
      );
    await page.route(isAside, TROUBLES['500']?.[0] ?? (() => {}));
    await fillCart(page);
    await expect(page.getByRole('complementary').getByText('Falafel plate')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('complementary').getByText('Falafel plate')).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test(
  'ERROR-3 a page that fails to render is replaced by a message, and recovers through logo or header',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/');
    await comeAlive(page);
    // By key: a list that grows above the footer moves it from under the pointer.
    const help = page.getByRole('contentinfo').getByRole('link', { name: 'Help' });
    const openHelp = () => help.press('Enter');
    await partAlive(help);
    // The page of questions compares letters by it; nothing else on the way there does.
    await page.evaluate(() => {
      const { normalize } = String.prototype;
      const fail = (): never => {
        throw new TypeError('This browser is too old');
      };
      Object.assign(String.prototype, { normalize: fail });
      Object.assign(window, { mend: () => Object.assign(String.prototype, { normalize }) });
    });
    const main = page.getByRole('main');
    const oops = main.getByRole('heading', { level: 1, name: 'Oops, something went wrong!' });
    await openHelp();
    await expect(oops).toBeVisible();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(oops).toBeVisible();
    await main.getByRole('link', { name: 'Tiffin, home' }).click();
    await expect(page).toHaveURL('/');
    await expect(main.getByRole('heading', { name: 'Restaurants', exact: true })).toBeVisible();
    await openHelp();
    await expect(oops).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
    await expect(main.getByRole('heading', { name: 'Restaurants', exact: true })).toBeVisible();
    await openHelp();
    await expect(oops).toBeVisible();
    await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  },
);
