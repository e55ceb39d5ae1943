import type { OrderId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { OrderBoxes, OrderStatus } from '../orders/index.ts';
import { money, type Decimal, type Money, type Scale } from '../pricing/index.ts';
import { creditOf } from './partial-refund.ts';
import type { RefundStatus } from './refund-status.ts';

/** ORDER-12: An order with a deposit for its boxes, in its own currency; `rate` at its placement. */
export type DepositOrder = OrderBoxes & {
  readonly status: OrderStatus;
  /** ORDER-3b: whether the customer has paid. */
  readonly isPaid: boolean;
  readonly deposit: Money;
  readonly rate: Decimal;
  /** The statuses of requests to refund the whole order. */
  readonly whole: readonly RefundStatus[];
};

/** What bringing boxes back changes. */
export type ReturnedBoxes = {
  /** All boxes that are back now. */
  readonly returned: number;
  /** What the shop's share falls by, in the order's currency. */
  readonly amount: Money;
  /** The credit to the customer's wallet, in the base currency. */
  readonly credit: Money;
};

/** Why boxes are not taken back: no whole number of at least one, or more than the customer still has. */
export type BoxesRefusal = { readonly kind: 'nothing' | 'too-many' };

/**
 * ORDER-12c: Returns how many boxes the customer can still bring back: none before it is delivered and paid, and none
 * once the whole order was refunded, which gives the rest of the deposit back.
 */
export const openBoxes = ({
  status,
  isPaid,
  boxes,
  returned,
  whole,
}: Pick<DepositOrder, keyof OrderBoxes | 'status' | 'isPaid' | 'whole'>): number =>
  status !== 'delivered' || !isPaid || whole.includes('approved') ? 0 : Math.max(0, boxes - returned);

/** ORDER-12d: What `returned` of the boxes have brought back, in the order's currency. */
export const returnedDeposit = ({
  deposit,
  boxes,
  returned,
}: Pick<DepositOrder, keyof OrderBoxes | 'deposit'>): Money =>
  money(boxes === 0 ? 0 : Math.floor((deposit.minor * returned) / boxes), deposit.scale);

/**
 * ORDER-12c, ORDER-12d: Takes boxes back. In however many steps they come, the credits add up to exactly what was paid
 * for them in the base currency: the last box gets the rest. Throws RangeError unless the rate is above zero.
 */
export const returnBoxes = (
  order: DepositOrder,
  count: number,
  baseScale: Scale,
): Result<ReturnedBoxes, BoxesRefusal> => {
  if (!Number.isSafeInteger(count) || count < 1) return err({ kind: 'nothing' });
  if (count > openBoxes(order)) return err({ kind: 'too-many' });
  const returned = order.returned + count;
  const before = returnedDeposit(order);
  const amount = money(returnedDeposit({ ...order, returned }).minor - before.minor, order.deposit.scale);
  return ok({ returned, amount, credit: creditOf(before, amount, order.rate, baseScale) });
};

/** The note of returned boxes in a wallet's history. */
export const depositNote = (id: OrderId, count: number): string => `Order #${id}: deposit for ${count} returned boxes`;
