import type { Result } from '@domain/kernel/result.ts';
import type { Store } from '../store/index.ts';
import type { CartKeeper } from './cart-keeper.ts';
import { ownerPart, type CartRecord } from './cart-record.ts';
import type { CartRefusal } from './cart-refusal.ts';
import type { CartHands } from './held-cart.ts';
import type { RemoveLines } from './remove-lines.ts';

/** What owners do with their carts besides filling them (contract 3.8). */
export interface CartChanger {
  /** Removes lines, whoever's they are, or single add-ons. */
  removeLines(ownerId: number, ids: readonly number[], version?: number): Promise<Result<void, CartRefusal>>;
  /** Without ids the owner's cart, whichever it is. False when there was nothing to delete. */
  removeCarts(ownerId: number, ids?: readonly number[]): Promise<boolean>;
  /** Takes a person out of every cart, before the account goes (ACCOUNT-5). */
  forget(userId: number): Promise<void>;
}

type Deps = { readonly store: Store; readonly keeper: CartKeeper; readonly hands: CartHands; readonly removeLines: RemoveLines };

export const createCartChanger = ({ store, keeper, hands, removeLines }: Deps): CartChanger => {
  const leave = async (cart: CartRecord, userId: number): Promise<void> => {
    const [left] = cart.members.filter((member) => member.userId === userId);
    const goods = await keeper.goodsOfCart(cart);
    if (!left || !goods) return;
    await keeper.news.member(cart.id, left, 'left');
    await keeper.keep(cart, { ...cart, members: cart.members.filter((member) => member !== left) }, goods);
  };

  return {
    removeLines: (ownerId, ids, version) =>
      hands.ofOwner(ownerId, undefined, (held) => removeLines({ ...held, member: ownerPart(held.cart) }, ids, version)),

    removeCarts: (ownerId, ids) =>
      store.transaction(async () => {
        const cart = await keeper.lock({ ownerId });
        if (!cart || ids?.includes(cart.id) === false) return false;
        await keeper.end(cart);
        return true;
      }),

    forget: (userId) =>
      store.transaction(async () => {
        for (const cartId of await keeper.carts.cartsOfUser(userId)) {
          const cart = await keeper.lock({ cartId });
          if (cart?.ownerId === userId) await keeper.end(cart);
          else if (cart) await leave(cart, userId);
        }
      }),
  };
};
