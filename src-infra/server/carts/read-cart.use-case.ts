import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Currency } from '@domain/pricing/index.ts';
import type { Store } from '../store/index.ts';
import type { CartGoods } from './cart-goods.ts';
import { inCurrency, isSettled, type CartKeeper } from './cart-keeper.ts';
import { ownerPart, type CartMember, type CartRecord } from './cart-record.ts';
import { notFound, type CartRefusal } from './cart-refusal.ts';
import { partOf } from './held-cart.ts';
import type { OpenCart } from './open-cart.ts';
import { settleCart } from './settle-cart.ts';

/**
 * The owner's cart, brought up to date and switched to `currency` (contract 5.2). `undefined` when there is none, when it is not
 * the named one, or when its shop is gone.
 */
export type ReadCart = (ownerId: number, currency: Currency, named?: { readonly cartId?: number; readonly shopId?: number }) => Promise<OpenCart | undefined>;

/** Who looks at a group: with the secret of a part, or signed in as its owner. */
export type GroupViewer = { readonly cartId: number; readonly shopId?: number | undefined; readonly uuid: string | undefined; readonly userId: number | undefined };
export type ViewedGroup = { readonly open: OpenCart; readonly viewer: CartMember; readonly at: Instant };
/** A group as one of those sees it who take part in it, in its own currency. */
export type ReadGroup = (viewer: GroupViewer) => Promise<Result<ViewedGroup, CartRefusal>>;

type Deps = { readonly store: Store; readonly keeper: CartKeeper; readonly clock: Clock };

/** What a stored cart is by now; stored again only where reading changed it. */
const createRefresh = ({ store, keeper, clock }: Deps) =>
  async (stored: CartRecord, goods: CartGoods): Promise<OpenCart | undefined> => {
    const settled = settleCart(inCurrency(stored, goods), goods, clock.now());
    if (isSettled(stored, settled.cart)) return { cart: settled.cart, goods, priced: settled.priced };
    return store.transaction(async () => {
      const cart = await keeper.lock({ cartId: stored.id });
      return cart && keeper.keep(cart, cart, goods);
    });
  };

export const createReadCart = (deps: Deps): ReadCart => {
  const { keeper } = deps;
  const refresh = createRefresh(deps);
  return async (ownerId, currency, named = {}) => {
    const stored = await keeper.carts.find({ ownerId });
    const isWanted = (cart: CartRecord): boolean => (named.cartId ?? cart.id) === cart.id && (named.shopId ?? cart.shopId) === cart.shopId;
    if (!stored || !isWanted(stored)) return undefined;
    const goods = await keeper.goodsOf(stored.shopId, currency);
    return goods && refresh(stored, goods);
  };
};

export const createReadGroup = (deps: Deps): ReadGroup => {
  const { keeper } = deps;
  const refresh = createRefresh(deps);
  return async ({ cartId, shopId, uuid, userId }) => {
    const stored = await keeper.carts.find({ cartId });
    const goods = stored && (await keeper.goodsOfCart(stored));
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
