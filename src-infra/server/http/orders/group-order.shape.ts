import { userCartId } from '@domain/kernel/ids.ts';
import { groupShares } from '@domain/orders/index.ts';
import { majorOf, money, type Money, type Scale } from '@domain/pricing/index.ts';
import type { OrderMember, OrderRecord } from '../../features/orders/index.ts';
import type { Reference } from '../../features/reference/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { CatalogContext } from '../catalog/index.ts';
import { major, toBoughtCurrency } from './payment.shape.ts';

const number = (amount: Money): number => Number(majorOf(amount));

/** GROUP-6c: Renders the order of a group for one of its members. */
export const toGroupOrder = (
  order: OrderRecord,
  isSelf: (member: OrderMember) => boolean,
  context: CatalogContext,
  reference: Reference,
) => {
  const members = order.members ?? [];
  const self = members.find(isSelf);
  const isOwner = self !== undefined && self.user_id === order.user_id;
  const linesOf = (id: number) => order.details.filter(({ user_cart_id }) => user_cart_id === id);
  return {
    id: isOwner ? order.id : null,
    user_cart_id: self?.user_cart_id ?? 0,
    status: order.status,
    delivery_type: order.delivery_type,
    eta: wireTime(order.eta),
    delivery_date_time: wireTime(order.delivery_at),
    currency: toBoughtCurrency(order, reference),
    total_price: major(order.total_price, order.scale),
    shares: sharesOf(order).map((share) => ({
      user_cart_id: share.id as number,
      name: share.name,
      owner: share.isOwner,
      settled: share.isSettled,
      lines: number(share.lines),
      fixed: number(share.fixed),
      proportional: number(share.proportional),
      reduction: number(share.reduction),
      total: number(share.total),
      dishes: linesOf(share.id)
        .filter(({ parent_id }) => parent_id === null)
        .map(({ quantity, snapshot }) => ({
          quantity,
          title: context.translation(snapshot.product.id, snapshot.product.texts).title ?? '',
        })),
    })),
  };
};

/** Delivery and service are fixed; what else the total has beyond the lines is in proportion to them. */
const sharesOf = (order: OrderRecord) => {
  const amount = (minor: number): Money => money(minor, order.scale as Scale);
  const parts = (order.members ?? []).flatMap(({ user_cart_id: id, name, user_id: account, settled }) => {
    const own = order.details.filter(({ user_cart_id }) => user_cart_id === id);
    if (own.length === 0) return [];
    return {
      id: userCartId(id),
      name: name ?? '',
      isOwner: account === order.user_id,
      isSettled: settled === true,
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
