import { isOwed } from '@domain/orders/index.ts';
import { majorOf, type Money } from '@domain/pricing/index.ts';
import { sharesOf, type OrderMember, type OrderRecord } from '../../features/orders/index.ts';
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
    owner_name: members.find(({ user_id }) => user_id === order.user_id)?.name ?? '',
    currency: toBoughtCurrency(order, reference),
    total_price: major(order.total_price, order.scale),
    shares: sharesOf(order).map((share) => ({
      user_cart_id: share.id as number,
      name: share.name,
      owner: share.isOwner,
      settled: !isOwed(share.standing),
      standing: share.standing,
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
