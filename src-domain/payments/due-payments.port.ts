import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { OrderId, ParcelId, PaymentId } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Decimal, Money } from '../pricing/index.ts';

/** An order or a parcel of the customer, as something to pay for. */
export type PaymentSubject =
  | { readonly kind: 'order'; readonly id: OrderId }
  | { readonly kind: 'parcel'; readonly id: ParcelId };

/** Whether two subjects are the same order or parcel. */
export const isSameSubject = (one: PaymentSubject, other: PaymentSubject): boolean =>
  one.kind === other.kind && one.id === other.id;

/** How the payment of an order or a parcel stands. */
export type DuePaymentState = {
  /**
   * `open`: a page waits for the customer; `waiting`: the provider has not decided yet; `returned`: what was charged is
   * in the wallet; `progress`: cash is expected.
   */
  readonly state: 'unpaid' | 'open' | 'waiting' | 'canceled' | 'rejected' | 'returned' | 'progress' | 'paid';
  /** The method of the state, if there is one. */
  readonly tag: string | undefined;
  /** Until when it is kept unpaid, if it is not kept for good. */
  readonly keptUntil: Instant | undefined;
  /** PAY-4b: what the wallet can pay beside a provider, in major units of the order or parcel; absent for nothing. */
  readonly walletShare?: Decimal | undefined;
};

/** ORDER-3, PARCEL-1: Payments of the customer's own orders and parcels after placing. */
export interface DuePayments {
  /** How the payment stands, after its provider was asked. */
  inquire(subject: PaymentSubject): Answer<DuePaymentState>;
  /**
   * Opens the page of a provider and returns its address; the wallet pays `fromWallet` of what is due beside it. The
   * same key opens one page, however often it is sent.
   */
  open(subject: PaymentSubject, tag: string, key: string, fromWallet?: Money): Answer<string>;
  /** Pays in cash or from the wallet. The same key pays once. */
  pay(subject: PaymentSubject, payment: PaymentId, key: string): Answer<void>;
}

/** What is being paid for in this tab, and what the wallet pays of it; the page of the method `start` opens next. */
export type PaymentVisit = {
  readonly subject: PaymentSubject;
  readonly start: string | undefined;
  readonly fromWallet?: Money | undefined;
};
/** Keeps the visit across the redirect and reloads of this tab. */
export type PaymentVisits = LiveValue<PaymentVisit | undefined>;
