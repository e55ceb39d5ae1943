import type { OrderPayment } from '@domain/orders/index.ts';

/** What is paid in cash or not yet comes to less; anything else comes back. */
export const backKey = (payment: OrderPayment | undefined): 'substitution.back' | 'substitution.less' =>
  payment === undefined || payment.tag === 'cash' ? 'substitution.less' : 'substitution.back';
