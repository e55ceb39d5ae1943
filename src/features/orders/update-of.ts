import type { Order, OrderUpdate } from '@domain/orders/index.ts';

/** What an answer says, as a live update would: an answer to an earlier request may be older than the news. */
export const updateOf = ({ id, status, updatedAt, eta, payment }: Order): OrderUpdate => ({
  id,
  status,
  updatedAt,
  eta,
  paymentStatus: payment?.status,
  courier: undefined,
});
