import type { Shot } from './load.ts';
import type { MeasuredServer } from './measured-server.ts';

type Next = (number: number, connection: number, answered: () => string) => Shot;
type Shop = Pick<MeasuredServer, 'tokens' | 'outlets'>;

/** Everybody has a shop of their own choice. */
const chosenBy = ({ outlets }: Shop, connection: number): MeasuredServer['outlets'][number] => {
  const shop = outlets[connection % outlets.length];
  if (!shop) throw new Error('There is no shop to order from');
  return shop;
};

const LINES = 4;
const DIFFERENT_STOCKS = 10;
const [CASH, USD] = [1, 1];

/** One line of the customer's own cart gets another quantity. */
export const cartWrites =
  (shopping: Shop): Next =>
  (number, connection) => {
    const shop = chosenBy(shopping, connection);
    return {
      method: 'POST',
      path: '/api/v1/dashboard/user/cart/insert-product',
      headers: { authorization: shopping.tokens[connection] ?? '' },
      body: JSON.stringify({
        shop_id: shop.id,
        currency_id: USD,
        products: [{ stock_id: shop.stocks[number % DIFFERENT_STOCKS], quantity: 1 + (number % 9) }],
      }),
    };
  };

/** Each customer fills a cart of four lines (not measured) and orders it, again and again. */
export const orders = (shopping: Shop): Next => {
  const isFilled = new Map<number, boolean>();
  return (number, connection, answered) => {
    const shop = chosenBy(shopping, connection);
    const headers = { authorization: shopping.tokens[connection] ?? '' };
    const wasFilled = isFilled.get(connection) ?? false;
    isFilled.set(connection, !wasFilled);
    if (!wasFilled) {
      const products = Array.from({ length: LINES }, (_, line) => ({
        stock_id: shop.stocks[(number + line * 3) % shop.stocks.length],
        quantity: 2,
      }));
      return {
        method: 'POST',
        path: '/api/v1/dashboard/user/cart/insert-product',
        headers,
        isAside: true,
        body: JSON.stringify({ shop_id: shop.id, currency_id: USD, products }),
      };
    }
    return {
      method: 'POST',
      path: '/api/v1/dashboard/user/orders',
      headers,
      body: JSON.stringify({
        cart_id: cartIn(answered()),
        shop_id: shop.id,
        currency_id: USD,
        payment_id: CASH,
        delivery_type: 'delivery',
        location: { latitude: shop.latitude, longitude: shop.longitude },
        address: { address: '1 Market Square' },
      }),
    };
  };
};

const cartIn = (answered: string): number => {
  const { data } = JSON.parse(answered) as { readonly data?: { readonly id?: number } };
  return data?.id ?? 0;
};
