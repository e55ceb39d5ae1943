import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf, newCustomer, ordersOf } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, reachCheckout, signIn, watchErrors } from './support/journey.ts';
import { test } from './support/test.ts';

/** A server of its own: other journeys count the codes of the first shop. */
const PORT = Number(process.env['DESK_COUPONS_PORT'] ?? 8499);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const STAFF = { email: 'desk@tiffin.test', password: 'lunchbox' };
const PHONE = { width: 360, height: 740 } as const;

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
});
test.afterAll(() => product.stop());

const openPhone = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: ORIGIN, viewport: PHONE })).newPage();
/** Presses Tab until the part has the focus. */
const tabTo = async (page: Page, part: Locator): Promise<void> => {
  const isFocused = (): Promise<boolean> => part.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 60 && !(await isFocused()); press += 1) await page.keyboard.press('Tab');
  await expect(part).toBeFocused();
};
const typeInto = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
};
const isCut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const minor = (text: string | null): number => Number(/\$(\d+\.\d\d)/.exec(text ?? '')?.[1]?.replace('.', ''));

test('ORDER-1j an operator creates a code with the keyboard, and checkout takes off exactly that', async ({
  browser,
}) => {
  const title = (await api.ok('showShop', { id: '1' })).data.translation?.title ?? '';
  const desk = await openPhone(browser);
  await desk.goto('/desk/coupons');
  await signIn(desk, STAFF);

  await test.step('the shop is found by its name', async () => {
    await tabTo(desk, desk.getByRole('link', { name: 'Create a coupon' }));
    await desk.keyboard.press('Enter');
    await typeInto(desk, 'Find the shop', title);
    await desk.keyboard.press('Enter');
    await expect(desk.getByLabel('Shop', { exact: true })).toHaveText(`${title} (1)`);
    expect([await axeFindings(desk), await isCut(desk)]).toEqual([[], false]);
  });

  await test.step('a wrong amount is refused next to its field, and the rest stays', async () => {
    await typeInto(desk, 'Code', 'noon-7');
    await typeInto(desk, 'Takes off', 'An amount');
    await typeInto(desk, 'How much', '1.055');
    await typeInto(desk, 'Uses left', '3');
    await typeInto(desk, 'Last day', '12312030');
    await tabTo(desk, desk.getByRole('checkbox', { name: 'Show this code at checkout' }));
    await desk.keyboard.press('Space');
    await tabTo(desk, desk.getByRole('button', { name: 'Create the coupon' }));
    await desk.keyboard.press('Enter');
    const amount = desk.getByLabel('How much', { exact: true });
    await expect(amount).toHaveAccessibleDescription(/An amount is more than 0, such as 1\.50, with no more decimals/);
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(desk.getByLabel('Last day', { exact: true })).toHaveValue('2030-12-31');
    await expect(desk.getByRole('checkbox', { name: 'Show this code at checkout' })).toBeChecked();
    expect([await axeFindings(desk), await isCut(desk)]).toEqual([[], false]);
    await tabTo(desk, amount);
    await desk.keyboard.press('Control+A');
    await desk.keyboard.type('1.05');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('status')).toHaveText(`Coupon NOON-7 of ${title}: created.`);
  });

  await test.step('a customer uses it at checkout', async () => {
    const page = await openPhone(browser);
    const errors = watchErrors(page);
    const customer = await newCustomer('noon', api);
    await reachCheckout(page, customer);
    await comeAlive(page);
    const total = async (): Promise<number> =>
      minor(await page.getByRole('button', { name: /^Place order/ }).textContent());
    const whole = await total();
    const code = page.getByRole('region', { name: 'Codes for this order' }).getByRole('button', { name: 'NOON-7' });
    await expect(code).toHaveText(/\$1\.05/);
    await code.click();
    await expect.poll(total).toBe(whole - 105);
    await page.getByRole('button', { name: /^Place order \$/ }).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    const [order] = await ordersOf(customer, api);
    const { data } = await api.ok('showOrder', { id: order?.id ?? 0 }, { token: customer.token });
    expect([data.coupon?.name, data.coupon_price]).toEqual(['NOON-7', 1.05]);
    expect(errors).toEqual([]);
  });

  await test.step('ORDER-1k ORDER-1l what it takes off stays now, and it ends after a second press', async () => {
    await desk.reload();
    await tabTo(desk, desk.getByRole('link', { name: `Change or end: NOON-7 of ${title}` }));
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('so what it takes off stays: 1.05 off the order')).toBeVisible();
    await expect(desk.getByLabel('Uses left', { exact: true })).toHaveValue('2');
    await tabTo(desk, desk.getByText('End now …'));
    await desk.keyboard.press('Enter');
    expect([await axeFindings(desk), await isCut(desk)]).toEqual([[], false]);
    await tabTo(desk, desk.getByRole('button', { name: `End now: NOON-7 of ${title}` }));
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('status')).toHaveText(/^Coupon \d+: ended\.$/);
    await expect(desk.getByRole('main').getByText('Ended', { exact: true })).toBeVisible();
    const token = await api.signIn('demo@tiffin.test');
    const checked = await api.no('checkCoupon', { shop_id: 1, coupon: 'NOON-7' }, { token });
    expect(checked.statusCode).toBe('ERROR_250');
  });
});
