import type { Currency } from '@domain/pricing/index.ts';
import type { Store } from '../store/index.ts';
import { inCurrency, isSettled, type CartKeeper, type OpenCart } from './cart-keeper.ts';
import type { CartRecord } from './cart-record.ts';
import { settleCart } from './settle-cart.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';

/**
 * The owner's cart, brought up to date and switched to `currency` (contract 5.2). `undefined` when there is none, when it is not
 * the named one, or when its shop is gone.
 */
export type ReadCart = (ownerId: number, currency: Currency, named?: { readonly cartId?: number; readonly shopId?: number }) => Promise<OpenCart | undefined>;

type Deps = { readonly store: Store; readonly keeper: CartKeeper; readonly clock: Clock };

export const createReadCart = ({ store, keeper, clock }: Deps): ReadCart => {
  return async (ownerId, currency, named = {}) => {
    const stored = await keeper.carts.find({ ownerId });
    const isWanted = (cart: CartRecord): boolean => (named.cartId ?? cart.id) === cart.id && (named.shopId ?? cart.shopId) === cart.shopId;
    if (!stored || !isWanted(stored)) return undefined;
    const goods = await keeper.goodsOf(stored.shopId, currency);
    if (!goods) return undefined;
    const settled = settleCart(inCurrency(stored, goods), goods, clock.now());
    if (isSettled(stored, settled.cart)) return { cart: settled.cart, goods, priced: settled.priced };
    return store.transaction(async () => {
      const cart = await keeper.lock({ ownerId });
      return cart && cart.id === stored.id ? keeper.keep(cart, cart, goods) : undefined;
    });
  };
};
