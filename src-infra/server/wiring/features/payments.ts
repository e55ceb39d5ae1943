import type { Clock } from '@domain/kernel/clock.port.ts';
import type { PaymentConfig } from '../../config.ts';
import type { ShopDirectory } from '../../features/catalog/index.ts';
import type { Users } from '../../features/identity/index.ts';
import type { Notify } from '../../features/notifications/index.ts';
import type { OrderUseCases } from '../../features/orders/index.ts';
import type { ParcelUseCases } from '../../features/parcels/index.ts';
import {
  createConfiguredProviders,
  createPayments,
  type ConfiguredProviders,
  type PaymentUseCases,
} from '../../features/payments/index.ts';
import { createPaymentKeyRepository } from '../../features/payments/payment-keys.repository.ts';
import { createPaymentProcessRepository } from '../../features/payments/payment-processes.repository.ts';
import { createTestPaymentRepository } from '../../features/payments/test-provider/test-payments.repository.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { Ledger, WalletUseCases } from '../../features/wallet/index.ts';
import type { Log } from '../../foundation/platform/log.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Store } from '../../store/index.ts';

type ProviderDeps = {
  readonly config: PaymentConfig;
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
};

/** The payment providers that the settings name. */
export const wireProviders = ({ config, store, clock, random }: ProviderDeps): ConfiguredProviders =>
  createConfiguredProviders(config, {
    book: createTestPaymentRepository(store),
    keys: createPaymentKeyRepository(store),
    clock,
    random,
  });

type Deps = {
  readonly store: Store;
  readonly users: Users;
  readonly providers: ConfiguredProviders;
  readonly orders: OrderUseCases;
  readonly shops: ShopDirectory;
  readonly parcels: ParcelUseCases;
  readonly ledger: Ledger;
  readonly wallets: WalletUseCases;
  readonly reference: ReferenceSource;
  readonly notify: Notify;
  readonly clock: Clock;
  readonly marketClock: Clock;
  readonly random: Random;
  readonly log: Log;
};

/** Payments by cash, wallet and provider. */
export const wirePayments = (deps: Deps): PaymentUseCases => {
  const { store, providers, orders, parcels, ledger, wallets, reference, notify } = deps;
  return createPayments({
    transactions: store.transactions,
    processes: createPaymentProcessRepository(store),
    payers: deps.users,
    providers: providers.providers,
    testProvider: providers.testProvider,
    orders,
    shops: deps.shops,
    parcels: parcels.payable,
    ledger,
    wallets,
    reference,
    notify,
    clock: deps.clock,
    marketClock: deps.marketClock,
    random: deps.random,
    log: deps.log,
  });
};
