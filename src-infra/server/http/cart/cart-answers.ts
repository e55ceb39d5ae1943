import type { CartMember, CartRefusal, OpenCart } from '../../carts/index.ts';
import type { Refusal } from '../answer/index.ts';
import type { Call } from '../call.ts';
import { catalogContext, goodsContext, type CatalogDeps, type GoodsContext } from '../catalog/index.ts';
import { cartRefusal } from './cart-refusal.ts';
import { toCart } from './cart.shape.ts';

type Deps = Pick<CatalogDeps, 'reference' | 'zones'>;
export type Asked = Pick<Call<'showCart'>, 'origin' | 'language' | 'now'>;

/** Amounts of a cart are in its own currency, whatever the call asks for. */
export const cartContext = async ({ reference, zones }: Deps, asked: Asked, { goods }: Pick<OpenCart, 'goods'>): Promise<GoodsContext> =>
  goodsContext(catalogContext(await reference(), zones, { ...asked, currency: goods.currency }), goods.shop, goods.catalogue);

/** A cart as its owner sees it, or one of its other members. */
export const shapedCart = async (deps: Deps, asked: Asked, open: OpenCart, viewer?: CartMember) => toCart(open, await cartContext(deps, asked, open), viewer);

/** Why a cart stayed as it was; a conflict shows it as `uuid` sees it, without one as its owner does. */
export const refusedCart = async (deps: Deps, asked: Asked, error: CartRefusal, uuid?: string): Promise<Refusal> => {
  const open = error.kind === 'version' ? error.open : undefined;
  const cart = open && (await shapedCart(deps, asked, open, open.cart.members.find((member) => member.uuid === uuid)));
  return cartRefusal(error, () => cart);
};
