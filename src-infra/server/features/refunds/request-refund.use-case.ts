import { orderId as idOfOrder, userId as idOfUser } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { OrderStatus } from '@domain/orders/index.ts';
import type { PaymentStatus } from '@domain/payments/index.ts';
import {
  quoteRefund,
  requestRefund,
  type PiecesRefusal,
  type RefundQuote,
  type RefundReason,
  type RefundRefusal,
} from '@domain/refunds/index.ts';
import type { OrderRecord, RefundRow } from '../orders/index.ts';
import { linesOf, paidGoodsOf } from './paid-goods.ts';
import type { RefundRecord } from './refund-record.ts';
import { storedRefundStatus } from './refund-status.ts';
import type { RefundsDeps } from './refunds-deps.ts';
import { mainTransaction } from '../payment-transactions/index.ts';

/** Pieces of a line, and what was wrong with them. */
export type RefundPieces = {
  readonly lineId: number;
  readonly quantity: number;
  readonly reason: RefundReason;
  readonly note: string | null;
};
export type RefundDraft = {
  readonly orderId: number;
  readonly cause: string;
  readonly images: readonly string[];
  /** `undefined` for the whole order. */
  readonly pieces: readonly RefundPieces[] | undefined;
};
export type RefundRequestRefusal = RefundRefusal | PiecesRefusal | { readonly kind: 'not-found' | 'foreign-image' };

/** REFUND-1c, contract 3.10: requests a refund of an order; of concurrent requests one succeeds. */
export type RequestRefund = (userId: number, draft: RefundDraft) => Promise<Result<RefundRecord, RefundRequestRefusal>>;

/** REFUND-3a: what asking for these pieces of an own order would give back. */
export type QuoteRefund = (
  userId: number,
  orderId: number,
  pieces: readonly Pick<RefundPieces, 'lineId' | 'quantity'>[],
) => Promise<Result<{ readonly quote: RefundQuote; readonly order: OrderRecord }, RefundRequestRefusal>>;

export const createQuoteRefund =
  ({ orders: { orders } }: Pick<RefundsDeps, 'orders'>): QuoteRefund =>
  async (userId, orderId, pieces) => {
    const order = await orders.find(orderId, userId);
    if (!order) return err({ kind: 'not-found' });
    const quoted = quoteRefund(paidGoodsOf(order), pieces);
    return quoted.ok ? ok({ quote: quoted.value, order }) : quoted;
  };

export const createRequestRefund =
  ({ transactions, clock, uploads, refunds, orders: { orders } }: RefundsDeps): RequestRefund =>
  (userId, { orderId, cause, images, pieces }) =>
    transactions.run(async () => {
      // The order's lock makes requests and deliveries wait for each other.
      const order = (await orders.lock(orderId, userId)) && (await orders.find(orderId, userId));
      if (!order) return err({ kind: 'not-found' });
      const checked = requestRefund(refundable(order, pieces !== undefined), idOfUser(userId), cause);
      if (!checked.ok) return checked;
      const quoted = pieces && quoteRefund(paidGoodsOf(order), pieces);
      if (quoted && !quoted.ok) return quoted;
      if (!(await uploads.areOwn(userId, 'order_refunds', images))) return err({ kind: 'foreign-image' });
      const refund = await refunds.insert({
        orderId,
        cause: checked.value.cause,
        images,
        lines: quoted && pieces ? linesFor(order, quoted.value, pieces) : null,
        amount: quoted ? quoted.value.amount.minor : null,
        at: clock.now(),
      });
      return ok({ refund, order });
    });

/** A request for some pieces may follow another; only one for the whole order excludes it. */
const refundable = (order: OrderRecord, isPartial: boolean) => {
  const payment = mainTransaction(order);
  return {
    id: idOfOrder(order.id),
    customerId: idOfUser(order.user_id),
    status: order.status as OrderStatus,
    payment: payment && { tag: payment.tag, status: payment.status as PaymentStatus },
    refunds: order.refunds
      .filter(({ lines }) => !isPartial || lines === null)
      .map(({ status }) => storedRefundStatus(status)),
  };
};

const linesFor = (
  order: OrderRecord,
  { lines }: RefundQuote,
  pieces: readonly RefundPieces[],
): NonNullable<RefundRow['lines']> => {
  const known = new Map(linesOf(order).map((line) => [line.id, line]));
  return lines.map(({ lineId, quantity, amount }) => {
    const said = pieces.find((piece) => piece.lineId === lineId);
    return {
      order_detail_id: lineId,
      quantity,
      amount: amount.minor,
      reason: said?.reason ?? 'other',
      note: said?.note ?? null,
      texts: titles(known.get(lineId)?.snapshot.product.texts ?? {}),
    };
  });
};

const titles = (texts: Readonly<Record<string, { readonly title?: string }>>) =>
  Object.fromEntries(Object.entries(texts).flatMap(([locale, { title }]) => (title ? [[locale, { title }]] : [])));
