import { expect, type Page } from '@playwright/test';
import { api, BASE, HOME, newCustomer, ordersOf, type Customer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { test } from './support/test.ts';
import texts from '../../src/public/locales/ar/translation.json' with { type: 'json' };

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

const LEVANT = 1;
/** Opens tomorrow at half past eight. */
const CLOSED = 56;

const signIn = async (page: Page, { email, password }: Customer): Promise<void> => {
  await page.locator('[name=login]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('main form button').click();
};

/** Chooses one value of each group. */
const choose = async (page: Page): Promise<void> => {
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByRole('radio', { disabled: false }).first().check();
};

/** What sending the form of a page would send. */
const fieldsOf = (page: Page): Promise<readonly (readonly [string, string])[]> =>
  page
    .locator('main form')
    .evaluateAll((forms) =>
      forms.flatMap((form) =>
        [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, value as string] as const),
      ),
    );

const uuidOf = async (title: string): Promise<string> => {
  const { data: menu } = await api.ok('showMenu', { id: String(LEVANT) });
  const found = menu.all.flatMap(({ products }) => products ?? []).find((one) => one.translation?.title === title);
  if (!found) throw new Error(`No ${title}`);
  return found.uuid;
};

/** A customer whose cart holds two falafel plates, on the page that orders it. */
const reachCheckout = async (page: Page, name: string): Promise<Customer> => {
  const customer = await newCustomer(name);
  await page.goto(`/plain/product/${await uuidOf('Falafel plate')}`);
  await choose(page);
  await page.getByLabel('Quantity of Falafel plate').fill('2');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await signIn(page, customer);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  return customer;
};

test('ACCESS-4 a first order without script, from the menu to the order', { tag: '@core' }, async ({ page }) => {
  const customer = await newCustomer('plain');
  await page.goto(`/shop/${LEVANT}`);
  await expect(page.locator('#plain')).toContainText('Your browser runs no script here.');
  await page.getByRole('link', { name: 'Falafel plate' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Falafel plate' })).toBeVisible();

  await test.step('what is missing stands beside its field, and what was typed stays', async () => {
    await page.getByLabel('Quantity of Falafel plate').fill('2');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const portion = page.getByRole('radiogroup', { name: 'Portion' });
    await expect(portion).toHaveAccessibleDescription('Choose an option in “Portion” first');
    await expect(page.getByLabel('Quantity of Falafel plate')).toHaveValue('2');
  });

  await test.step('a guest signs in and finds the choice kept', async () => {
    await page.getByRole('radio', { name: 'Large' }).check();
    await page.getByRole('radio', { name: /^Pita/ }).check();
    await page.getByLabel(/^Extra tahini/).fill('1');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('What you chose is kept.')).toBeVisible();
    await signIn(page, { ...customer, password: 'wrong' });
    await expect(page.getByRole('alert')).toHaveText('Login or password is invalid');
    await expect(page.getByLabel('E-mail or phone number')).toHaveValue(customer.email);
    await signIn(page, customer);
    await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
    await expect(page.getByLabel(/^Extra tahini/)).toHaveValue('1');
    await expect(page.getByLabel('Quantity of Falafel plate')).toHaveValue('2');
  });

  await test.step('the cart shows exact sums and takes changes', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL(/\/plain\/cart$/);
    await expect(page.locator('.sums')).toContainText('$30.90');
    await page.getByLabel('Quantity of Falafel plate').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Quantity of Falafel plate')).toHaveAccessibleDescription('Enter a whole number.');
    await page.getByLabel('Quantity of Falafel plate').fill('3');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('.sums')).toContainText('$45.90');
    await page.getByRole('link', { name: 'Go to checkout' }).click();
  });

  await test.step('the address is found by its text', async () => {
    await page.getByRole('link', { name: 'Change address' }).click();
    await page.getByLabel('Street and number, or a place').fill('xyzzy');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText('No address found.')).toBeVisible();
    await page.getByLabel('Street and number, or a place').fill('14 harbor');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('button', { name: /^14 Harbor Street/ }).click();
    await expect(page.getByText('14 Harbor Street, Port Alder')).toBeVisible();
  });

  await test.step('the order is placed for cash at the shown price', async () => {
    await page.getByLabel('Phone').fill('12');
    await page.getByLabel('Note').fill('Ring twice');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Check the phone number/);
    await expect(page.getByLabel('Note')).toHaveValue('Ring twice');
    await page.getByLabel('Phone').fill('+14015550123');
    const total = (await page.locator('.total dd').textContent()) ?? '';
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
    const [order] = await ordersOf(customer);
    expect([order?.order_details_count, `$${order?.total_price?.toFixed(2)}`]).toEqual([1, total]);
  });
});

test('ACCESS-4 a meal without script in Arabic, from right to left', async ({ browser }) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    locale: 'ar',
    baseURL: BASE,
  });
  const customer = await newCustomer('plain-arabic');
  await page.goto(`/shop/${LEVANT}?product=${await uuidOf('Falafel plate')}`);
  await page.waitForURL(/\/plain\/product\//);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await choose(page);
  await page.locator('[name=quantity]').fill('2');
  await page.getByRole('button', { name: texts['product.add_short'], exact: true }).click();
  await signIn(page, customer);
  await page.getByRole('button', { name: texts['product.add_short'], exact: true }).click();
  await page.getByRole('link', { name: texts['cart.checkout'] }).click();
  await expect(page.getByText('12 Harbor Street')).toBeVisible();
  const wide = page.locator('main *').filter({ visible: true });
  for (const box of await Promise.all((await wide.all()).map((part) => part.boundingBox())))
    if (box) expect([box.x >= 0, box.x + box.width <= 360]).toEqual([true, true]);
  await page.locator('main form button.main').click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  expect(await ordersOf(customer)).toHaveLength(1);
  await page.close();
});

test('ORDER-4 a form that is sent twice without script orders once', async ({ page, request }) => {
  const customer = await reachCheckout(page, 'plain-twice');
  const form = Object.fromEntries(await fieldsOf(page));
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const send = () => request.post('/plain/checkout', { form, headers: { cookie, origin: BASE }, maxRedirects: 0 });
  const answers = await Promise.all([send(), send()]);
  const later = await send();
  const [order] = await ordersOf(customer);
  expect([...answers, later].map((answer) => [answer.status(), answer.headers()['location']])).toEqual(
    Array.from({ length: 3 }, () => [303, `/orders/${order?.id}`]),
  );
  expect(await ordersOf(customer)).toHaveLength(1);
});

test('CART-2 a product form that is sent twice without script adds once', async ({ page, request }) => {
  await reachCheckout(page, 'plain-add');
  await page.goto(`/plain/product/${await uuidOf('Falafel plate')}`);
  await choose(page);
  const form = Object.fromEntries(await fieldsOf(page));
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const send = () => request.post(page.url(), { form, headers: { cookie, origin: BASE }, maxRedirects: 0 });
  await send();
  await page.goto('/plain/cart');
  const once = await page.locator('.total dd').textContent();
  const answer = await send();
  expect([answer.status(), answer.headers()['location']]).toEqual([303, '/plain/cart']);
  await page.goto('/plain/cart');
  expect(await page.locator('.total dd').textContent()).toBe(once);
});

test('ACCESS-4 forms of other sites and broken ones do nothing', async ({ page, request }) => {
  const customer = await reachCheckout(page, 'plain-forged');
  const form = Object.fromEntries(await fieldsOf(page));
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const send = (headers: Readonly<Record<string, string>>, sent: Readonly<Record<string, string>> = form) =>
    request.post('/plain/checkout', { form: sent, headers: { cookie, ...headers }, maxRedirects: 0 });
  expect((await send({ origin: 'https://evil.example' })).status()).toBe(403);
  expect((await send({ 'sec-fetch-site': 'cross-site', origin: BASE })).status()).toBe(403);
  expect((await send({})).status()).toBe(403);
  expect((await send({ origin: BASE }, { key: 'x', cart: '-1', shop: 'a' })).status()).toBe(200);
  expect((await send({ origin: BASE }, { ...form, when: '2020-01-01 99:99' })).status()).toBe(303);
  expect(await ordersOf(customer)).toHaveLength(1);
});

test('CART-7 without script, what is sold out or more than there is cannot be added', async ({ page }) => {
  const customer = await newCustomer('plain-stock');
  const { data: menu } = await api.ok('showMenu', { id: String(LEVANT) });
  const products = menu.all.flatMap(({ products: all }) => all ?? []);
  // Two dishes are scarce: the test runs twice on one server.
  const isScarce = (left: number): boolean => left > 0 && left < 10;
  const plain = products.find(({ stock }) => stock && isScarce(stock.quantity));
  if (!plain?.stock) throw new Error('No scarce dish is left');
  await page.goto(`/plain/product/${plain.uuid}`);
  await choose(page);
  const quantity = page.locator('[name=quantity]');
  await quantity.fill('999');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(quantity).toHaveAccessibleDescription(`There are only ${plain.stock.quantity} left`);
  await expect(quantity).toHaveValue('999');

  const cart = {
    shop_id: LEVANT,
    currency_id: 1,
    products: [{ stock_id: plain.stock.id, quantity: plain.stock.quantity }],
  };
  const { data } = await api.ok('insertProducts', cart, customer);
  await api.ok(
    'placeOrder',
    {
      cart_id: data.id,
      shop_id: LEVANT,
      currency_id: 1,
      delivery_type: 'delivery',
      location: HOME,
      address: { address: '1 Market Square' },
      payment_id: 1,
    },
    customer,
  );
  await page.goto(`/plain/product/${plain.uuid}`);
  await expect(page.getByRole('alert')).toContainText('is sold out');
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
});

test('ORDER-2 without script, a closed shop asks for a later time', async ({ page }) => {
  const customer = await newCustomer('plain-closed');
  const { data: menu } = await api.ok('showMenu', { id: String(CLOSED) });
  const stock = menu.all.flatMap(({ products }) => products ?? []).find(({ stock: first }) => first)?.stock;
  await api.ok(
    'insertProducts',
    { shop_id: CLOSED, currency_id: 1, products: [{ stock_id: stock?.id ?? 0, quantity: 9 }] },
    customer,
  );
  await page.goto('/plain/checkout');
  await signIn(page, customer);
  const when = page.getByLabel('When');
  await expect(when).toHaveAccessibleDescription('The shop is closed now. Choose a later time.');
  await page.locator('main form button.main').click();
  await expect(when).toHaveAccessibleDescription('The shop is closed now. Choose a later time.');
  expect(await ordersOf(customer)).toHaveLength(0);
  await page.getByRole('link', { name: 'Pickup' }).click();
  await when.selectOption({ index: 1 });
  await page.locator('main form button.main').click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
});

test('ACCESS-1 plain pages are accessible, posts of the app lead there', async ({ page, request, browser }) => {
  const login = await request.post('/login?next=%2Fcheckout', { form: { a: '1' }, maxRedirects: 0 });
  expect([login.status(), login.headers()['location']]).toEqual([303, '/plain/sign-in?next=%2Fcheckout']);
  expect((await request.post('/register', { form: {}, headers: { origin: BASE } })).status()).toBe(405);
  await reachCheckout(page, 'plain-axe');
  const scripted = await browser.newContext({
    storageState: await page.context().storageState(),
    bypassCSP: true,
    javaScriptEnabled: true,
  });
  for (const path of [
    'product/' + (await uuidOf('Falafel plate')),
    'cart',
    'checkout',
    'address?search=harbor',
    'sign-in',
  ]) {
    const seen = await scripted.newPage();
    await seen.goto(`${BASE}/plain/${path}`);
    expect([path, await axeFindings(seen)]).toEqual([path, []]);
    await seen.close();
  }
  await scripted.close();
});
