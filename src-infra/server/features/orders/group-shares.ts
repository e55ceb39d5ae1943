import { userCartId } from '@domain/kernel/ids.ts';
import { groupShares, type GroupShare, type ShareStanding } from '@domain/orders/index.ts';
import { money, type Money, type Scale } from '@domain/pricing/index.ts';
import type { OrderMember, OrderRecord } from './order-record.ts';

/** A member's share of an order, in its currency. */
export type OrderShare = GroupShare & { readonly isOwner: boolean; readonly standing: ShareStanding };

/** Who pays for a group's order; orders from before it was stored are paid by each. */
export const payerOf = ({ group_payer: payer }: Pick<OrderRecord, 'group_payer'>): 'each' | 'owner' =>
  payer === 'owner' ? 'owner' : 'each';

/** GROUP-6e: how a member's share is stored; programs that do not know the other standings know `settled`. */
export const standingOf = ({ settled, told, paid }: OrderMember): ShareStanding =>
  paid ? 'paid' : settled ? 'settled' : told ? 'told' : 'open';

export const storedStanding = (standing: ShareStanding): Pick<Required<OrderMember>, 'settled' | 'told' | 'paid'> => ({
  settled: standing === 'settled' || standing === 'paid',
  told: standing === 'told',
  paid: standing === 'paid',
});

/**
 * GROUP-6c: who owes what of an order. Delivery and service are fixed; what else the total has beyond the lines is in
 * proportion to them.
 */
export const sharesOf = (order: OrderRecord): readonly OrderShare[] => {
  const amount = (minor: number): Money => money(minor, order.scale as Scale);
  const parts = (order.members ?? []).flatMap((member) => {
    const { user_cart_id: id, name, user_id: account } = member;
    const own = order.details.filter(({ user_cart_id }) => user_cart_id === id);
    if (own.length === 0) return [];
    return {
      id: userCartId(id),
      name: name ?? '',
      isOwner: account === order.user_id,
      standing: standingOf(member),
      lines: amount(own.reduce((sum, line) => sum + line.total_price, 0)),
    };
  });
  const fixed = order.delivery_fee + order.service_fee + order.waiter_fee;
  const lines = parts.reduce((sum, part) => sum + part.lines.minor, 0);
  const rest = order.total_price - lines - fixed + order.coupon_price;
  return groupShares(parts, {
    fixed: amount(fixed),
    proportional: amount(Math.max(0, rest)),
    reduction: amount(order.coupon_price + Math.max(0, -rest)),
  });
};
