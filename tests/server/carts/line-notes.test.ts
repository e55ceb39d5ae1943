import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LINE_NOTE_MAX } from '@domain/cart/index.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, GREEN_SPOON, USD, type Cart, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
});
afterAll(() => test.marketplace.close());

type Line = { readonly item: string; readonly quantity: number; readonly note?: string };
const body = (lines: readonly Line[]) => ({
  shop_id: GREEN_SPOON,
  currency_id: USD,
  products: lines.map(({ item, ...line }) => ({ stock_id: shopping.stockOf(item), ...line })),
});
const insert = async ({ token }: Customer, ...lines: readonly Line[]): Promise<Cart> =>
  (await test.api.ok('insertProducts', body(lines), { token })).data;
const linesOf = (cart: Cart) =>
  (cart.user_carts[0]?.cartDetails ?? [])
    .filter(({ bonus }) => !bonus)
    .map(({ stock, quantity, note }) => [stock.id, quantity, note]);

describe('ORDER-9 notes of the lines of a cart', () => {
  it('CART-1c tell lines apart, are kept tidy, and change their line in its place', async () => {
    const customer = await shopping.customer();
    const [soup, drink] = [shopping.stockOf('lentil-soup'), shopping.stockOf('lemonade')];
    const first = await insert(
      customer,
      { item: 'lentil-soup', quantity: 2 },
      { item: 'lentil-soup', quantity: 1, note: ' No\n<b>salt</b> ' },
      { item: 'lemonade', quantity: 1 },
    );
    expect(linesOf(first)).toEqual([
      [soup, 2, null],
      [soup, 1, 'No <b>salt</b>'],
      [drink, 1, null],
    ]);

    const renamed = await insert(
      customer,
      { item: 'lentil-soup', quantity: 0, note: 'No <b>salt</b>' },
      { item: 'lentil-soup', quantity: 1, note: 'Hot, please' },
    );
    const expected = [
      [soup, 2, null],
      [soup, 1, 'Hot, please'],
      [drink, 1, null],
    ];
    expect(linesOf(renamed)).toEqual(expected);
    expect(linesOf(await shopping.cart(customer))).toEqual(expected);

    const merged = await insert(
      customer,
      { item: 'lentil-soup', quantity: 0, note: 'Hot, please' },
      { item: 'lentil-soup', quantity: 3 },
    );
    expect(linesOf(merged)).toEqual([
      [soup, 3, null],
      [drink, 1, null],
    ]);
  });

  it('ORDER-9c are refused beyond their length, and nothing is changed', async () => {
    const customer = await shopping.customer();
    await insert(customer, { item: 'lemonade', quantity: 1, note: '🍋'.repeat(LINE_NOTE_MAX) });
    const refusal = await test.api.no(
      'insertProducts',
      body([
        { item: 'lentil-soup', quantity: 1 },
        { item: 'lentil-soup', quantity: 1, note: '🍋'.repeat(LINE_NOTE_MAX + 1) },
      ]),
      { token: customer.token },
    );
    expect(refusal).toMatchObject({ status: 400, params: { 'products.1.note': [expect.stringContaining('255')] } });
    expect(linesOf(await shopping.cart(customer))).toHaveLength(1);
  });
});
