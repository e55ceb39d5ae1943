import type { Answer } from '../kernel/answer.ts';
import type { CartId, OrderId, ShopId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { Result } from '../kernel/result.ts';
import type { Stream } from '../kernel/stream.ts';
import type { RemoteFailure } from '../kernel/remote-failure.ts';
import type { Money, Quote, Totals } from '../pricing/index.ts';
import type { OrderDraft } from './order-draft.ts';
import type { Order, OrderNews, OrderSummary, StatusTime } from './order.ts';
import type { Change } from './changes.ts';

/** What the server calculates for a draft (contract 3.9). */
export type Calculation = {
  readonly totals: Totals;
  /** Only from servers that announce `quote`. */
  readonly quote: Quote | undefined;
};

/** Why an order was not placed although the server understood it. */
export type PlacementRefusal =
  | { readonly kind: 'changed'; readonly changes: readonly Change[]; readonly quoteId: string | undefined }
  | { readonly kind: 'closed' }
  | { readonly kind: 'outside-zone' }
  | { readonly kind: 'out-of-stock'; readonly message: string }
  | { readonly kind: 'below-minimum'; readonly minimum: Money | undefined }
  | { readonly kind: 'coupon'; readonly message: string }
  | { readonly kind: 'phone-required' }
  | { readonly kind: 'wallet-too-low' }
  | { readonly kind: 'cart-gone' }
  | { readonly kind: 'in-progress'; readonly retryAfterSeconds: number }
  | { readonly kind: 'duplicate' };

/** Orders on their way, or those that came to an end. */
export type OrderGroup = 'active' | 'history';

/** The customer's orders at the server. */
export interface Orders {
  /** What a draft would cost now; orders nothing. */
  calculate(draft: OrderDraft): Answer<Calculation>;
  /** Places the order of a cart. The same key with the same draft gives the same order however often it is sent. */
  place(
    draft: OrderDraft,
    key: string,
    quoteId: string | undefined,
  ): Promise<Result<OrderId, RemoteFailure | PlacementRefusal>>;
  /** One page of orders, newest first; pages count from 1. */
  list(group: OrderGroup, page: number): Answer<Page<OrderSummary>>;
  /** One order of the customer's own. */
  load(id: OrderId): Answer<Order>;
  /** ORDER-7: cancels a new order; others are refused. */
  cancel(id: OrderId): Answer<Order>;
}

/** Live changes of the customer's orders; never completes, survives lost connections by itself. */
export interface OrderUpdates {
  /** Starts with the first observer, ends with the last. Says `stale` whenever changes may have been missed. */
  readonly news: Stream<OrderNews>;
}

/** ORDER-6: when an order reached its statuses, as far as the server told the customer. */
export interface OrderHistory {
  /** The statuses that are known to have been reached, with their moments. */
  times(id: OrderId): Answer<readonly StatusTime[]>;
}

/** Why a code lowers nothing. */
export type CouponFailure = { readonly kind: 'unknown' | 'invalid' | 'expired' | 'used' };
/** A code that a shop accepts from this customer. */
export type Coupon = { readonly code: string };

/** The codes that lower orders. */
export interface Coupons {
  /** Whether a shop accepts a code from this customer now. */
  check(code: string, shop: ShopId): Promise<Result<Coupon, RemoteFailure | CouponFailure>>;
}

/** An order on its way to the server: the draft and the key that make repeating it harmless (ORDER-4). */
export type PendingPlacement = {
  readonly key: string;
  readonly cartId: CartId;
  readonly draft: OrderDraft;
  readonly quoteId: string | undefined;
  /**
   * Its one answer was that nobody is signed in: nothing has happened, and only the customer's next press sends it
   * again.
   */
  readonly awaitsSignIn: boolean;
};

/** Keeps a pending placement over reloads of this tab. */
export interface PlacementStore {
  /** The placement that is pending; `undefined` when there is none. */
  read(): PendingPlacement | undefined;
  /** Keeps a placement, or forgets it with `undefined`. */
  write(placement: PendingPlacement | undefined): void;
}
