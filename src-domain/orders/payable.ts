import { isPaymentDue } from '../payments/index.ts';
import type { OrderSummary } from './order.ts';

/**
 * ORDER-3a, contract 4.2: Whether an order shows Pay: its payment is due, not in cash, and the order is not canceled.
 */
export const isPayable = ({ status, payment }: Pick<OrderSummary, 'status' | 'payment'>): boolean =>
  status !== 'canceled' && isPaymentDue(payment);

/**
 * ORDER-3b: Whether the customer has paid: by a completed payment, or in cash on delivery, whatever the server has
 * recorded so far.
 */
export const isSettled = ({ status, payment }: Pick<OrderSummary, 'status' | 'payment'>): boolean =>
  payment?.status === 'paid' || (status === 'delivered' && payment?.tag === 'cash' && payment.status === 'progress');
