import { isUnpaid } from '../payments/index.ts';
import type { OrderSummary } from './order.ts';

/**
 * ORDER-3a, contract 4.2: whether an order shows Pay: its payment is owed, it is not to be paid in cash, and it was not
 * canceled.
 */
export const isPayable = ({ status, payment }: Pick<OrderSummary, 'status' | 'payment'>): boolean =>
  status !== 'canceled' && (payment === undefined || (isUnpaid(payment.status) && payment.tag !== 'cash'));

/**
 * ORDER-3b: whether the customer's money has changed hands: paid, or delivered for cash, whatever the server wrote by
 * then.
 */
export const isSettled = ({ status, payment }: Pick<OrderSummary, 'status' | 'payment'>): boolean =>
  payment?.status === 'paid' || (status === 'delivered' && payment?.tag === 'cash' && payment.status === 'progress');
