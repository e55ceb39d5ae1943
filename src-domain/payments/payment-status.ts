/** Contract 4.2: The statuses of a transaction, normalized; `cancelled` is converted by adapters. */
export const PAYMENT_STATUSES = ['progress', 'split', 'paid', 'canceled', 'rejected', 'refund', 're_pay'] as const;
/** The status of a payment. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** PAY-1a: Reads both spellings of canceled; undefined for an unknown status. */
export const readPaymentStatus = (text: string): PaymentStatus | undefined =>
  PAYMENT_STATUSES.find((status) => status === (text === 'cancelled' ? 'canceled' : text));

/** PAY-1b: Statuses of a payment that is still due (contract 4.2). */
export const isUnpaid = (status: PaymentStatus): boolean =>
  status === 'progress' || status === 'canceled' || status === 'rejected';

/** PAY-1c: Whether a payment is due and nobody has agreed to pay in cash; without a payment it is. */
export const isPaymentDue = (payment: { readonly tag: string; readonly status: PaymentStatus } | undefined): boolean =>
  payment === undefined || (isUnpaid(payment.status) && payment.tag !== 'cash');
