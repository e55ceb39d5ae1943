import { readEntries, type Carts } from '../../carts/index.ts';
import type { FindCoupon } from '../../coupons/index.ts';
import type { RateLimiter } from '../../limits/index.ts';
import type { QuoteBook } from '../../quotes/index.ts';
import { enveloped, notFound } from '../answer/index.ts';
import type { Handlers } from '../call.ts';
import type { CatalogDeps } from '../catalog/index.ts';
import { refusedCart, shapedCart } from './cart-answers.ts';

export type CartRouteDeps = Pick<CatalogDeps, 'reference' | 'zones' | 'shops'> & {
  readonly carts: Carts; readonly findCoupon: FindCoupon; readonly quotes: QuoteBook; readonly limiter: RateLimiter;
};
type Ids = 'showCart' | 'setCartLine' | 'insertProducts' | 'openCart' | 'deleteCarts' | 'deleteMyCarts' | 'deleteCartProducts';

/** Contract 3.8: the cart of a signed-in customer. */
export const cartRoutes = (deps: CartRouteDeps): Handlers<Ids> => {
  const { carts } = deps;

  return {
    showCart: async (call) => {
      const open = await carts.readCart(call.user.id, call.currency, call.params.shop_id === undefined ? {} : { shopId: call.params.shop_id });
      return open ? enveloped(await shapedCart(deps, call, open)) : notFound;
    },

    openCart: async (call) => {
      const outcome = await carts.openCart(call.user, { shopId: call.params.shop_id, currency: call.currency });
      return outcome.ok ? enveloped(await shapedCart(deps, call, outcome.value)) : refusedCart(deps, call, outcome.error);
    },

    setCartLine: async (call) => {
      const { shop_id: shopId, cart_id: cartId, stock_id: stockId, quantity, version } = call.params;
      const outcome = await carts.setLine(call.user, { shopId, cartId, stockId, quantity, currency: call.currency, version });
      return outcome.ok ? enveloped(await shapedCart(deps, call, outcome.value), 'RECORD_WAS_SUCCESSFULLY_CREATED') : refusedCart(deps, call, outcome.error);
    },

    insertProducts: async (call) => {
      const { shop_id: shopId, products, version } = call.params;
      const outcome = await carts.insertProducts(call.user, { shopId, currency: call.currency, instructions: readEntries(products), version });
      return outcome.ok ? enveloped(await shapedCart(deps, call, outcome.value), 'RECORD_WAS_SUCCESSFULLY_CREATED') : refusedCart(deps, call, outcome.error);
    },

    deleteCarts: async ({ user, params }) => ((await carts.changer.removeCarts(user.id, params.ids)) ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : notFound),

    deleteMyCarts: async ({ user }) => {
      await carts.changer.removeCarts(user.id);
      return enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED');
    },

    deleteCartProducts: async (call) => {
      const outcome = await carts.changer.removeLines(call.user.id, call.params.ids, call.params.version);
      return outcome.ok ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : refusedCart(deps, call, outcome.error);
    },
  };
};
