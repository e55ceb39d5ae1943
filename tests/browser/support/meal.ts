import { HOME, STREET, type apiOf } from './api.ts';

type Server = ReturnType<typeof apiOf>;
const SHOP = { shop_id: 1, currency_id: 1 };
export const CASH = 1;
const WALLET = 2;

/** The first dish of the first shop. */
export const firstDish = async (api: Server) => {
  const [dish] = (await api.ok('listShopProducts', { id: '1', perPage: 1 })).data;
  if (!dish) throw new Error('The first shop sells nothing');
  return dish;
};

/** Puts four pieces of the first dish into the customer's cart: enough for the minimum of the shop. */
export const fillWithMeal = async (api: Server, token: string) => {
  const products = [{ stock_id: (await firstDish(api)).stocks?.[0]?.id ?? 0, quantity: 4 }];
  return (await api.ok('insertProducts', { ...SHOP, products }, { token })).data;
};

/** Orders a cart to HOME. Returns the order's id. */
export const placeCart = async (api: Server, token: string, cart: number, payment: number): Promise<number> => {
  const draft = {
    ...SHOP,
    cart_id: cart,
    delivery_type: 'delivery',
    location: HOME,
    address: { address: STREET },
    payment_id: payment,
  };
  return (await api.ok('placeOrder', draft, { token })).data.id;
};

/** Replaces the customer's cart by a meal and has it delivered to HOME. Returns the order's id. */
export const orderMeal = async (api: Server, token: string, payment: number = WALLET): Promise<number> => {
  await api.ok('deleteMyCarts', {}, { token });
  const { id } = await fillWithMeal(api, token);
  return placeCart(api, token, id, payment);
};
