import { readRefundStatus, type RefundStatus } from '@domain/refunds/index.ts';

/** The words of contract 4.3, as they are stored and sent. */
const WORDS = { pending: 'pending', approved: 'accepted', rejected: 'canceled' } as const satisfies Record<RefundStatus, string>;

export const refundStatusWord = (status: RefundStatus): (typeof WORDS)[RefundStatus] => WORDS[status];

/** The stored words a filter means; `undefined` for a word of no status. */
export const refundStatusWords = (word: string): readonly string[] | undefined => {
  const status = readRefundStatus(word);
  return status && [WORDS[status]];
};

/** What is stored is always one of the words. */
export const storedRefundStatus = (word: string): RefundStatus => {
  const status = readRefundStatus(word);
  if (!status) throw new TypeError(`No refund is ${word}`);
  return status;
};
