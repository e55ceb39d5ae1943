import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Result } from '@domain/kernel/result.ts';
import type { Money } from '@domain/pricing/index.ts';

/** What a customer is to pay on a provider's page; `id` is the process, and the same one always means the same payment. */
export type Checkout = {
  readonly id: string;
  readonly amount: Money;
  /** ISO code: "USD". */
  readonly currency: string;
  readonly locale: string;
  /** What the page names as bought, in the customer's language. */
  readonly title: string;
  /** The provider ends its page by then, at the latest. */
  readonly expiresAt: Instant;
  /** Where the browser comes back to after paying, and after giving up. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
};
/** `url` is the provider's page; `undefined` when this server shows the page itself. */
export type OpenedCheckout = { readonly reference: string; readonly url: string | undefined };

/** What became of a checkout, in the provider's own words: amount and currency are what really was charged. */
export type CheckoutState =
  | { readonly kind: 'open' | 'canceled' }
  | { readonly kind: 'paid'; readonly amount: string; readonly currency: string; readonly paymentReference: string };
/** A message of the provider to the server, as it arrived. */
export type Callback = { readonly headers: Headers; readonly body: string; readonly now: Instant };
export type CallbackNews = { readonly processId: string; readonly reference: string; readonly state: CheckoutState };
/** `unsigned`: forged, changed on its way, or too old; `unreadable`: signed, and yet not understood. */
export type CallbackRefusal = { readonly kind: 'unsigned' | 'unreadable' };
/** `unreachable` may be tried again; `refused` will be refused again. */
export type ProviderFault = { readonly kind: 'unreachable' | 'refused'; readonly reason: string };

/**
 * Somebody who takes money for the marketplace (contract 3.11); see README.md. No method is called within a transaction
 * of the marketplace, and each may be called any number of times for the same process.
 */
export interface PaymentProvider {
  /** Names the provider in stored processes and in the address of its callbacks; never changes. */
  readonly name: string;
  /** Opens the page of a checkout; asked again for the same process it is the same page. */
  open(checkout: Checkout): Promise<Result<OpenedCheckout, ProviderFault>>;
  /** What became of a checkout. */
  inquire(reference: string): Promise<Result<CheckoutState, ProviderFault>>;
  /** Ends an open checkout; afterwards nothing can be charged on it any more. What was paid before stays `paid`. */
  close(reference: string): Promise<Result<CheckoutState, ProviderFault>>;
  /** The news of a callback whose signature is right; `undefined` for news that concern no checkout. */
  readCallback(callback: Callback): Promise<Result<CallbackNews | undefined, CallbackRefusal>>;
}
