import { readEntries, type Carts, type OpenCart } from '../../carts/index.ts';
import type { FindCoupon } from '../../coupons/index.ts';
import type { RateLimiter } from '../../limits/index.ts';
import type { QuoteBook } from '../../quotes/index.ts';
import { enveloped, notFound } from '../answer/index.ts';
import type { Call, Handlers } from '../call.ts';
import { catalogContext, goodsContext, type CatalogDeps, type GoodsContext } from '../catalog/index.ts';
import { cartRefusal } from './cart-refusal.ts';
import { toCart } from './cart.shape.ts';

export type CartRouteDeps = Pick<CatalogDeps, 'reference' | 'zones' | 'shops'> & {
  readonly carts: Carts; readonly findCoupon: FindCoupon; readonly quotes: QuoteBook; readonly limiter: RateLimiter;
};
type Ids = 'showCart' | 'setCartLine' | 'insertProducts' | 'deleteCarts' | 'deleteMyCarts' | 'deleteCartProducts';
type Asked = Pick<Call<'showCart'>, 'origin' | 'language' | 'now'>;

/** Amounts of a cart are in its own currency, whatever the call asks for. */
export const cartContext = async ({ reference, zones }: Pick<CartRouteDeps, 'reference' | 'zones'>, asked: Asked, { goods }: Pick<OpenCart, 'goods'>): Promise<GoodsContext> =>
  goodsContext(catalogContext(await reference(), zones, { ...asked, currency: goods.currency }), goods.shop, goods.catalogue);

/** Contract 3.8: the cart of a signed-in customer. */
export const cartRoutes = (deps: CartRouteDeps): Handlers<Ids> => {
  const { carts } = deps;
  const shaped = async (asked: Asked, open: OpenCart) => toCart(open, await cartContext(deps, asked, open));

  return {
    showCart: async (call) => {
      const open = await carts.readCart(call.user.id, call.currency, call.params.shop_id === undefined ? {} : { shopId: call.params.shop_id });
      return open ? enveloped(await shaped(call, open)) : notFound;
    },

    setCartLine: async (call) => {
      const { shop_id: shopId, stock_id: stockId, quantity, version } = call.params;
      const outcome = await carts.setLine(call.user, { shopId, stockId, quantity, currency: call.currency, version });
      if (outcome.ok) return enveloped(await shaped(call, outcome.value), 'RECORD_WAS_SUCCESSFULLY_CREATED');
      return refusal(call, outcome.error);
    },

    insertProducts: async (call) => {
      const { shop_id: shopId, products, version } = call.params;
      const outcome = await carts.insertProducts(call.user, { shopId, currency: call.currency, instructions: readEntries(products), version });
      if (outcome.ok) return enveloped(await shaped(call, outcome.value), 'RECORD_WAS_SUCCESSFULLY_CREATED');
      return refusal(call, outcome.error);
    },

    deleteCarts: async ({ user, params }) => ((await carts.changer.removeCarts(user.id, params.ids)) ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : notFound),

    deleteMyCarts: async ({ user }) => {
      await carts.changer.removeCarts(user.id);
      return enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED');
    },

    deleteCartProducts: async (call) => {
      const outcome = await carts.changer.removeLines(call.user.id, call.params.ids, call.params.version);
      return outcome.ok ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : refusal(call, outcome.error);
    },
  };

  async function refusal(asked: Asked, error: Parameters<typeof cartRefusal>[0]) {
    const cart = error.kind === 'version' ? await shaped(asked, error.open) : undefined;
    return cartRefusal(error, () => cart);
  }
};
