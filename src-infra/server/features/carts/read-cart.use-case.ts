import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Currency } from '@domain/pricing/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CartGoods } from './cart-goods.ts';
import { inCurrency, isSettled, type CartService } from './cart-service.ts';
import { ownerPart, type CartMember, type CartRecord } from './cart-record.ts';
import { notFound, type CartRefusal } from './cart-refusal.ts';
import { partOf } from './cart-access.ts';
import type { OpenCart } from './open-cart.ts';
import { settleCart } from './settle-cart.ts';

/**
 * Returns the owner's cart, refreshed and converted to `currency` (contract 5.2); `undefined` if it does not exist, is
 * not the given one, or its shop is gone.
 */
export type ReadCart = (
  ownerId: number,
  currency: Currency,
  named?: { readonly cartId?: number; readonly shopId?: number },
) => Promise<OpenCart | undefined>;

/** The viewer of a group: the holder of a part's secret, or the signed-in owner. */
export type GroupViewer = {
  readonly cartId: number;
  readonly shopId?: number | undefined;
  readonly uuid: string | undefined;
  readonly userId: number | undefined;
};
export type ViewedGroup = { readonly open: OpenCart; readonly viewer: CartMember; readonly at: Instant };
/** Returns a group as one of its members sees it, in its own currency. */
export type ReadGroup = (viewer: GroupViewer) => Promise<Result<ViewedGroup, CartRefusal>>;

type Deps = { readonly transactions: Transactions; readonly cartService: CartService; readonly clock: Clock };

/** Refreshes a stored cart and saves it if that changed it. */
const createRefresh =
  ({ transactions, cartService, clock }: Deps) =>
  async (stored: CartRecord, goods: CartGoods): Promise<OpenCart | undefined> => {
    const settled = settleCart(inCurrency(stored, goods), goods, clock.now());
    if (isSettled(stored, settled.cart)) return { cart: settled.cart, goods, priced: settled.priced };
    return transactions.run(async () => {
      const cart = await cartService.lock({ cartId: stored.id });
      return cart && cartService.save(cart, cart, goods);
    });
  };

export const createReadCart = (deps: Deps): ReadCart => {
  const { cartService } = deps;
  const refresh = createRefresh(deps);
  return async (ownerId, currency, named = {}) => {
    const stored = await cartService.carts.find({ ownerId });
    const isWanted = (cart: CartRecord): boolean =>
      (named.cartId ?? cart.id) === cart.id && (named.shopId ?? cart.shopId) === cart.shopId;
    if (!stored || !isWanted(stored)) return undefined;
    const goods = await cartService.goodsOf(stored.shopId, currency);
    return goods && refresh(stored, goods);
  };
};

export const createReadGroup = (deps: Deps): ReadGroup => {
  const { cartService } = deps;
  const refresh = createRefresh(deps);
  return async ({ cartId, shopId, uuid, userId }) => {
    const stored = await cartService.carts.find({ cartId });
    const goods = stored && (await cartService.goodsOfCart(stored));
    if (!stored || !goods || (shopId ?? stored.shopId) !== stored.shopId) return err(notFound);
    const secret = uuid ?? (stored.ownerId === userId ? ownerPart(stored).uuid : '');
    const part = partOf(stored, secret);
    if (!part.ok) return part;
    const open = await refresh(stored, goods);
    const viewer = open && partOf(open.cart, secret);
    if (!viewer) return err(notFound);
    return viewer.ok ? ok({ open, viewer: viewer.value, at: deps.clock.now() }) : viewer;
  };
};
