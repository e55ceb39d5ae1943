import { expect, test, type Page } from '@playwright/test';
import { api, newCustomer, ordersOf, type Customer } from './support/api.ts';
import { comeAlive, reachCheckout, watchErrors } from './support/journey.ts';

/** Places an order that is paid on the page of a provider, and arrives there. Returns the number of the order. */
const reachProvider = async (page: Page, customer: Customer): Promise<number> => {
  await reachCheckout(page, customer);
  await page.getByText('More ways to pay').click();
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/pay\/pp_/);
  const [order] = await ordersOf(customer);
  return order?.id ?? 0;
};
const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** One order, one charge, and nothing that had to be given back. */
const expectPaidOnce = async (customer: Customer, by = 'paypal'): Promise<void> => {
  const orders = await ordersOf(customer);
  expect(orders).toHaveLength(1);
  expect(orders[0]?.transaction).toMatchObject({ status: 'paid', payment_system: { tag: by } });
  const { data: order } = await api.ok('showOrder', { id: orders[0]?.id ?? 0 }, { token: customer.token });
  expect(order.transactions?.filter(({ status }) => status === 'paid')).toHaveLength(1);
  const { data: profile } = await api.ok('showProfile', {}, { token: customer.token });
  expect(profile.wallet?.price ?? 0).toBe(0);
};

test.describe('ORDER-3 paying on the page of a provider', () => {
  let errors: readonly string[] = [];
  test.beforeEach(({ page }) => {
    errors = watchErrors(page);
  });
  test.afterEach(() => expect(errors).toEqual([]));

  test('leads back to the order, which is paid', { tag: '@core' }, async ({ page }) => {
    const customer = await newCustomer('pays');
    await reachProvider(page, customer);
    await press(page, /^Pay \$/);
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeFocused();
    await expectPaidOnce(customer);
    await press(page, 'Follow the order');
    await expect(page.getByRole('heading', { name: 'Paid' })).toHaveCount(0);
  });

  test('keeps the order when the bank refuses, and takes another try', async ({ page }) => {
    const customer = await newCustomer('refused');
    await reachProvider(page, customer);
    await page.locator('summary').click();
    await press(page, 'Let the bank decline');
    await press(page, 'Cancel and go back');
    await expect(title(page, 'Your bank refused the payment')).toBeFocused();
    await expect(page.getByText('Nothing was charged.')).toBeVisible();
    await expect(page.getByText(/^Your order is kept until \d\d:\d\d/)).toBeVisible();
    await press(page, 'Pay again');
    await press(page, /^Pay \$/);
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await expectPaidOnce(customer);
  });

  test('keeps the order when it is broken off, for another way to pay', async ({ page }) => {
    const customer = await newCustomer('other');
    await reachProvider(page, customer);
    await press(page, 'Cancel and go back');
    await expect(title(page, 'The payment was not finished')).toBeFocused();
    await press(page, 'Another way to pay');
    await page.getByRole('radio', { name: /^Card/ }).check();
    await press(page, /^Pay now/);
    await press(page, /^Pay \$/);
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await expectPaidOnce(customer, 'stripe');
  });

  test('leads to the same page again after its window was closed', async ({ page }) => {
    const customer = await newCustomer('closed');
    const order = await reachProvider(page, customer);
    const provider = page.url();
    await page.goto(`/orders/${order}`);
    await expect(title(page, 'The payment was not finished')).toBeVisible();
    await press(page, 'Pay again');
    await expect(page).toHaveURL(provider);
    await press(page, /^Pay \$/);
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await expectPaidOnce(customer);
  });

  test('finds the payment when callback and return are lost', async ({ page }) => {
    const customer = await newCustomer('lost-return');
    const order = await reachProvider(page, customer);
    await page.locator('summary').click();
    await press(page, 'Pay, and lose the answer');
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await page.goto(`/orders/${order}`);
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await expectPaidOnce(customer);
  });

  test('believes no forged callback, and counts a repeated one once', async ({ page, request }) => {
    const customer = await newCustomer('forged');
    const order = await reachProvider(page, customer);
    const provider = page.url();
    const id = new URL(provider).pathname.split('/').at(-1) ?? '';
    const forged = await request.post('/pay/callbacks/test', {
      headers: { 'tiffin-signature': 't=1,v1=00' },
      data: { event: 'checkout.paid', reference: 'ts_1', process_id: id, amount: '1.00', currency: 'USD' },
    });
    expect(forged.status()).toBe(400);
    await page.goto(`/orders/${order}`);
    await expect(title(page, 'The payment was not finished')).toBeVisible();
    for (let time = 0; time < 2; time++) await request.post(`/pay/${id}`, { form: { action: 'pay' }, maxRedirects: 0 });
    // The page hears of it by itself.
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await expectPaidOnce(customer);
  });

  test('believes no address: neither of the order nor of the return', async ({ page }) => {
    const customer = await newCustomer('address');
    const order = await reachProvider(page, customer);
    const [before] = await ordersOf(customer);
    await page.goto(`${page.url()}/return?status=paid&amount=0.01`);
    await expect(title(page, 'Pay with PayPal')).toBeVisible();
    await page.goto(`/orders/${order}?status=paid&payment=paid&amount=0.01`);
    await expect(title(page, 'The payment was not finished')).toBeVisible();
    const [after] = await ordersOf(customer);
    expect(after?.transaction ?? null).toBeNull();
    expect(after?.total_price).toBe(before?.total_price);
  });

  test('counts a return that is opened again and again once', async ({ page }) => {
    const customer = await newCustomer('returns');
    await reachProvider(page, customer);
    const provider = page.url();
    await press(page, /^Pay \$/);
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
    for (const end of ['return', 'return', 'cancel', '']) {
      await page.goto(`${provider}/${end}`.replace(/\/$/, ''));
      await expect(page).toHaveURL(/\/orders\/\d+$/);
      await expect(title(page, 'Not paid yet')).toHaveCount(0);
      await expect(title(page, 'The payment was not finished')).toHaveCount(0);
    }
    await expectPaidOnce(customer);
  });

  test('stays left when the customer goes back, and takes another try', async ({ page }) => {
    const customer = await newCustomer('back');
    await reachProvider(page, customer);
    const provider = page.url();
    await page.goBack();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(title(page, 'The payment was not finished')).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(provider);
    await press(page, /^Pay \$/);
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await expectPaidOnce(customer);
  });

  test('charges once when two tabs pay in two ways', async ({ page, context }) => {
    const customer = await newCustomer('tabs');
    const order = await reachProvider(page, customer);
    const other = await context.newPage();
    // Whoever uses a tab has it before them; one behind another is idle, and may leave its scripts for later.
    await other.bringToFront();
    await other.goto(`/orders/${order}`);
    await comeAlive(other);
    await press(other, 'Another way to pay');
    await other.getByRole('radio', { name: /^Card/ }).check();
    await press(other, /^Pay now/);
    await expect(other).toHaveURL(/\/pay\/pp_/);
    // The first page was closed meanwhile.
    await page.bringToFront();
    await press(page, /^Pay \$/);
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await comeAlive(page);
    await other.bringToFront();
    await press(other, /^Pay \$/);
    await expect(other.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await expectPaidOnce(customer, 'stripe');
    // The first tab hears of it, too.
    await page.bringToFront();
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
  });

  test('waits for a provider that has not decided, without offering to pay again', async ({ page }) => {
    const customer = await newCustomer('waits');
    const order = await reachProvider(page, customer);
    let isDecided = false;
    await page.route(/\/orders\/\d+\/payment/, (route) =>
      isDecided
        ? route.continue()
        : route.fulfill({ json: { data: { state: 'waiting', tag: 'paypal', kept_until: null } } }),
    );
    await page.goto(`/orders/${order}`);
    await expect(title(page, 'Asking PayPal')).toBeVisible();
    await expect(page.getByText(/Do not pay again/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    isDecided = true;
    await expect(title(page, 'The payment was not finished')).toBeVisible();
  });

  test('results in one order and one page when pressed twice and reloaded', async ({ page }) => {
    const customer = await newCustomer('twice');
    await reachCheckout(page, customer);
    await page.getByText('More ways to pay').click();
    await page.getByRole('radio', { name: /^PayPal/ }).check();
    let isHeld = true;
    await page.route(/order-paypal-process/, async (route) => {
      if (!isHeld) return route.continue();
      isHeld = false;
      // The page exists, and its address never arrives.
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: /^Place order/ }).dblclick();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    // Reloaded before the answer is lost, it would ask for the page again, and go there.
    await expect(title(page, 'The payment was not finished')).toBeVisible();
    await page.reload();
    await expect(title(page, 'The payment was not finished')).toBeVisible();
    await press(page, 'Pay again');
    await press(page, /^Pay \$/);
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await expectPaidOnce(customer);
  });

  test('can wait until later: from the list, or never', { tag: '@core' }, async ({ page }) => {
    const customer = await newCustomer('later');
    await reachCheckout(page, customer);
    await page.getByRole('radio', { name: /^Pay later/ }).check();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(title(page, 'Not paid yet')).toBeVisible();
    await page.goto('/orders');
    await page.getByRole('link', { name: /^Pay now/ }).click();
    await expect(title(page, 'Not paid yet')).toBeVisible();
    await press(page, 'Let the order go');
    await press(page, 'Yes, cancel');
    await expect(page.getByRole('heading', { name: 'Not paid yet' })).toHaveCount(0);
    expect((await ordersOf(customer)).map(({ status }) => status)).toEqual(['canceled']);
  });
});
