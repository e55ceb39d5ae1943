import { readPaymentTag } from '@domain/payments/index.ts';
import type { PaymentProvider } from './payment-provider.port.ts';

/** Who settles which way to pay. */
export interface PaymentProviders {
  /** `undefined` for ways that nobody settles here, cash and wallet among them. */
  forTag(tag: string): PaymentProvider | undefined;
  named(name: string): PaymentProvider | undefined;
  /** Whether a way to pay works here: cash and wallet always do. */
  offers(tag: string): boolean;
}

/** A provider under its own tag, and one for all other providers, if there is one. */
export const createPaymentProviders = (own: Readonly<Record<string, PaymentProvider | undefined>>, others: PaymentProvider | undefined): PaymentProviders => {
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
