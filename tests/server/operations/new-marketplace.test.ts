import { WEEKDAYS } from '@domain/calendar/index.ts';
import { createOperator } from '@infra/server/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyStore } from '../support/empty-store.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { CASH, HOME } from '../support/shopping.ts';

const PASSWORD = 'long enough password';

/** A square around HOME. */
const ZONE = [
  [0.01, 0.01],
  [0.01, -0.01],
  [-0.01, -0.01],
  [-0.01, 0.01],
].map(([north = 0, east = 0]) => [HOME.latitude + north, HOME.longitude + east]);

let test: TestMarketplace;
let operator: string;
beforeAll(async () => {
  test = await startMarketplace({ DEMO: 'off', LIMITS: 'off' });
  await createOperator(test.store, 'boss@food.example', PASSWORD);
  operator = await test.api.signIn('boss@food.example', PASSWORD);
});
afterAll(() => test.marketplace.close());

/** A new account, with the code that an operator reads in the outbox. */
const register = async (email: string): Promise<string> => {
  await test.api.ok('register', { email }, { as: 'query' });
  const [mail] = (await test.api.ok('listOutbox', { to: email }, { token: operator })).data;
  const { verify_token } = (await test.api.ok('verifyCode', { code: mail?.code ?? '', email })).data;
  const secret = { password: PASSWORD, password_confirmation: PASSWORD };
  return (await test.api.ok('completeRegistration', { email, firstname: 'Ada', verify_token, ...secret })).data.token;
};
const categories = async (type: 'shop' | 'main') => (await test.api.ok('listCategories', { type, perPage: 100 })).data;

describe('OPS-6 a marketplace without the demo', () => {
  it('begins with categories, in every language that it offers, and keeps them at the next start', async () => {
    const [ofShops, ofProducts] = [await categories('shop'), await categories('main')];
    expect(ofShops.map(({ translation }) => translation?.title)).toContain('Pizza');
    expect(ofProducts.map(({ translation }) => translation?.title)).toContain('Starters');
    const again = await startMarketplace({ DEMO: 'off', LANGUAGES: 'en,de' }, { store: test.store });
    const { data } = await again.api.ok('listCategories', { type: 'main', perPage: 100, lang: 'de' });
    expect(data.map(({ id }) => id)).toEqual(ofProducts.map(({ id }) => id));
    expect(data.map(({ translation }) => translation?.title)).toContain('Vorspeisen');
  });

  it('adds them to a store that was opened without any', async () => {
    const store = await openEmptyStore();
    await startMarketplace({ DEMO: 'off' }, { store });
    await store.database.deleteFrom('categories').execute();
    const later = await startMarketplace({ DEMO: 'off' }, { store });
    expect((await later.api.ok('listCategories', { type: 'main', perPage: 1 })).data).toHaveLength(1);
    await store.close();
  });

  it('sells a dish of the first shop, from the application to the order', async () => {
    const owner = { token: await register('seller@food.example') };
    const [kind, section] = [(await categories('shop'))[0]?.id, (await categories('main'))[0]?.id];
    const application = {
      title: { en: 'Noodle House' },
      description: { en: 'Noodles' },
      address: { en: '3 Mill Road' },
      phone: '+31 6 1234 5678',
      price: '2.50',
      price_per_km: 0,
      min_amount: '0',
      tax: 0,
      delivery_time_from: 20,
      delivery_time_to: 45,
      delivery_time_type: 'minute',
      location: HOME,
      delivery_zone: ZONE,
      categories: [kind],
      type: 'restaurant',
    };
    const shop = (await test.api.ok('openShop', application, owner)).data.id;
    await test.api.ok('decideShop', { id: shop, status: 'approved' }, { token: operator });
    const dish = { title: { en: 'Ramen' }, category_id: section, price: '9.50', quantity: 5, shop_id: shop };
    const product = (await test.api.ok('createMenuProduct', dish, owner)).data;
    const { revision } = (await test.api.ok('showShopHours', { shop_id: shop }, owner)).data;
    const days = WEEKDAYS.map((day) => ({ day, closed: false, spans: [{ from: '00:00', to: '24:00' }] }));
    await test.api.ok('setShopHours', { shop_id: shop, days, revision }, owner);
    expect((await test.api.ok('setShopOpening', { shop_id: shop, open: true }, owner)).data.left).toEqual([]);

    const customer = { token: await register('customer@food.example') };
    const wanted = { shop_id: shop, currency_id: 1 };
    const lines = [{ stock_id: product.stocks[0]?.id, quantity: 1 }];
    const cart = (await test.api.ok('insertProducts', { ...wanted, products: lines }, customer)).data;
    const sent = {
      ...wanted,
      cart_id: cart.id,
      delivery_type: 'delivery',
      location: HOME,
      address: { address: '5 Mill Road' },
      phone: '31612345679',
      payment_id: CASH,
    };
    const order = (await test.api.ok('placeOrder', sent, customer)).data;
    expect(order).toMatchObject({ status: 'new', total_price: 12 });
  });
});
