import { expect, test, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf, newCustomer, ordersOf, type Customer } from './support/api.ts';
import { comeAlive } from './support/journey.ts';
import { ScreenReader } from './support/screen-reader.ts';

const PORT = Number(process.env['SPOKEN_ORDER_PORT'] ?? 8485);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);

/**
 * A city of its own: what other journeys sell out or add would be heard. An order takes some ten seconds there: by
 * then its page is open, on a busy machine, too.
 */
let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '150' });
});
test.afterAll(() => product.stop());
test.use({ baseURL: ORIGIN, viewport: { width: 360, height: 740 } });

/** What differs between two runs: the clock, the account, the order, and what the city does meanwhile. */
const masked = (spoken: readonly string[]): string =>
  spoken
    .map((phrase) =>
      phrase
        .replaceAll(/\S+@journey\.test/g, '<e-mail>')
        .replaceAll(/\+1401\d{7}/g, '<phone>')
        .replaceAll(/\d{2}:\d{2}/g, '<time>')
        .replaceAll(/\d[\d,]*(?= (?:customers|reviews|shops|عميل|تقييم|متجر))/g, '<count>'),
    )
    .join('\n');

const sheetOf = (page: Page) => page.locator('dialog[open]').last();
const submitOf = (page: Page) => sheetOf(page).locator('button[type=submit]');

const chooseAddress = async (page: Page, reader: ScreenReader): Promise<void> => {
  await reader.beginStep('The address');
  await reader.readTo(page.locator('h1'));
  await reader.press(page.locator('header [popovertarget=address-popover]'));
  await expect(page.locator('#address-popover [role=combobox]')).toBeFocused();
  await reader.type('12 h');
  await reader.listen();
  await reader.key('Enter');
  await expect(submitOf(page)).toBeFocused();
  await reader.listen();
  await reader.readSheet();
  await reader.press(submitOf(page));
  await expect(page.locator('dialog[open]')).toHaveCount(0);
};

const findShop = async (page: Page, reader: ScreenReader, term: string): Promise<void> => {
  await reader.beginStep('The shop');
  const card = page.locator('main article').first();
  await expect(card).toContainText(/ km| كم/);
  await reader.skipTo(card.locator('h3'));
  await reader.readTo(card.getByRole('button'));
  const search = page.locator('header [role=combobox]');
  await reader.press(search);
  await expect(search).toBeFocused();
  await reader.type(term);
  await reader.listen();
  await expect(page.locator('header [role=option]').nth(4)).toBeVisible();
  await reader.readTo(page.locator('header [role=option]').last());
  await reader.press(page.locator('header [role=option]').first());
  await expect(page).toHaveURL(/\/shop\/1$/);
  await expect(page.locator('main h1')).toBeFocused();
};

const addDish = async (page: Page, reader: ScreenReader): Promise<void> => {
  await reader.beginStep('The dish');
  await expect(page.locator('main dl a').last()).toHaveText(/\S/);
  await expect(page.locator('main [role=toolbar] button').last()).toBeVisible();
  const dish = page.locator('main article').first();
  await reader.readTo(dish.getByRole('button'));
  await reader.press(dish.getByRole('link'));
  const choices = sheetOf(page).locator('[role=radiogroup]');
  await expect(choices).toHaveCount(2);
  await reader.readSheet();
  const [less, more] = [0, 1].map((index) =>
    sheetOf(page).locator('[role=group]').last().getByRole('button').nth(index),
  );
  if (!less || !more) throw new Error('No stepper');
  await reader.press(more);
  await reader.listen();
  await reader.press(less);
  await reader.listen();
  await reader.press(submitOf(page));
  await reader.listen();
  await reader.choose(choices.nth(0).locator('input').last());
  await reader.choose(choices.nth(1).locator('input').first());
  await reader.press(submitOf(page));
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await reader.listen();
};

const goToCheckout = async (page: Page, reader: ScreenReader): Promise<void> => {
  await reader.beginStep('The cart');
  // Before the sheet asks for its amounts nothing is busy either.
  const amounts = page.waitForResponse(/\/products\/calculate/);
  await reader.press(page.locator('aside button[aria-haspopup=dialog]'));
  await amounts;
  await expect(sheetOf(page).locator('[aria-busy]')).toHaveCount(0);
  await reader.readSheet();
  const quantity = sheetOf(page).locator('li [role=group] button');
  await reader.press(quantity.last());
  await reader.listen();
  await reader.press(sheetOf(page).locator('a[href$="/checkout"]'));
};

const signIn = async (page: Page, reader: ScreenReader, { email, password }: Customer): Promise<void> => {
  await expect(page.locator('input[name=username]')).toBeVisible();
  await reader.beginStep('The account');
  await reader.readTo(page.locator('main'));
  await reader.press(page.locator('input[name=username]'));
  await reader.type(email);
  await reader.press(page.locator('input[name=password]'));
  await reader.type(password);
  await reader.key('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
};

const placeOrder = async (page: Page, reader: ScreenReader): Promise<void> => {
  const cash = page.locator('[type=radio][value=cash]');
  await cash.waitFor({ state: 'attached' });
  await reader.beginStep('The checkout');
  await reader.readTo(page.locator('main'));
  const place = page.locator('main button[type=submit]').last();
  await reader.press(place);
  await reader.listen();
  await reader.choose(cash);
  await reader.press(place);
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await reader.listenUntil(page.locator('main a[href$="/review"]'));
};

const readOrder = async (page: Page, reader: ScreenReader): Promise<void> => {
  await reader.beginStep('The order');
  await reader.jumpTo(page.locator('main h1'));
  await reader.readTo(page.locator('main'));
};

for (const { language, term } of [
  { language: 'en', term: 'levant' },
  { language: 'ar', term: 'الشام' },
]) {
  test.describe(language, () => {
    test.use({ locale: language === 'en' ? 'en-US' : language });
    test(`ACCESS-1 the first order, as a screen reader speaks it, in ${language}`, async ({ page }) => {
      const customer = await newCustomer('spoken', api);
      await page.goto('/');
      await comeAlive(page);
      const reader = await ScreenReader.start(page);
      await chooseAddress(page, reader);
      await findShop(page, reader, term);
      await addDish(page, reader);
      await goToCheckout(page, reader);
      await signIn(page, reader, customer);
      await placeOrder(page, reader);
      await readOrder(page, reader);
      expect(`${masked(reader.spoken)}\n`).toMatchSnapshot(['spoken-order', `${language}.txt`]);
      expect(await ordersOf(customer, api)).toHaveLength(1);
    });
  });
}
