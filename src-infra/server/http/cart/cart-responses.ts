import type { CartMember, CartRefusal, OpenCart } from '../../features/carts/index.ts';
import type { Refusal } from '../response/index.ts';
import type { ApiCall } from '../handler.ts';
import { catalogContext, goodsContext, type CatalogDeps, type GoodsContext } from '../catalog/index.ts';
import { cartRefusal } from './cart-refusal.ts';
import { toCart } from './cart.shape.ts';

type Deps = Pick<CatalogDeps, 'reference' | 'zones'>;
export type CallContext = Pick<ApiCall<'showCart'>, 'origin' | 'language' | 'now'>;

/** Returns a context with the cart's own currency instead of the requested one. */
export const cartContext = async (
  { reference, zones }: Deps,
  call: CallContext,
  { goods }: Pick<OpenCart, 'goods'>,
): Promise<GoodsContext> =>
  goodsContext(
    catalogContext(await reference(), zones, { ...call, currency: goods.currency }),
    goods.shop,
    goods.catalogue,
  );

/** Renders a cart for its owner or for one of its members. */
export const cartShape = async (deps: Deps, call: CallContext, open: OpenCart, viewer?: CartMember) =>
  toCart(open, await cartContext(deps, call, open), viewer);

/** Renders why a cart was not changed; a conflict includes the cart as member `uuid` sees it, or its owner. */
export const cartRefused = async (
  deps: Deps,
  call: CallContext,
  error: CartRefusal,
  uuid?: string,
): Promise<Refusal> => {
  const open = error.kind === 'version' ? error.open : undefined;
  const cart =
    open &&
    (await cartShape(
      deps,
      call,
      open,
      open.cart.members.find((member) => member.uuid === uuid),
    ));
  return cartRefusal(error, () => cart);
};
