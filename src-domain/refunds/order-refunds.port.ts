import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { OrderId, RefundId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { Order } from '../orders/index.ts';
import type { Money, PriceStyle } from '../pricing/index.ts';
import type { PaidGoods, RefundReason } from './partial-refund.ts';
import type { RefundStatus } from './refund-status.ts';

/** Pieces that a customer asked money back for. */
export type AskedPieces = {
  readonly title: string;
  readonly quantity: number;
  readonly reason: RefundReason;
  readonly amount: Money;
};

/** A refund request of one's own. */
export type OwnRefund = {
  readonly id: RefundId;
  readonly orderId: OrderId;
  readonly shop: string;
  readonly status: RefundStatus;
  readonly cause: string;
  /** Empty unless the marketplace answered. */
  readonly answer: string;
  readonly amount: Money;
  readonly priceStyle: PriceStyle;
  /** Empty for the whole order. */
  readonly pieces: readonly AskedPieces[];
  readonly askedAt: Instant;
  readonly changedAt: Instant;
  readonly timeZone: string | undefined;
};

/** An own order with what can be asked back of it. */
export type RefundableGoods = {
  readonly order: Order;
  readonly goods: PaidGoods;
  /** The statuses of requests for the whole order. */
  readonly whole: readonly RefundStatus[];
};

/** Contract 8.14: A request for some pieces of an order. */
export type PiecesRequest = {
  readonly orderId: OrderId;
  readonly cause: string;
  readonly pictures: readonly string[];
  readonly pieces: readonly {
    readonly lineId: number;
    readonly quantity: number;
    readonly reason: RefundReason;
  }[];
};

/** REFUND-3: How customers ask for money back. */
export interface OrderRefunds {
  /** An own order and what is left of it. `rejected` with status 404 for another's. */
  goods(order: OrderId): Answer<RefundableGoods>;
  /** Asks for some pieces. The same key with the same request asks once, however often it is sent. */
  ask(request: PiecesRequest, key: string): Answer<undefined>;
  /** One page of own requests, newest first; pages count from 1. */
  list(page: number): Answer<Page<OwnRefund>>;
  /** Takes a request back that is not granted. */
  withdraw(id: RefundId): Answer<undefined>;
}
