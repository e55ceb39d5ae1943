import { expect, test, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { api, BASE, newCustomer, ordersOf, STREET } from './support/api.ts';
import { comeAlive, fillCart, reachCheckout, signIn, watchErrors } from './support/journey.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** A browser that keeps nothing for pages: reading it fails. */
const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Not here', 'SecurityError');
        },
      });
  });

/** A guest has no password to change: that page leads to the sign-in. */
const ACCOUNT_PAGES = [
  '/login',
  '/register',
  '/verify-phone',
  '/update-details',
  '/reset-password',
  '/update-password',
];

test.describe('ROUTE-2 the account pages', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    for (const path of ACCOUNT_PAGES) {
      test(`${path} is in the server’s response`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main form input:not([type=hidden])').first()).toBeVisible();
      });
    }
  });

  for (const path of ACCOUNT_PAGES) {
    test(`${path} depends on nothing that the browser has stored`, async ({ page }) => {
      const errors = watchErrors(page);
      await withoutStorage(page);
      await page.goto(path);
      // The page lives: the form is looked at. Without a registration the one for codes leads to another.
      await expect(async () => {
        await page.locator('main form input:not([type=hidden])').first().fill('1');
        await page.locator('main form [type=submit]').first().click();
        await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible({ timeout: 2_000 });
      }).toPass();
      expect(errors).toEqual([]);
    });
  }

  test('/welcome and its controls work without anything that the browser has stored', async ({ page }) => {
    const errors = watchErrors(page);
    await withoutStorage(page);
    await page.goto('/welcome');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [address, language] = [
      page.locator('main [popovertarget=address-popover]'),
      page.locator('main [popovertarget=language-picker]'),
    ];
    await address.click();
    await expect(page.getByRole('dialog', { name: 'Deliver to' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(address).toBeFocused();
    await language.click();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die ganze Stadt auf einem Tisch');
    await page.getByRole('link', { name: 'Läden ansehen' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(errors).toEqual([]);
  });

  test('are hidden from search engines', async ({ request }) => {
    for (const path of [...ACCOUNT_PAGES, '/welcome'])
      expect([path, await (await request.get(path)).text()]).toEqual([
        path,
        expect.stringMatching(/<meta name="robots" content="noindex"/),
      ]);
  });

  test('/register takes a referral code along', async ({ page }) => {
    await page.goto('/register?referral_code=ABCD1234');
    const email = `friend-${Date.now()}@journey.test`;
    await page.locator('main form input').first().fill(email);
    await page.locator('main form [type=submit]').click();
    await expect(page).toHaveURL(/\/verify-phone/);
    // The address changes first: until then the field of the page before is there.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code');
    const desk = await api.signIn('desk@tiffin.test');
    const [mail] = (await api.ok('listOutbox', { to: email }, { token: desk })).data;
    await page
      .locator('main form input')
      .first()
      .fill(mail?.code ?? '');
    await page.locator('main form [type=submit]').click();
    await expect(page).toHaveURL(/\/update-details/);
    await expect(page.locator('input[name=referral]')).toHaveValue('ABCD1234');
  });
});

test('ROUTE-4 a closed product does not return with Back', async ({ page }) => {
  await page.goto('/liked');
  await page.goto('/shop/1');
  await comeAlive(page);
  const card = page.getByRole('link', { name: 'Falafel plate' }).first();
  await card.click();
  await expect(page.getByRole('dialog', { name: 'Falafel plate' })).toBeVisible();
  await expect(page).toHaveTitle('Falafel plate · Levant Kitchen · Tiffin');

  await test.step('closing equals Back: it restores focus and address', async () => {
    const { length } = await page.evaluate(() => ({ length: history.length }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/shop\/1$/);
    await expect(page).toHaveTitle('Levant Kitchen · Tiffin');
    await expect(card).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(length);
  });
  await test.step('pressing twice at once stays on the page', async () => {
    await card.click();
    await expect(page.getByRole('dialog', { name: 'Falafel plate' })).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Close', exact: true })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/shop\/1$/);
  });
  await test.step('Back leads to where the customer was before the shop', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/liked$/);
  });
});

test('ROUTE-5 /restaurant/{id} is the menu of the shop, and both checkouts use the current cart', async ({ page }) => {
  await page.goto('/restaurant/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Levant Kitchen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Falafel plate' }).first()).toBeVisible();
  await reachCheckout(page, await newCustomer('routes'));
  for (const path of ['/restaurant/1/checkout', '/checkout']) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Falafel plate');
    await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  }
});

test(
  'ROUTE-6 /orders lists open and past orders, /orders/{id} shows one of them, each to its customer alone',
  { tag: '@core' },
  async ({ page, request }) => {
    const customer = await newCustomer('orders');
    await reachCheckout(page, customer);
    await page.getByRole('radio', { name: /Cash/ }).check();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    const [order] = await ordersOf(customer);
    expect(page.url()).toContain(`/orders/${order?.id}`);
    await page.goto('/orders');
    await expect(page.getByRole('main').getByText('Levant Kitchen').first()).toBeVisible();
    await page.goto('/orders/999999');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('does not exist');
    const guest = await request.get(`/orders/${order?.id}`, { maxRedirects: 0, headers: { cookie: '' } });
    expect([guest.status(), guest.headers()['location']]).toEqual([
      302,
      expect.stringContaining('/login?next=%2Forders%2F'),
    ]);
  },
);

test('ROUTE-7 liked shops are public, saved addresses need a sign-in; every link leads to a page', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await comeAlive(page);
  await page.getByRole('button', { name: 'Like Levant Kitchen' }).first().click();
  await page.goto('/liked');
  await expect(page.getByRole('main').getByRole('link', { name: /Levant Kitchen/ })).toBeVisible();

  const asked = await request.get('/saved-locations', { maxRedirects: 0, headers: { cookie: '' } });
  expect([asked.status(), asked.headers()['location']]).toEqual([302, '/login?next=%2Fsaved-locations']);
  await page.goto('/saved-locations');
  await signIn(page, await newCustomer('places'));
  await expect(page).toHaveURL(/\/saved-locations$/);
  await expect(page.getByRole('main').getByText(STREET).first()).toBeVisible();

  for (const path of ['/', '/liked', '/saved-locations', '/orders']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const led = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(led).toContain('/');
    for (const place of new Set(led.filter((path) => path.startsWith('/'))))
      // The desk has a sign-in of its own.
      expect([place, (await request.get(place)).status()]).toEqual([place, place === '/desk' ? 401 : 200]);
  }
});

test.describe('RUN-3 the client with a server elsewhere', () => {
  const PORT = 8536;
  let client: ProductServer;
  test.beforeAll(async () => {
    client = await startProduct(PORT, { API_HOST: BASE });
  });
  test.afterAll(() => client.stop());
  test.use({ baseURL: `http://127.0.0.1:${PORT}` });

  test('needs one setting: pages are rendered from its data, carts and sign-ins go there', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('/')).text()).toContain('Levant Kitchen');
    expect((await request.get('/api/v1/rest/settings')).headers()['content-type']).not.toContain('json');
    await fillCart(page);
    await page.goto('/checkout');
    const customer = await newCustomer('elsewhere');
    await signIn(page, customer);
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Falafel plate');
    expect((await api.ok('showCart', {}, { token: customer.token })).data.shop_id).toBe(1);
  });
});
