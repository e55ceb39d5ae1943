import { MEMBERS_MAX } from '@domain/cart/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { CartGoods } from './cart-goods.ts';
import { ownerPart, type CartRecord } from './cart-record.ts';
import type { CartService } from './cart-service.ts';
import { isLockedAt } from './group-state.ts';

/** A group as the link shows it to somebody who has not joined: nothing of what others chose. */
export type Invitation = {
  readonly cart: CartRecord;
  readonly goods: CartGoods;
  readonly ownerName: string;
  readonly isLocked: boolean;
  readonly isFull: boolean;
};

/** Returns the group of a link; `undefined` unless its secret is the current one (GROUP-6a). */
export type ReadInvitation = (cartId: number, secret: string) => Promise<Invitation | undefined>;

type Deps = { readonly cartService: CartService; readonly clock: Clock };

export const createReadInvitation =
  ({ cartService, clock }: Deps): ReadInvitation =>
  async (cartId, secret) => {
    const cart = await cartService.carts.find({ cartId });
    if (!cart?.isGroup || cart.invitation !== secret) return undefined;
    const goods = await cartService.goodsOfCart(cart);
    return (
      goods && {
        cart,
        goods,
        ownerName: ownerPart(cart).name ?? '',
        isLocked: isLockedAt(cart, goods, clock.now()),
        isFull: cart.members.length >= MEMBERS_MAX,
      }
    );
  };
