import { moveShare, type ShareMove } from '@domain/orders/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import { standingOf, storedStanding } from './group-shares.ts';
import type { OrderNotifier } from './order-notifier.ts';
import type { OrderRecord } from './order-record.ts';
import type { Orders } from './orders.ports.ts';

/** A member's part of a group: its cart, and the secret of the part. */
export type MemberKey = { readonly cartId: number; readonly secret: string };

/** GROUP-6e: how shares of a group order move. Each returns the order; `undefined` if there is no such share. */
export interface GroupShares {
  /** The owner says that a share was paid back, or not. */
  settle(
    share: { readonly orderId: number; readonly userId: number; readonly part: number },
    isSettled: boolean,
  ): Promise<OrderRecord | undefined>;
  /** A member says that the own share was given to the owner, or takes that back. */
  tell(member: MemberKey, isGiven: boolean): Promise<OrderRecord | undefined>;
  /** Marks a share as paid; `false` if it was not owed any more. Within the caller's transaction. */
  pay(share: { readonly orderId: number; readonly part: number }): Promise<boolean>;
}

type Deps = {
  readonly transactions: Transactions;
  readonly orders: Pick<Orders, 'lock' | 'find' | 'findOfMember' | 'setShare'>;
  readonly notifier: Pick<OrderNotifier, 'changed'>;
};

export const createGroupShares = ({ transactions, orders, notifier }: Deps): GroupShares => {
  /** Whether the share has moved; `undefined` if there is none. */
  const move = (orderId: number, part: number, how: ShareMove): Promise<boolean | undefined> =>
    transactions.run(async () => {
      const order = (await orders.lock(orderId)) && (await orders.find(orderId));
      const member = order?.members?.find(({ user_cart_id: id }) => id === part);
      if (!order || !member) return undefined;
      const next = moveShare(standingOf(member), how);
      if (next === standingOf(member)) return false;
      await orders.setShare({ orderId, part }, storedStanding(next));
      await notifier.changed(order);
      return true;
    });

  return {
    settle: async ({ orderId, userId, part }, isSettled) => {
      if (!(await orders.find(orderId, userId))) return undefined;
      const moved = await move(orderId, part, isSettled ? 'settle' : 'reopen');
      return moved === undefined ? undefined : orders.find(orderId, userId);
    },

    tell: async ({ cartId, secret }, isGiven) => {
      const order = await orders.findOfMember(cartId, secret);
      const member = order?.members?.find(({ uuid }) => uuid === secret);
      if (!order || !member || member.user_id === order.user_id) return undefined;
      await move(order.id, member.user_cart_id, isGiven ? 'tell' : 'take-back');
      return orders.find(order.id);
    },

    pay: async ({ orderId, part }) => (await move(orderId, part, 'pay')) === true,
  };
};
