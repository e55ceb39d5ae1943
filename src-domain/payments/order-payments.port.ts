import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { OrderId, PaymentId } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';

/** How the payment of an order stands. */
export type OrderPaymentState = {
  /**
   * `open`: a page waits for the customer; `waiting`: the provider has not decided yet; `progress`: cash is expected.
   */
  readonly state: 'unpaid' | 'open' | 'waiting' | 'canceled' | 'rejected' | 'progress' | 'paid';
  /** The method of the state, if there is one. */
  readonly tag: string | undefined;
  /** Until when an unpaid order is kept, if it is not kept for good. */
  readonly keptUntil: Instant | undefined;
};

/** ORDER-3: Payments of the customer's own orders after placing. */
export interface OrderPayments {
  /** How the payment of an order stands, after its provider was asked. */
  inquire(order: OrderId): Answer<OrderPaymentState>;
  /** Opens the page of a provider and returns its address. The same key opens one page, however often it is sent. */
  open(order: OrderId, tag: string, key: string): Answer<string>;
  /** Pays in cash or from the wallet. The same key pays once. */
  pay(order: OrderId, payment: PaymentId, key: string): Answer<void>;
}

/** The order whose payment is under way in this tab; with `start` the page of that method opens next. */
export type PaymentVisit = { readonly order: OrderId; readonly start: string | undefined };
/** Keeps the visit across the redirect and reloads of this tab. */
export type PaymentVisits = LiveValue<PaymentVisit | undefined>;
