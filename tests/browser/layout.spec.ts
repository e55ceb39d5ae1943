import { expect, test, type Page } from '@playwright/test';
import { api, newCustomer } from './support/api.ts';
import { comeAlive, fillCart, signIn, watchErrors } from './support/journey.ts';

const header = (page: Page) => page.getByRole('banner');

for (const [width, kind] of [
  [360, 'phone'],
  [599, 'phone'],
  [600, 'tablet'],
  [768, 'tablet'],
  [1139, 'tablet'],
  [1140, 'desktop'],
  [1280, 'desktop'],
] as const) {
  test(`LAYOUT-5 ${width} pixels are a ${kind}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(header(page).getByRole('button', { name: 'Menu' })).toBeVisible({ visible: kind !== 'desktop' });
    await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible({ visible: kind !== 'phone' });
    await expect(header(page).getByRole('button', { name: /^Language/ })).toBeVisible({ visible: kind === 'desktop' });
    // The search has a row of its own as long as there is no room beside the logo.
    const isSearchBelow = async (): Promise<boolean> => {
      const search = await header(page).getByRole('combobox').boundingBox();
      const logo = await header(page).getByRole('link').first().boundingBox();
      return (search?.y ?? 0) > (logo?.y ?? 0) + (logo?.height ?? 0) - 4;
    };
    await expect.poll(isSearchBelow).toBe(kind !== 'desktop');
    await page.goto('/shop');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(cards.nth(3)).toBeVisible();
    const inFirstRow = async (): Promise<number> => {
      const boxes = await Promise.all([0, 1, 2, 3].map((index) => cards.nth(index).boundingBox()));
      return boxes.filter((box) => Math.abs((box?.y ?? 0) - (boxes[0]?.y ?? 0)) < 2).length;
    };
    await expect.poll(inFirstRow).toBe({ phone: 1, tablet: 2, desktop: 3 }[kind]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
  });
}

test('LAYOUT-5 below 576 pixels the margins are small', async ({ page }) => {
  const marginAt = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForFunction((expected) => innerWidth === expected, width);
    return page.getByRole('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingInlineStart));
  };
  await page.goto('/');
  expect(await marginAt(575)).toBeLessThan(await marginAt(576));
});

test('LAYOUT-6 widgets of the shell: drawer, phone header, shop logo, modal, notifications, profile header', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.setViewportSize({ width: 360, height: 800 });

  await test.step('the drawer of the phone header opens, names the customer, and returns the focus', async () => {
    await page.goto('/');
    const menu = header(page).getByRole('button', { name: 'Menu' });
    await menu.click();
    const drawer = page.getByRole('navigation', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
  });

  await test.step('a shop shows its logo', async () => {
    await page.goto('/shop/1');
    const logo = page.getByRole('main').locator('img[src*="logo"]').first();
    await expect(logo).toBeVisible();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('a modal takes the focus and returns to the page on Escape', async () => {
    await page.getByRole('link', { name: 'Falafel plate' }).first().click();
    const modal = page.getByRole('dialog');
    await expect(modal).toBeVisible();
    await expect.poll(() => modal.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
  });

  await test.step('a signed-in header has the notification center and the name', async () => {
    const customer = await newCustomer('widgets');
    await page.goto('/login');
    await signIn(page, customer);
    await expect(page).toHaveURL(/\/$/);
    await header(page)
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await page.keyboard.press('Escape');
    await header(page).getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toContainText('widgets');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await expect(
      header(page)
        .getByRole('button', { name: /widgets/ })
        .locator('img'),
    ).toHaveAttribute('alt', 'widgets');
  });
  expect(errors).toEqual([]);
});

test('IMAGE-3 the pictures of the brand and the placeholder exist', async ({ request }) => {
  for (const [path, type] of [
    ['avatar_placeholder.png', 'image/png'],
    ['brand_logo.svg', 'image/svg+xml'],
    ['brand_logo_dark.svg', 'image/svg+xml'],
    ['brand_logo_rounded.svg', 'image/svg+xml'],
  ] as const) {
    const answer = await request.get(`/images/${path}`);
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
      path,
      200,
      expect.stringContaining(type),
    ]);
    expect((await answer.body()).length).toBeGreaterThan(200);
  }
});

test.describe('LAYOUT-4 Back on checkout', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  const back = (page: Page) => header(page).getByRole('button', { name: 'Back' }).click();
  const isAtCheckout = async (page: Page): Promise<void> => {
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(header(page).getByRole('button', { name: 'Back' })).toBeVisible();
  };

  test('leads home if the visit started there, also after the sign-in', async ({ page }) => {
    const customer = await newCustomer('back');
    await page.goto('/checkout');
    await expect(page).toHaveURL(/\/login\?/);
    await signIn(page, customer);
    await isAtCheckout(page);
    await back(page);
    await expect(page).toHaveURL(/8\d\d\d\/$/);
  });

  test('leads to the shop from which a guest went to sign in, and again after the session expired', async ({
    page,
    context,
  }) => {
    const customer = await newCustomer('back-again');
    await fillCart(page);
    await comeAlive(page);
    const toCheckout = async (): Promise<void> => page.getByRole('link', { name: /^Go to checkout/ }).click();
    await toCheckout();
    await signIn(page, customer);
    await isAtCheckout(page);

    await test.step('ERROR-1 the session expires', async () => {
      await page.getByRole('radio', { name: /Cash/ }).check();
      await expect(page.getByRole('button', { name: /^Place order \$/ })).toBeEnabled();
      const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value ?? '';
      await api.ok('logOut', {}, { token: decodeURIComponent(token).replace('Bearer ', '') });
      await page.getByRole('button', { name: /^Place order/ }).click();
      await expect(page).toHaveURL(/\/login\?next=%2Fcheckout$/);
      expect((await context.cookies()).filter(({ name }) => name === 'access_token' || name === 'user')).toEqual([]);
      await signIn(page, customer);
      await isAtCheckout(page);
      await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Falafel plate');
    });

    await back(page);
    await expect(page).toHaveURL(/\/shop\/1$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Levant Kitchen' })).toBeVisible();
  });
});

test('LAYOUT-3 the header that stays keeps its search off both edges, and has a line over what is beneath it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  const line = () => header(page).evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await line()).toMatch(/^none$|rgba\(.*, 0\)/);
  await page.mouse.wheel(0, 600);
  await expect.poll(line).toMatch(/rgb\(.*1px/);
  await expect(async () => {
    const bar = await header(page).boundingBox();
    const search = await header(page).getByRole('combobox').locator('..').boundingBox();
    const below = (bar?.y ?? 0) + (bar?.height ?? 0) - (search?.y ?? 0) - (search?.height ?? 0);
    expect(search?.y).toBeGreaterThanOrEqual(6);
    expect(below).toBeGreaterThanOrEqual(6);
  }).toPass({ timeout: 15_000 });
});

test('LAYOUT-5 in the dark, choices are drawn by the product, and maps have the ground of the theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/shop');
  await comeAlive(page);
  await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
  const order = page.getByRole('dialog').getByRole('radio', { name: 'Fastest' });
  await expect(order).toBeVisible();
  await expect(order).toHaveCSS('appearance', 'none');
  await page.goto('/shop/1?sheet=info');
  const map = page.locator('dialog .leaflet-container');
  await expect(map).toBeVisible();
  const brightness = async (): Promise<number> => {
    const ground = await map.evaluate((element) => getComputedStyle(element).backgroundColor);
    return Math.max(...(ground.match(/\d+/g) ?? ['255']).map(Number));
  };
  await expect.poll(brightness).toBeLessThan(80);
});

test('ACCOUNT-1 the cart above the form for signing in is there with it, and moves it never', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fillCart(page);
  await comeAlive(page);
  await page.getByRole('button', { name: /^View cart/ }).click();
  let release = (): void => {};
  const gate = new Promise<void>((open) => (release = open));
  // The dishes, which are beside the form where there is room.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('cart.view')) await gate;
    await route.fulfill({ response });
  });
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Go to checkout/ })
    .click();
  const topOf = async () => (await page.getByRole('button', { name: 'Sign in', exact: true }).boundingBox())?.y;
  await expect.poll(topOf).toBeGreaterThan(0);
  const before = await topOf();
  await expect(page.getByRole('button', { name: /^Your cart is kept/ })).toContainText('Levant Kitchen');
  release();
  await expect(page.locator('aside[aria-label="Your cart"] li')).toHaveCount(1);
  expect(await topOf()).toBe(before);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
