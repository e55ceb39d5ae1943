import { majorOf } from '@domain/pricing/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { OpenCart } from './open-cart.ts';
import type { CartMember, CartRecord } from './cart-record.ts';
import { spendLimitIn } from './group-state.ts';

export type MemberChange = 'joined' | 'left' | 'status' | 'online' | 'offline';
/** The payload of a `member` event. The account is never sent; it lets the event be deleted with the account. */
export type MemberEvent = {
  readonly user_cart_id: number;
  readonly name: string | null;
  readonly status: boolean;
  readonly change: MemberChange;
  readonly account: number | null;
};

/** Publishes events of a group order to everybody in it (contract 8.4), within the caller's transaction. */
export interface CartEvents {
  changed(cart: Pick<CartRecord, 'id' | 'version'>): Promise<void>;
  member(cartId: number, member: CartMember, change: MemberChange): Promise<void>;
  /** The lock, deadline or spend limit changed. */
  limits(open: OpenCart): Promise<void>;
  /** `isEnded` for all members of a group that is none any more. */
  kicked(cartId: number, memberId: number, isEnded?: boolean): Promise<void>;
  ordered(cartId: number, orderId: number): Promise<void>;
  /** The owner deleted the cart: members lose their parts, and the owner's other windows reload. */
  ended(cart: CartRecord): Promise<void>;
}

export const createCartEvents = ({ events }: { readonly events: EventLog }): CartEvents => {
  const kicked: CartEvents['kicked'] = (cartId, memberId, isEnded = false) =>
    events.publish(`cart ${cartId}`, 'kicked', { user_cart_id: memberId, ...(isEnded && { ended: true }) });
  return {
    kicked,
    changed: ({ id, version }) => events.publish(`cart ${id}`, 'cart', { version }),
    member: (cartId, { id, name, isChoosing, userId }, change) => {
      const event: MemberEvent = { user_cart_id: id, name, status: isChoosing, change, account: userId };
      return events.publish(`cart ${cartId}`, 'member', event);
    },
    limits: ({ cart, goods }) => {
      const limit = spendLimitIn(cart, goods);
      return events.publish(`cart ${cart.id}`, 'locked', {
        locked: cart.isLocked,
        deadline: wireTime(cart.deadline),
        spend_limit: limit ? Number(majorOf(limit)) : null,
      });
    },
    ordered: (cartId, orderId) => events.publish(`cart ${cartId}`, 'ordered', { order_id: orderId }),
    ended: async (cart) => {
      for (const { id, userId } of cart.members) if (userId !== cart.ownerId) await kicked(cart.id, id, true);
      await events.publish(`cart ${cart.id}`, 'reset', {});
    },
  };
};
