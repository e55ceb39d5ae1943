import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { PaymentKeys } from './payment-processes.ports.ts';
import type { TestPayments } from './test-provider/test-payments.ports.ts';
import { createPaymentProviders, type PaymentProviders } from './payment-providers.ts';
import { createStripeProvider, type StripeSettings } from './stripe/stripe-provider.adapter.ts';
import { createTestProvider, type TestProvider } from './test-provider/test-provider.adapter.ts';

/** The payment providers in the server's settings. */
export type ProviderSettings = { readonly isTest: boolean; readonly stripe: StripeSettings | undefined };
type Deps = {
  readonly book: TestPayments;
  readonly keys: PaymentKeys;
  readonly clock: Clock;
  readonly random: Random;
};

export type ConfiguredProviders = {
  readonly providers: PaymentProviders;
  readonly testProvider: TestProvider | undefined;
};

/** Returns the configured providers by tag, and the test provider, if enabled, for all others. */
export const createConfiguredProviders = ({ isTest, stripe }: ProviderSettings, deps: Deps): ConfiguredProviders => {
  const testProvider = isTest ? createTestProvider(deps) : undefined;
  return {
    testProvider,
    providers: createPaymentProviders({ stripe: stripe && createStripeProvider({ ...stripe, fetch }) }, testProvider),
  };
};
