import { money, type Money, type Scale } from '@domain/pricing/index.ts';
import { paidForGoods, type PaidGoods } from '@domain/refunds/index.ts';
import type { OrderDetailRecord, OrderRecord } from '../orders/index.ts';

/** REFUND-3a: returns what was paid for the lines of an order, and what open and granted requests take of it. */
export const paidGoodsOf = (order: OrderRecord): PaidGoods => {
  const amount = (minor: number): Money => money(minor, order.scale as Scale);
  const fees = [order.delivery_fee, order.service_fee, order.waiter_fee, order.tips, order.deposit].map(amount);
  return {
    paid: paidForGoods(amount(order.total_price), fees),
    lines: linesOf(order).map((line) => ({
      id: line.id,
      quantity: line.quantity,
      total: amount(
        order.details.reduce(
          (sum, { id, parent_id, total_price }) => sum + (id === line.id || parent_id === line.id ? total_price : 0),
          0,
        ),
      ),
    })),
    taken: order.refunds
      .filter(({ status }) => status !== 'canceled')
      .flatMap(({ lines }) => lines ?? [])
      .map((line) => ({ lineId: line.order_detail_id, quantity: line.quantity, amount: amount(line.amount) })),
  };
};

/** The lines of an order without their add-ons. */
export const linesOf = ({ details }: OrderRecord): readonly OrderDetailRecord[] =>
  details.filter(({ parent_id }) => parent_id === null);

/** REFUND-3c: the sum of granted parts. */
export const grantedParts = ({ refunds, scale }: OrderRecord): Money =>
  money(
    refunds.reduce((sum, { status, lines, amount }) => sum + (status === 'accepted' && lines ? (amount ?? 0) : 0), 0),
    scale as Scale,
  );
