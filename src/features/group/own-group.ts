import { reaction } from 'mobx';
import type { GroupTerms, KnownGroup, UserCart } from '@domain/cart/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { CartViewModel } from '../cart/index.ts';

/** Returns the part of the owner in a cart, with which every device of theirs follows the group. */
export const ownGroup = (cart: UserCart & Partial<Pick<GroupTerms, 'title' | 'payer'>>): KnownGroup | undefined => {
  const { id, shopId, members, ownerId, title = '', payer = 'each' } = cart;
  const self = members.find(({ userId }) => userId === ownerId);
  return self?.uuid && { cartId: id, shopId, member: self.id, secret: self.uuid, title, payer, isOwner: true };
};

/** Returns the customer's group of this shop, which they may have started on another device. */
export const findOwnGroup = async (
  cart: Pick<CartViewModel, 'isReady' | 'userCart'>,
  shop: ShopId | undefined,
  wanted: number | undefined,
): Promise<KnownGroup | undefined> => {
  await known(cart);
  const { userCart } = cart;
  const isWanted = userCart?.isGroup && userCart.shopId === shop && (wanted ?? userCart.id) === userCart.id;
  return isWanted ? ownGroup(userCart) : undefined;
};

/** Resolves once it is known what is in the cart. */
const known = (cart: Pick<CartViewModel, 'isReady'>): Promise<void> =>
  new Promise((resolve) => {
    reaction(
      () => cart.isReady,
      (isReady, _, self) => {
        if (!isReady) return;
        self.dispose();
        resolve();
      },
      { fireImmediately: true },
    );
  });
