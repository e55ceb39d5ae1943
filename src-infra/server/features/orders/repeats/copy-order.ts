import type { ChangeOrderStatus } from '../change-order-status.use-case.ts';
import type { NewOrderRow, OrderRecord } from '../order-record.ts';
import { amountColumns, type OrderAmounts } from '../order-rows.ts';
import type { PricedCopy } from './price-copy.ts';

export type AcceptCopy = { readonly changeOrderStatus: ChangeOrderStatus };
/** The id, the due time and the amounts of a copy. */
export type CopyFacts = {
  readonly id: number;
  readonly otp: number;
  readonly now: number;
  readonly date: string;
  readonly time: string;
  readonly at: number;
  readonly amounts: OrderAmounts;
  readonly quote: Pick<PricedCopy['quote'], 'rate' | 'km'>;
};

/** Copies an order to another day, at the prices of that day, without its coupon and tip. */
export const copyOf = (order: OrderRecord, { amounts, quote, ...facts }: CopyFacts): NewOrderRow => {
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
    members,
    lines_count: _lines,
    pieces: _pieces,
    place: _place,
    ...kept
  } = order;
  return {
    ...kept,
    id: facts.id,
    cart_id: null,
    status: 'new',
    rate: quote.rate,
    km: quote.km,
    ...amountColumns(amounts),
    delivery_date: facts.date,
    delivery_time: facts.time,
    delivery_at: facts.at,
    otp: facts.otp,
    tip_for: null,
    deliveryman_id: null,
    courier_by_hand: false,
    current: false,
    kitchen_by_hand: false,
    quote: null,
    members: members && members.map(({ settled: _settled, ...member }) => member),
    images: null,
    repeat_of: order.id,
    eta: null,
    created_at: facts.now,
    updated_at: facts.now,
  };
};
