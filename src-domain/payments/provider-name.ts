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

/** PAY-2c: The name of a provider as people know it; any other tag is its own name. */
export const providerName = (tag: string): string => {
  const way = readPaymentTag(tag);
  return way?.kind === 'provider' ? NAMES[way.tag] : tag;
};
