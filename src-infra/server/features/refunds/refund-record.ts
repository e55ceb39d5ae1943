import type { OrderSummary, RefundRow } from '../orders/index.ts';

/** A request with the order it is about. */
export type RefundRecord = { readonly refund: RefundRow; readonly order: OrderSummary };
