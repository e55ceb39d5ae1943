import { expect, test, type Page } from '@playwright/test';
import { api, newCustomer, ordersOf, type Customer } from './support/api.ts';
import { reachCheckout, watchErrors } from './support/journey.ts';
import { fund } from './support/wallet.ts';

const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const walletOf = async ({ token }: Customer): Promise<number> =>
  (await api.ok('showProfile', {}, { token })).data.wallet?.price ?? 0;

test.describe('PAY-4 an order that the wallet does not cover', () => {
  let errors: readonly string[] = [];
  test.beforeEach(({ page }) => {
    errors = watchErrors(page);
  });
  test.afterEach(() => expect(errors).toEqual([]));

  test('PAY-4b lets the wallet pay what it has, and the provider the rest', async ({ page }) => {
    const customer = await newCustomer('split');
    await fund(page, customer, 5, api);
    await reachCheckout(page, customer);
    await page.getByRole('radio', { name: /^Card/ }).check();
    const part = page.getByRole('checkbox', { name: 'Pay $5.00 from the wallet' });
    await part.check();
    await page.reload();
    await expect(part).toBeChecked();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/pay\/pp_/);
    const [order] = await ordersOf(customer);
    const rest = `$${((order?.total_price ?? 0) - 5).toFixed(2)}`;
    await expect(page.getByRole('button', { name: `Pay ${rest}` })).toBeVisible();
    // Left and come back: the same part, and nothing has been taken yet.
    await press(page, 'Cancel and go back');
    await expect(title(page, 'The payment was not finished')).toBeFocused();
    expect(await walletOf(customer)).toBe(5);
    await press(page, 'Pay again');
    await press(page, `Pay ${rest}`);
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeFocused();
    expect(await walletOf(customer)).toBe(0);
    await press(page, 'Follow the order');
    await expect(page.getByText('$5.00 of it from the wallet')).toBeVisible();
    await page.goto(`/orders/${order?.id}/receipt`);
    await expect(page.getByText('$5.00 of it from the wallet')).toBeVisible();
  });

  test('PAY-4c keeps the order where the wallet no longer has its part, and says where the money is', async ({
    page,
  }) => {
    const customer = await newCustomer('split-late');
    await fund(page, customer, 5, api);
    await reachCheckout(page, customer);
    await page.getByRole('radio', { name: /^Card/ }).check();
    await page.getByRole('checkbox', { name: 'Pay $5.00 from the wallet' }).check();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/pay\/pp_/);
    const [order] = await ordersOf(customer);
    const total = order?.total_price ?? 0;
    await api.ok('withdrawMoney', { price: 3 }, { token: customer.token });
    await press(page, /^Pay \$/);
    await expect(title(page, 'Not paid yet')).toBeFocused();
    await expect(page.getByText(/What Stripe charged is in your wallet now\.$/)).toBeVisible();
    await page.getByRole('radio', { name: /^Card/ }).check();
    await page.getByRole('checkbox', { name: `Pay $${(total - 3).toFixed(2)} from the wallet` }).check();
    await press(page, /^Pay now/);
    await press(page, 'Pay $3.00');
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeFocused();
    expect(await walletOf(customer)).toBe(0);
  });
});
