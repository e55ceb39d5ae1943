import { readPaymentTag, type ProviderTag } from './payment-tag.ts';

const NAMES: Readonly<Record<ProviderTag, string>> = {
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  paystack: 'Paystack',
  moyasar: 'Moyasar',
  paytabs: 'PayTabs',
  'mercado-pago': 'Mercado Pago',
  flutterWave: 'Flutterwave',
  paypal: 'PayPal',
};

/** Returns the display name of a provider. */
export const providerName = (tag: string): string => {
  const way = readPaymentTag(tag);
  return way?.kind === 'provider' ? NAMES[way.tag] : tag;
};
