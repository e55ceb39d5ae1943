import { bookedAmounts } from '@domain/orders/index.ts';
import { decimal, money, type Scale } from '@domain/pricing/index.ts';
import type { ChangeOrderStatus } from '../change-order-status.use-case.ts';
import type { NewDetailRow, NewOrderRow, OrderRecord } from '../order-record.ts';

export type AcceptCopy = { readonly changeOrderStatus: ChangeOrderStatus };
/** The ids and the due time of a copy. */
export type CopyFacts = {
  readonly id: number;
  readonly detailIds: readonly number[];
  readonly otp: number;
  readonly now: number;
  readonly date: string;
  readonly time: string;
  readonly at: number;
  readonly commission: { readonly percent: string; readonly isBySubscription: boolean };
};

/** Copies an order to another day, without its coupon and tip. */
export const copyOf = (order: OrderRecord, facts: CopyFacts): NewOrderRow => {
  const {
    details: _details,
    transactions: _paid,
    customer: _customer,
    courier: _courier,
    reviews: _reviews,
    refunds: _refunds,
    substitutions: _substitutions,
    repeat: _repeat,
    coupon: _coupon,
    lines_count: _lines,
    pieces: _pieces,
    ...kept
  } = order;
  const amount = (minor: number) => money(minor, order.scale as Scale);
  const booked = bookedAmounts(
    {
      total: amount(order.total_price - order.tips + order.coupon_price),
      price: amount(order.origin_price),
      discount: amount(order.total_discount),
      shopTax: amount(order.tax),
      delivery: amount(order.delivery_fee),
      service: amount(order.service_fee),
      waiter: amount(order.waiter_fee),
      coupon: amount(0),
      tips: amount(0),
      recipeDiscount: amount(0),
      recipeCount: 0,
    },
    { percent: decimal(facts.commission.percent), isBySubscription: facts.commission.isBySubscription },
  );
  return {
    ...kept,
    id: facts.id,
    cart_id: null,
    status: 'new',
    total_price: booked.total.minor,
    tips: 0,
    coupon_price: 0,
    commission_fee: booked.commission.minor,
    seller_fee: booked.seller.minor,
    delivery_date: facts.date,
    delivery_time: facts.time,
    delivery_at: facts.at,
    otp: facts.otp,
    tip_for: null,
    deliveryman_id: null,
    current: false,
    quote: null,
    images: null,
    repeat_of: order.id,
    eta: null,
    created_at: facts.now,
    updated_at: facts.now,
  };
};

/** Copies the lines; add-ons reference the new lines. */
export const copiedDetails = ({ details }: OrderRecord, { id, detailIds }: CopyFacts): readonly NewDetailRow[] => {
  const fresh = new Map(details.map((detail, index) => [detail.id, detailIds[index] ?? 0]));
  return details.map((detail) => ({
    ...detail,
    id: fresh.get(detail.id) ?? 0,
    order_id: id,
    parent_id: detail.parent_id === null ? null : (fresh.get(detail.parent_id) ?? null),
    status: 'new',
  }));
};
