import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Result } from '@domain/kernel/result.ts';
import type { Money } from '@domain/pricing/index.ts';

/** A payment on a provider's page; `id` is the process and identifies the payment. */
export type Checkout = {
  readonly id: string;
  readonly amount: Money;
  /** ISO code: "USD". */
  readonly currency: string;
  readonly locale: string;
  /** The purchase as named on the page, in the customer's language. */
  readonly title: string;
  /** The latest moment at which the provider expires its page. */
  readonly expiresAt: Instant;
  /** The return address after paying or canceling. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
};
/** The provider's page; `undefined` if this server renders the page. */
export type OpenedCheckout = { readonly reference: string; readonly url: string | undefined };

/** The state of a checkout at the provider, with the amount and currency actually charged. */
export type CheckoutState =
  | {
      readonly kind: 'open';
      /** The customer has done everything; the provider decides later. */
      readonly isSubmitted?: boolean;
    }
  | {
      readonly kind: 'canceled';
      /** A bank refused the last attempt. */
      readonly isRefused?: boolean;
    }
  | { readonly kind: 'paid'; readonly amount: string; readonly currency: string; readonly paymentReference: string };
/** A webhook request as received. */
export type Callback = { readonly headers: Headers; readonly body: string; readonly now: Instant };
export type CallbackEvent = { readonly processId: string; readonly reference: string; readonly state: CheckoutState };
/** `unsigned`: forged, altered or too old; `unreadable`: signed but not understood. */
export type CallbackRefusal = { readonly kind: 'unsigned' | 'unreadable' };
/** `unreachable` may be retried; `refused` is permanent. */
export type ProviderFailure = { readonly kind: 'unreachable' | 'refused'; readonly reason: string };

/**
 * A payment provider (contract 3.11); see README.md. Methods are never called inside a transaction, and may be called
 * repeatedly for one process.
 */
export interface PaymentProvider {
  /** Identifies the provider in stored processes and callback URLs; never changes. */
  readonly name: string;
  /** Opens a checkout; idempotent per process. */
  open(checkout: Checkout): Promise<Result<OpenedCheckout, ProviderFailure>>;
  /** Returns the state of a checkout. */
  inquire(reference: string): Promise<Result<CheckoutState, ProviderFailure>>;
  /** Expires an open checkout so that nothing can be charged; an earlier payment stays `paid`. */
  close(reference: string): Promise<Result<CheckoutState, ProviderFailure>>;
  /** Verifies and reads a callback; `undefined` for events that concern no checkout. */
  readCallback(callback: Callback): Promise<Result<CallbackEvent | undefined, CallbackRefusal>>;
}
