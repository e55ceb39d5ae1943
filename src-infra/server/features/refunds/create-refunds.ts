import type { OrderSummary } from '../orders/index.ts';
import type { RefundFilter, RefundRemoval } from './refunds.ports.ts';
import {
  createRequestRefund,
  createQuoteRefund,
  type RequestRefund,
  type QuoteRefund,
} from './request-refund.use-case.ts';
import { createDecideRefund, type DecideRefund } from './decide-refund.use-case.ts';
import type { RefundRecord } from './refund-record.ts';
import { createReturnBoxes, type ReturnBoxes } from './return-boxes.use-case.ts';
import type { RefundsDeps } from './refunds-deps.ts';

/** Requests to refund orders (contract 3.10, 8.12). */
export type RefundUseCases = {
  readonly ask: RequestRefund;
  readonly quote: QuoteRefund;
  readonly decide: DecideRefund;
  readonly returnBoxes: ReturnBoxes;
  readonly one: (id: number, userId: number) => Promise<RefundRecord | undefined>;
  readonly list: (filter: RefundFilter) => Promise<{ readonly items: readonly RefundRecord[]; readonly total: number }>;
  /** Deletes a customer's own requests; accepted ones stay. */
  readonly remove: (userId: number, ids: readonly number[]) => Promise<RefundRemoval>;
};

export const createRefunds = (deps: RefundsDeps): RefundUseCases => {
  const { refunds } = deps;
  const { orders } = deps.orders;

  const withOrders = async (found: readonly RefundRecord['refund'][]): Promise<readonly RefundRecord[]> => {
    const byId = new Map<number, OrderSummary>(
      (await orders.summaries([...new Set(found.map(({ order_id }) => order_id))])).map((order) => [order.id, order]),
    );
    return found.flatMap((refund) => {
      const order = byId.get(refund.order_id);
      return order ? [{ refund, order }] : [];
    });
  };

  return {
    ask: createRequestRefund(deps),
    quote: createQuoteRefund(deps),
    decide: createDecideRefund(deps),
    returnBoxes: createReturnBoxes(deps),
    one: async (id, userId) => {
      const refund = await refunds.find(id, userId);
      return refund && (await withOrders([refund]))[0];
    },
    list: async (filter) => {
      const { items, total } = await refunds.list(filter);
      return { items: await withOrders(items), total };
    },
    remove: refunds.remove,
  };
};
