import { expect, test } from '@playwright/test';
import { api, HOME, newCustomer, ordersOf, type Customer } from './support/api.ts';
import { reachCheckout } from './support/journey.ts';

/** Orders everything of a stock for another customer. */
const buyAll = async ({ token }: Customer, shop: number, title: string): Promise<void> => {
  const menu = (await api.ok('showMenu', { id: String(shop) })).data;
  const product = menu.all.flatMap(({ products }) => products ?? []).find((one) => one.translation?.title === title);
  const stock = product?.stock ?? product?.stocks?.[0];
  if (!stock) throw new Error(`No ${title}`);
  const { data: cart } = await api.ok(
    'insertProducts',
    { shop_id: shop, currency_id: 1, products: [{ stock_id: stock.id, quantity: stock.quantity }] },
    { token },
  );
  const draft = {
    cart_id: cart.id,
    shop_id: shop,
    currency_id: 1,
    delivery_type: 'delivery',
    location: HOME,
    address: { address: '1 Market Square' },
    payment_id: 1,
  };
  await api.ok('placeOrder', draft, { token });
};

test(
  'CART-7 a product that sells out during the checkout is named, and the rest can be ordered',
  { tag: '@core' },
  async ({ page }) => {
    const [customer, faster] = [await newCustomer('slower'), await newCustomer('faster')];
    await page.goto('/shop/1');
    await page.getByRole('button', { name: 'Add Cheese kunafa' }).first().click();
    await page
      .getByRole('dialog', { name: 'Cheese kunafa' })
      .getByRole('button', { name: /^Add(?! a note)/ })
      .click();
    await expect(page.getByRole('complementary', { name: 'Your cart' })).toContainText('Cheese kunafa');
    await reachCheckout(page, customer);
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Cheese kunafa');

    await buyAll(faster, 1, 'Cheese kunafa');
    await page.getByRole('button', { name: /^Place order/ }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Cheese kunafa');
    expect(await ordersOf(customer)).toHaveLength(0);
    await question.getByRole('button', { name: 'Go back' }).click();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    const [order] = await ordersOf(customer);
    expect(order?.order_details_count).toBe(1);
  },
);
