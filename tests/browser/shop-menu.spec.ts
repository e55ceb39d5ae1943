import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { makePicture } from '../server/support/uploading.ts';
import { apiOf, newCustomer, ordersOf, STREET } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { test } from './support/test.ts';

/** A server of its own: other journeys count on the menu and the hours of the first shop. */
const PORT = Number(process.env['SHOP_MENU_PORT'] ?? 8517);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const SELLER = { email: 'kitchen@tiffin.test', password: 'lunchbox' };
const PHONE = { width: 360, height: 740 } as const;
const DISH = 'Saffron rice bowl';

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
});
test.afterAll(() => product.stop());

const openPhone = async (browser: Browser, locale?: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: ORIGIN, viewport: PHONE });
  if (locale !== undefined) await context.addCookies([{ name: 'locale', value: locale, url: ORIGIN }]);
  return context.newPage();
};
const isCut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
/** Presses Tab until the part has the focus. */
const tabTo = async (page: Page, part: Locator): Promise<void> => {
  const isFocused = (): Promise<boolean> => part.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 150 && !(await isFocused()); press += 1) await page.keyboard.press('Tab');
  await expect(part).toBeFocused();
};

test('OPS-6 a seller creates a dish with the keyboard, and a customer finds and orders it at its new price', async ({
  browser,
}) => {
  const desk = await openPhone(browser);
  await desk.goto('/desk/menu');
  await signIn(desk, SELLER);

  await test.step('the form keeps what was typed beside the reason of a wrong field', async () => {
    await tabTo(desk, desk.getByRole('link', { name: 'Add a product' }));
    await desk.keyboard.press('Enter');
    await tabTo(desk, desk.getByLabel('Name').first());
    await desk.keyboard.type(DISH);
    await tabTo(desk, desk.getByLabel(/^Price in/));
    await desk.keyboard.type('12.345');
    await tabTo(desk, desk.getByLabel('In stock'));
    await desk.keyboard.type('8');
    await desk.getByLabel('Category').selectOption({ index: 1 });
    await desk
      .getByLabel('Picture')
      .setInputFiles({ name: 'rice.png', mimeType: 'image/png', buffer: Buffer.from(await makePicture('png')) });
    await tabTo(desk, desk.getByRole('group', { name: 'Contains' }).getByLabel('Nuts', { exact: true }));
    await desk.keyboard.press('Space');
    await tabTo(desk, desk.getByRole('button', { name: 'Create the product' }));
    await desk.keyboard.press('Enter');
    await expect(desk.getByLabel(/^Price in/)).toHaveAccessibleDescription(/no more decimals than the currency has/);
    await expect(desk.getByLabel('I state completely what is in it')).toHaveAccessibleDescription(
      /tick that you state/,
    );
    await expect(desk.getByLabel('Name').first()).toHaveValue(DISH);
    expect([await axeFindings(desk), await isCut(desk)]).toEqual([[], false]);
  });

  await test.step('the dish is on the menu once it is right', async () => {
    await desk.getByLabel(/^Price in/).fill('12.35');
    await desk.getByLabel('I state completely what is in it').check();
    await desk
      .getByLabel('Picture')
      .setInputFiles({ name: 'rice.png', mimeType: 'image/png', buffer: Buffer.from(await makePicture('png')) });
    await desk.getByRole('button', { name: 'Create the product' }).click();
    await expect(desk.getByRole('status')).toHaveText(`${DISH}: created.`);
  });

  const customer = await newCustomer('saffron', api);
  const page = await openPhone(browser);
  const errors = watchErrors(page);

  await test.step('a customer finds it by search, with what it contains', async () => {
    await page.goto('/shop?search=saffron+rice&show=products');
    await expect(page.getByRole('link', { name: DISH }).first()).toBeVisible();
    const found = (await api.ok('searchProducts', { search: 'saffron rice' })).data[0];
    await page.goto(`/shop/1?product=${found?.uuid ?? ''}`);
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('$12.35');
    await expect(sheet).toContainText('Contains nuts');
    await sheet.getByRole('button', { name: /^Add(?! a note)/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the seller changes the price while it is in the cart, and the checkout says so', async () => {
    await page.goto('/checkout');
    await signIn(page, customer);
    await expect(page).toHaveURL(/\/checkout$/);
    // The saved address comes after the first total, and brings its fee along: only the price may change after that.
    await expect(page.getByRole('main')).toContainText(STREET);
    await page.getByRole('radio', { name: /Cash/ }).check();
    await expect(page.getByRole('complementary').locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Place order \$/ })).toBeEnabled();
    await desk.goto('/desk/menu?search=saffron');
    await desk.getByLabel(`Price: ${DISH}`).fill('13.40');
    await desk.getByRole('button', { name: `Save: ${DISH}` }).click();
    await expect(desk.getByRole('status')).toHaveText(`${DISH}: saved.`);
    await comeAlive(page);
    await page.getByRole('button', { name: /^Place order \$/ }).click();
    await expect(page.getByRole('dialog')).toContainText(`${DISH} now costs $13.40 instead of $12.35.`);
    expect(await ordersOf(customer, api)).toHaveLength(0);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Order for \$/ })
      .click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    const [order] = await ordersOf(customer, api);
    const { data } = await api.ok('showOrder', { id: order?.id ?? 0 }, { token: customer.token });
    expect(data.details?.[0]?.origin_price).toBe(13.4);
    expect(errors).toEqual([]);
  });

  await test.step('one press says that it is sold out, on the open page of a customer too', async () => {
    const found = (await api.ok('searchProducts', { search: 'saffron rice' })).data[0];
    await page.goto(`/shop/1?product=${found?.uuid ?? ''}`);
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Add(?! a note)/ })).toBeEnabled();
    await desk.goto('/desk/menu?search=saffron');
    await desk.getByRole('button', { name: `Sold out today: ${DISH}` }).click();
    await expect(desk.getByRole('status')).toHaveText(`${DISH}: sold out until tomorrow morning.`);
    await page.reload();
    await expect(page.getByRole('dialog')).toContainText(/sold out/i);
    await desk.getByRole('button', { name: `Offer again: ${DISH}` }).click();
    await expect(desk.getByLabel(`In stock: ${DISH}`)).toHaveValue('7');
  });
});

test('OPS-6n hours that a seller changes are those of the shop page, in Arabic on a phone', async ({ browser }) => {
  const desk = await openPhone(browser, 'ar');
  await desk.goto('/desk/hours');
  await desk.locator('input[type=email]').fill(SELLER.email);
  await desk.locator('input[type=password]').fill(SELLER.password);
  await desk.locator('input[type=password]').press('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: 'ساعات العمل' })).toBeVisible();
  await expect(desk.locator('html')).toHaveAttribute('dir', 'rtl');
  expect([await axeFindings(desk), await isCut(desk)]).toEqual([[], false]);

  // The server starts at noon of the shop: it is closed, and opens at six.
  const monday = desk.getByRole('group', { name: 'الاثنين' });
  await monday.getByLabel('يفتح', { exact: true }).fill('18:00');
  await monday.getByLabel('يغلق', { exact: true }).fill('22:00');
  await monday.getByLabel('يفتح ثانية').fill('');
  await monday.getByLabel('يغلق ثانية').fill('');
  await monday.getByRole('button', { name: /حفظ لكل الأيام/ }).click();
  await expect(desk.getByRole('status')).toHaveText('تم الحفظ.');

  const page = await openPhone(browser);
  await page.goto('/shop/1');
  await expect(page.getByText(/^Opens .*18:00/).first()).toBeVisible();
  await desk.goto('/desk/menu');
  await expect(desk.getByRole('button', { name: /نفد اليوم/ }).first()).toBeVisible();
  expect([await axeFindings(desk), await isCut(desk)]).toEqual([[], false]);
});
