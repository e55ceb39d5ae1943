import { readRefundStatus, type RefundStatus } from '@domain/refunds/index.ts';

/** The statuses of contract 4.3, as stored and sent. */
const WORDS = { pending: 'pending', approved: 'accepted', rejected: 'canceled' } as const satisfies Record<
  RefundStatus,
  string
>;

export const refundStatusWord = (status: RefundStatus): (typeof WORDS)[RefundStatus] => WORDS[status];

/** Returns the stored statuses of a filter; `undefined` if unknown. */
export const refundStatusWords = (word: string): readonly string[] | undefined => {
  const status = readRefundStatus(word);
  return status && [WORDS[status]];
};

/** Converts a stored status; stored values are always valid. */
export const storedRefundStatus = (word: string): RefundStatus => {
  const status = readRefundStatus(word);
  if (!status) throw new TypeError(`No refund is ${word}`);
  return status;
};
