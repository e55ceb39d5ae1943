import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Random } from '../platform/random.ts';
import type { Store } from '../store/index.ts';
import { createPaymentProviders, type PaymentProviders } from './payment-providers.ts';
import { createStripeProvider, type StripeSettings } from './stripe/stripe-provider.adapter.ts';
import { createTestProvider, type TestProvider } from './test-provider/test-provider.adapter.ts';

/** Who takes payments, by the settings the server started with. */
export type ProviderSettings = { readonly isTest: boolean; readonly stripe: StripeSettings | undefined };
type Deps = { readonly store: Store; readonly clock: Clock; readonly random: Random };

/** The providers with keys under their own tags, and the test provider, where it is wanted, for all others. */
export const createConfiguredProviders = ({ isTest, stripe }: ProviderSettings, deps: Deps): { readonly providers: PaymentProviders; readonly testProvider: TestProvider | undefined } => {
  const testProvider = isTest ? createTestProvider(deps) : undefined;
  return { testProvider, providers: createPaymentProviders({ stripe: stripe && createStripeProvider({ ...stripe, fetch }) }, testProvider) };
};
