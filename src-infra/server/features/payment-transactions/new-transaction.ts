import type { NewTransaction } from './payment-transaction.ts';

export type PaymentMethod =
  | { readonly id: number; readonly tag: 'cash' | 'wallet' }
  /** Settled elsewhere already; `reference` is the provider's number of the payment. */
  | { readonly id: number; readonly tag: 'provider'; readonly reference: string };
type TransactionDraft = {
  readonly orderId: number;
  readonly userId: number;
  readonly payment: PaymentMethod;
  /** Minor units of the base currency. */
  readonly amount: number;
  readonly type: 'model' | 'tip';
  readonly now: number;
};

/** Builds the payment of an order: due at once by wallet or provider, on delivery by cash (contract 3.11). */
export const newTransaction = (
  id: number,
  { orderId, userId, payment, amount, type, now }: TransactionDraft,
): NewTransaction => {
  const isPaid = payment.tag !== 'cash';
  return {
    id,
    payable_type: 'order',
    payable_id: orderId,
    user_id: userId,
    payment_id: payment.id,
    price: amount,
    status: isPaid ? 'paid' : 'progress',
    type,
    request: isPaid ? 'approved' : 'waiting',
    payment_trx_id: payment.tag === 'provider' ? payment.reference : null,
    parent_id: null,
    note: String(orderId),
    status_description: `Transaction for order #${orderId}`,
    perform_time: now,
    refund_time: null,
    created_at: now,
    updated_at: now,
  };
};
