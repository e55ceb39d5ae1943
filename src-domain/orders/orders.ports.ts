import type { Answer } from '../kernel/answer.ts';
import type { CartId, OrderId, ShopId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { Result } from '../kernel/result.ts';
import type { Stream } from '../kernel/stream.ts';
import type { RemoteFailure } from '../kernel/remote-failure.ts';
import type { CouponRule, Money, PackagingOffer, Quote, Totals } from '../pricing/index.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderSelection } from './order-groups.ts';
import type { Order, OrderNews, OrderSummary, StatusTime } from './order.ts';
import type { Change } from './changes.ts';
import type { Receipt } from './receipt.ts';

/** The server's calculation of a draft (contract 3.9). */
export type Calculation = {
  readonly totals: Totals;
  /** Only from servers that announce `quote`. */
  readonly quote: Quote | undefined;
  /** ORDER-12: absent where the shop offers no returnable boxes. */
  readonly packaging?: PackagingOffer | undefined;
};

/** Why the server refused a valid order. */
export type PlacementRefusal =
  | { readonly kind: 'changed'; readonly changes: readonly Change[]; readonly quoteId: string | undefined }
  | { readonly kind: 'closed' }
  | { readonly kind: 'outside-zone' }
  | { readonly kind: 'out-of-stock'; readonly message: string }
  | { readonly kind: 'below-minimum'; readonly minimum: Money | undefined }
  | { readonly kind: 'coupon'; readonly message: string }
  | { readonly kind: 'phone-required' }
  | { readonly kind: 'phone-unverified' }
  | { readonly kind: 'wallet-too-low' }
  | { readonly kind: 'cart-gone' }
  | { readonly kind: 'in-progress'; readonly retryAfterSeconds: number }
  | { readonly kind: 'duplicate' };

/** The customer's orders on the server. */
export interface Orders {
  /** The current price of a draft; orders nothing. */
  calculate(draft: OrderDraft): Answer<Calculation>;
  /** Places the order of a cart. The same key with the same draft returns the same order however often it is sent. */
  place(
    draft: OrderDraft,
    key: string,
    quoteId: string | undefined,
  ): Promise<Result<OrderId, RemoteFailure | PlacementRefusal>>;
  /**
   * One page of the orders of a selection, newest first; pages count from 1. The search finds an order by its number,
   * and by a part of its shop's name.
   */
  list(selection: OrderSelection, page: number): Answer<Page<OrderSummary>>;
  /** One order of the customer's own. */
  load(id: OrderId): Answer<Order>;
  /** ORDER-7: cancels a new order; others are refused. */
  cancel(id: OrderId): Answer<Order>;
}

/** Live changes of the customer's orders; never completes, and reconnects by itself. */
export interface OrderUpdates {
  /** Starts with the first observer, ends with the last. Emits `stale` whenever changes may have been missed. */
  readonly news: Stream<OrderNews>;
}

/** ORDER-6: When an order reached its statuses, as far as known. */
export interface OrderHistory {
  /** The statuses known to have been reached, with their times. */
  times(id: OrderId): Answer<readonly StatusTime[]>;
}

/** ORDER-7: Notes of the customer's orders. */
export interface OrderNotes {
  /** Replaces the note of an order of the customer's own; refused once it is on its way. */
  change(id: OrderId, note: string): Answer<Order>;
}

/** ORDER-11: Receipts of the customer's orders. */
export interface Receipts {
  /** The receipt of one order of the customer's own. */
  load(id: OrderId): Answer<Receipt>;
}

/** ORDER-8f: What the customer usually orders. */
export interface UsualOrders {
  /** The latest order of each, the most usual first: one of each shop, or only that of `shop`. */
  load(shop?: ShopId): Answer<readonly Order[]>;
}

/** Why a code is not valid. */
export type CouponFailure = { readonly kind: 'unknown' | 'invalid' | 'expired' | 'used' };
/** A code that a shop accepts from this customer. */
export type Coupon = { readonly code: string };

/** Coupon codes. */
export interface Coupons {
  /** Whether a shop accepts a code from this customer now. */
  check(code: string, shop: ShopId): Promise<Result<Coupon, RemoteFailure | CouponFailure>>;
}

/** ORDER-1h: Codes that a shop shows at checkout. */
export interface ListedCoupons {
  /** The coupons that the customer may use today; the shop tells others only to some. */
  load(shop: ShopId): Answer<readonly CouponRule[]>;
}

/** An order being sent to the server: the draft and the key that make retries harmless (ORDER-4). */
export type PendingPlacement = {
  readonly key: string;
  readonly cartId: CartId;
  readonly draft: OrderDraft;
  readonly quoteId: string | undefined;
  /**
   * Its only answer was that the session has ended: nothing has happened, and only the customer's next press sends it
   * again.
   */
  readonly awaitsSignIn: boolean;
};

/** Stores a pending placement across reloads of this tab. */
export interface PlacementStore {
  /** The pending placement; `undefined` if there is none. */
  read(): PendingPlacement | undefined;
  /** Stores a placement, or deletes it with `undefined`. */
  write(placement: PendingPlacement | undefined): void;
}
