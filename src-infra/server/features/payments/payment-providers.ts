import { readPaymentTag } from '@domain/payments/index.ts';
import type { PaymentProvider } from './payment-provider.port.ts';

/** Resolves the provider of a payment method. */
export interface PaymentProviders {
  /** Returns the provider of a tag; `undefined` if there is none, as for cash and wallet. */
  forTag(tag: string): PaymentProvider | undefined;
  named(name: string): PaymentProvider | undefined;
  /** Returns whether a payment method is available; cash and wallet always are. */
  offers(tag: string): boolean;
}

/** Maps tags to providers, with an optional fallback for all other tags. */
export const createPaymentProviders = (
  own: Readonly<Record<string, PaymentProvider | undefined>>,
  others: PaymentProvider | undefined,
): PaymentProviders => {
  const forTag = (text: string): PaymentProvider | undefined => {
    const way = readPaymentTag(text);
    return way?.kind === 'provider' ? (own[way.tag] ?? others) : undefined;
  };
  return {
    forTag,
    named: (name) => [...Object.values(own), others].find((provider) => provider?.name === name),
    offers: (tag) => readPaymentTag(tag)?.kind === 'direct' || forTag(tag) !== undefined,
  };
};
