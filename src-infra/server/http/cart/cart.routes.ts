import { readEntries, type CartUseCases } from '../../features/carts/index.ts';
import type { CouponUseCases } from '../../features/coupons/index.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { FindSeat } from '../../features/orders/index.ts';
import type { Quotes } from '../../features/quotes/index.ts';
import { enveloped, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import type { CatalogDeps } from '../catalog/index.ts';
import { cartRefused, cartShape } from './cart-responses.ts';

export type CartRouteDeps = Pick<CatalogDeps, 'reference' | 'zones' | 'shops'> & {
  readonly carts: CartUseCases;
  readonly coupons: CouponUseCases;
  readonly quotes: Quotes;
  readonly findSeat: FindSeat;
  readonly limiter: RateLimiter;
};
type Ids =
  | 'showCart'
  | 'setCartLine'
  | 'insertProducts'
  | 'openCart'
  | 'deleteCarts'
  | 'deleteMyCarts'
  | 'deleteCartProducts';

/** Contract 3.8: the cart of a signed-in customer. */
export const cartRoutes = (deps: CartRouteDeps): Handlers<Ids> => {
  const { carts } = deps;

  return {
    showCart: async (call) => {
      const open = await carts.readCart(
        call.user.id,
        call.currency,
        call.params.shop_id === undefined ? {} : { shopId: call.params.shop_id },
      );
      return open ? enveloped(await cartShape(deps, call, open)) : notFound;
    },

    openCart: async (call) => {
      const outcome = await carts.openCart(call.user, { shopId: call.params.shop_id, currency: call.currency });
      return outcome.ok
        ? enveloped(await cartShape(deps, call, outcome.value))
        : cartRefused(deps, call, outcome.error);
    },

    setCartLine: async (call) => {
      const { shop_id: shopId, cart_id: cartId, stock_id: stockId, quantity, version } = call.params;
      const outcome = await carts.setLine(call.user, {
        shopId,
        cartId,
        stockId,
        quantity,
        currency: call.currency,
        version,
      });
      return outcome.ok
        ? enveloped(await cartShape(deps, call, outcome.value), 'RECORD_WAS_SUCCESSFULLY_CREATED')
        : cartRefused(deps, call, outcome.error);
    },

    insertProducts: async (call) => {
      const { shop_id: shopId, products, version } = call.params;
      const outcome = await carts.insertProducts(call.user, {
        shopId,
        currency: call.currency,
        instructions: readEntries(products),
        version,
      });
      return outcome.ok
        ? enveloped(await cartShape(deps, call, outcome.value), 'RECORD_WAS_SUCCESSFULLY_CREATED')
        : cartRefused(deps, call, outcome.error);
    },

    deleteCarts: async ({ user, params }) =>
      (await carts.changer.removeCarts(user.id, params.ids))
        ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED')
        : notFound,

    deleteMyCarts: async ({ user }) => {
      await carts.changer.removeCarts(user.id);
      return enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED');
    },

    deleteCartProducts: async (call) => {
      const outcome = await carts.changer.removeLines(call.user.id, call.params.ids, call.params.version);
      return outcome.ok ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : cartRefused(deps, call, outcome.error);
    },
  };
};
