/** Contract 4.2: the states of a transaction, in the inner spelling; `cancelled` is read at the edge. */
export const PAYMENT_STATUSES = ['progress', 'split', 'paid', 'canceled', 'rejected', 'refund', 're_pay'] as const;
/** What became of a payment so far. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** PAY-1a: both spellings of canceled; `undefined` for a word of no status. */
export const readPaymentStatus = (text: string): PaymentStatus | undefined =>
  PAYMENT_STATUSES.find((status) => status === (text === 'cancelled' ? 'canceled' : text));

/** PAY-1b: statuses after which a payment is still owed (contract 4.2). */
export const isUnpaid = (status: PaymentStatus): boolean =>
  status === 'progress' || status === 'canceled' || status === 'rejected';
