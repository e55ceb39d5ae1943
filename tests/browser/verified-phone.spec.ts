import { expect, test, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf, newCustomer, ordersOf, type Customer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, reachCheckout, watchErrors } from './support/journey.ts';

/** A server of its own: its settings are the test's. */
const PORT = 8542;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
  const token = await api.signIn('desk@tiffin.test');
  await api.ok('changeSettings', { values: { before_order_phone_verified: '1' } }, { token });
});
test.afterAll(() => product.stop());

test.use({ baseURL: ORIGIN, viewport: { width: 360, height: 740 } });

const phone = (page: Page) => page.getByRole('main').getByLabel('Phone', { exact: true });
const verify = (page: Page) => page.getByRole('link', { name: 'Verify this number' });
/** The digits of the account's own number. */
const numberOf = async ({ token }: Customer): Promise<string> =>
  (await api.ok('showProfile', {}, { token })).data.phone ?? '';
const codeFor = async (digits: string): Promise<string> => {
  const token = await api.signIn('desk@tiffin.test');
  return (await api.ok('listOutbox', { to: digits }, { token })).data[0]?.code ?? '';
};

/** Types the code that was sent, and comes back to the checkout. */
const enterCode = async (page: Page, digits: string): Promise<void> => {
  await expect.poll(() => codeFor(digits)).toMatch(/^\d{6}$/);
  await page.getByLabel('Code').fill(await codeFor(digits));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout$/);
};

test('ORDER-2i a delivery waits for the code of its number, and keeps what was chosen', async ({ page }) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('unproved', api);
  await reachCheckout(page, customer);
  await comeAlive(page);
  await page.getByLabel('Note for the shop').fill('Blue door');

  await test.step('the number is marked at once, and nothing is ordered with it', async () => {
    await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(phone(page)).toBeFocused();
    await expect(phone(page)).toHaveAccessibleDescription(/^Verify this number first/);
    expect(await axeFindings(page)).toEqual([]);
    expect(await ordersOf(customer, api)).toHaveLength(0);
  });

  await test.step('its code leads back to the order', async () => {
    await verify(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Verify phone number' })).toBeVisible();
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByRole('link', { name: 'Back to the checkout' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await enterCode(page, await numberOf(customer));
    await expect(verify(page)).toHaveCount(0);
    await expect(page.getByLabel('Note for the shop')).toHaveValue('Blue door');
  });

  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  expect(await ordersOf(customer, api)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('ORDER-2i another number becomes the one of the account, or gives way to it; pickup needs neither', async ({
  page,
}) => {
  const customer = await newCustomer('other-number', api);
  await reachCheckout(page, customer);
  await comeAlive(page);
  const digits = `1401${`${Date.now() + 1}`.slice(-7)}`;

  await page.getByRole('radio', { name: /Pickup/ }).check();
  await expect(verify(page)).toHaveCount(0);
  await page.getByRole('radio', { name: /Delivery/ }).check();
  await phone(page).fill(`+${digits}`);
  await verify(page).click();
  await expect(page.getByLabel('New phone number')).toHaveValue(`+${digits}`);
  await page.getByLabel(/^Your password/).fill(customer.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.reload();
  await enterCode(page, digits);
  await expect(phone(page)).toHaveValue(`+${digits}`);
  await expect(verify(page)).toHaveCount(0);
  expect(await numberOf(customer)).toBe(digits);

  await phone(page).fill('+14015550199');
  await expect(verify(page)).toBeVisible();
  await phone(page).fill(`+1 ${digits.slice(1)}`);
  await expect(verify(page)).toHaveCount(0);
});
