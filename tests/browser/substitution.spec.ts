import { expect } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf } from './support/api.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { CASH, firstDish, orderMeal } from './support/meal.ts';
import { test } from './support/test.ts';

/** A server of its own, slow enough that its kitchens do not finish during the journeys. */
const PORT = 8489;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const CUSTOMERS = ['demo@tiffin.test', 'second@tiffin.test'].map((email) => ({ email, password: 'lunchbox' }));

let product: ProductServer;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
});
test.afterAll(() => product.stop());

test('ORDER-10 asks about a missing dish, and the order, its receipt and the money follow the answer', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const [customer] = CUSTOMERS;
  if (!customer) throw new Error('Nobody orders');
  const token = await api.signIn(customer.email);
  const desk = await api.signIn('desk@tiffin.test');
  const dish = await firstDish(api);
  const [stock, other] = (await api.ok('listShopProducts', { id: '1', perPage: 6 })).data.map(
    ({ stocks }) => stocks?.[0]?.id ?? 0,
  );
  if (stock === undefined || other === undefined) throw new Error('The first shop sells one dish only');
  await api.ok('deleteMyCarts', {}, { token });
  const products = [
    { stock_id: stock, quantity: 4 },
    { stock_id: other, quantity: 1 },
  ];
  await api.ok('insertProducts', { shop_id: 1, currency_id: 1, products }, { token });

  await page.goto(`${ORIGIN}/checkout`);
  await signIn(page, customer);
  await comeAlive(page);
  await page
    .getByRole('radiogroup', { name: 'If a dish is missing' })
    .getByRole('radio', { name: /Leave it out/ })
    .check();
  const title = dish.translation?.title ?? '';
  await page.getByText('Choose for single dishes').click();
  await page.getByRole('combobox', { name: title }).selectOption({ label: 'Ask me' });
  await page.getByRole('radio', { name: /^Cash/ }).check();
  // The saved address comes after the first total, and brings its fee along.
  await expect(page.getByText('Where should we deliver?')).toHaveCount(0);
  await expect(page.getByRole('complementary').locator('[aria-busy=true]')).toHaveCount(0);
  await page
    .getByRole('button', { name: /Place order|Order/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await comeAlive(page);

  const order = { id: Number(page.url().split('/').at(-1)) };
  const shown = async () => (await api.ok('showOrder', { id: order.id }, { token })).data;
  expect((await shown()).details?.map(({ replacement }) => replacement)).toEqual(['ask', 'leave-out']);
  const { replacements } = (
    await api.ok(
      'listReplacements',
      { id: order.id, order_detail_id: (await shown()).details?.[0]?.id },
      { token: desk },
    )
  ).data;
  const [nearest] = replacements;
  await api.ok(
    'proposeSubstitution',
    { id: order.id, order_detail_id: (await shown()).details?.[0]?.id, stock_id: nearest?.stock_id },
    { token: desk },
  );

  const question = page.getByRole('region', { name: new RegExp(`^No ${title} left\\.`) });
  await expect(question).toContainText('Without an answer it is left out, as you chose.');
  await expect(question.getByText(/^[0-3]:\d\d$/)).toBeVisible();
  await question.getByRole('button', { name: `Yes, ${nearest?.title ?? ''}` }).click();
  await expect(page.getByRole('region', { name: 'What changed' })).toContainText(
    `${title} was replaced by ${nearest?.title ?? ''}.`,
  );
  await expect(question).toHaveCount(0);
  const { total_price: total, transaction } = await shown();
  expect(transaction?.price).toBeCloseTo(total, 2);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('region', { name: 'What changed' })).toContainText('was replaced by');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(total.toFixed(2));
  expect(errors).toEqual([]);
});

test('ORDER-10 the desk says that a dish is missing, without script', async ({ browser }) => {
  const id = await orderMeal(api, await api.signIn(CUSTOMERS[1]?.email ?? ''), CASH);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/desk/orders?search=${id}`);
  await page.getByLabel('E-mail').fill('desk@tiffin.test');
  await page.getByLabel('Password').fill('lunchbox');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('A dish is missing …').click();
  await page.getByRole('button', { name: `Choose a replacement: order ${id}` }).click();
  await expect(page.getByText('If missing: ask', { exact: true })).toBeVisible();
  await page.getByLabel('Propose').selectOption({ index: 1 });
  await page.getByRole('button', { name: `Tell the customer: order ${id}` }).click();
  await expect(page.getByText(`Order ${id}: the customer is asked.`)).toBeVisible();
  await expect(page.getByText(/asked for .* until/)).toBeVisible();
  await context.close();
});
