import type { Answer, How } from './api.ts';
import type { TestMarketplace } from './marketplace.ts';

/** A place within the zone of the shop of these tests. */
export const HOME = { latitude: 52.3731, longitude: 4.8826 } as const;
export const [CASH, WALLET] = [1, 2];
export const [USD, EUR] = [1, 2];
export const GREEN_SPOON = 1;

/** `slug`, or `slug#1` for another stock than the first. */
export type Wanted = {
  readonly item: string;
  readonly quantity: number;
  readonly addons?: readonly { readonly item: string; readonly quantity: number }[];
};
export type Basket = { readonly shop?: number; readonly currency?: number; readonly lines?: readonly Wanted[] };
export type Customer = { readonly id: number; readonly token: string };
type Sent = Readonly<Record<string, unknown>>;

/** What people do in a shop, in the words of the tests. */
export interface Shopping {
  stockOf(item: string, shop?: number): number;
  /** A new account with this much in its wallet, minor units. */
  customer(wallet?: number): Promise<Customer>;
  /** Replaces the cart of a customer. */
  fill(customer: Customer, basket?: Basket): ReturnType<Shopping['cart']>;
  cart(customer: Customer): Promise<Cart>;
  /**
   * The fields of an order of this cart: delivered to HOME as soon as possible, paid in cash, unless said otherwise.
   */
  draft(cart: Pick<Cart, 'id' | 'shop_id' | 'currency_id'>, more?: Sent): Sent;
  place(customer: Customer, draft: Sent, how?: How): Promise<Answer>;
  /** Fills a cart and orders it. */
  order(customer: Customer, more?: Sent, basket?: Basket): Promise<Order>;
  balance(customer: Customer): Promise<number>;
  ordersOf(customer: Customer): Promise<readonly Order[]>;
  inSupply(item: string): Promise<number>;
}
type Api = TestMarketplace['api'];
export type Cart = Awaited<ReturnType<typeof readCart>>;
export type Order = Awaited<ReturnType<typeof readOrder>>;

const readCart = async (api: Api, token: string) => (await api.ok('showCart', {}, { token })).data;
const readOrder = async (api: Api, token: string, id: number) => (await api.ok('showOrder', { id }, { token })).data;

/** SOUP of Green Spoon, above its minimum. */
export const LUNCH: readonly Wanted[] = [{ item: 'lentil-soup', quantity: 2 }];

export const createShopping = async ({ api, store }: TestMarketplace): Promise<Shopping> => {
  const { database } = store;
  const rows = await database
    .selectFrom('stocks')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['stocks.id', 'slug', 'shop_id'])
    .orderBy('stocks.position')
    .execute();
  let accounts = 0;

  const stockOf = (item: string, shop: number = GREEN_SPOON): number => {
    const [slug, place = '0'] = item.split('#');
    const found = rows.filter((row) => row.slug === slug && row.shop_id === shop)[Number(place)];
    if (!found) throw new Error(`Shop ${shop} sells no ${item}`);
    return found.id;
  };

  const fill: Shopping['fill'] = async ({ token }, { shop = GREEN_SPOON, currency = USD, lines = LUNCH } = {}) => {
    await api.ok('deleteMyCarts', {}, { token });
    const entry = ({ item, quantity }: Wanted) => ({ stock_id: stockOf(item, shop), quantity });
    const products = lines.map((line) => ({
      ...entry(line),
      addons: (line.addons ?? []).map((addon) => entry({ ...addon, item: `addon-${addon.item}` })),
    }));
    return (await api.ok('insertProducts', { shop_id: shop, currency_id: currency, products }, { token })).data;
  };

  const draft: Shopping['draft'] = (cart, more = {}) => ({
    cart_id: cart.id,
    shop_id: cart.shop_id,
    currency_id: cart.currency_id,
    delivery_type: 'delivery',
    location: HOME,
    address: { address: 'Lindenstraat 8' },
    payment_id: CASH,
    ...more,
  });

  return {
    stockOf,
    fill,
    draft,
    cart: ({ token }) => readCart(api, token),

    customer: async (wallet = 0) => {
      accounts += 1;
      const demo = await database
        .selectFrom('users')
        .selectAll()
        .where('email', '=', 'demo@tiffin.test')
        .executeTakeFirstOrThrow();
      const email = `customer-${accounts}@tiffin.test`;
      const uuid = (kind: string): string => `00000000-0000-4000-${kind}-${String(accounts).padStart(12, '0')}`;
      const { id: _id, ...known } = demo;
      const { id } = await database
        .insertInto('users')
        .values({
          ...known,
          uuid: uuid('8000'),
          email,
          phone: String(31_000_000_000 + accounts),
          my_referral: `T${accounts}`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const purse = await database
        .insertInto('wallets')
        .values({ uuid: uuid('9000'), user_id: id, balance: wallet, created_at: 1, updated_at: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const topUp = {
        uuid: uuid('a000'),
        wallet_id: purse.id,
        transaction_id: null,
        type: 'topup',
        amount: wallet,
        note: null,
        status: 'paid',
        author_id: id,
      };
      await database
        .insertInto('wallet_histories')
        .values({ ...topUp, created_at: 1, updated_at: 1 })
        .execute();
      return { id, token: await api.signIn(email) };
    },

    place: ({ token }, sent, how = {}) => api.call('placeOrder', sent, { token, ...how }),

    order: async (customer, more = {}, basket = {}) => {
      const cart = await fill(customer, basket);
      return (await api.ok('placeOrder', draft(cart, more), { token: customer.token })).data;
    },

    balance: async ({ token }) => (await api.ok('showProfile', {}, { token })).data.wallet?.price ?? NaN,
    ordersOf: async ({ token }) => (await api.ok('listOrders', { perPage: 100 }, { token })).data,
    inSupply: async (item) =>
      (await database.selectFrom('stocks').select('quantity').where('id', '=', stockOf(item)).executeTakeFirstOrThrow())
        .quantity,
  };
};
