import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Users } from '../../features/identity/index.ts';
import type { Notify } from '../../features/notifications/index.ts';
import { createPaymentTransactionRepository } from '../../features/payment-transactions/transactions.repository.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { createLedger, createWallets, type Ledger, type WalletUseCases } from '../../features/wallet/index.ts';
import { createWalletMethodRepository } from '../../features/wallet/wallet-method.repository.ts';
import { createWalletRepository } from '../../features/wallet/wallets.repository.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly users: Users;
  readonly reference: ReferenceSource;
  readonly events: EventLog;
  readonly notify: Notify;
  readonly clock: Clock;
  readonly random: Random;
};

/** Wallets, and the ledger that other features post to. */
export const wireWallet = ({
  store,
  users,
  reference,
  events,
  notify,
  clock,
  random,
}: Deps): { readonly ledger: Ledger; readonly wallets: WalletUseCases } => {
  const { transactions } = store;
  const repository = createWalletRepository(store);
  const ledger = createLedger({ transactions, wallets: repository, reference, events, clock, random });
  const wallets = createWallets({
    transactions,
    wallets: repository,
    owners: users,
    payments: createPaymentTransactionRepository(store, 'wallet'),
    walletMethod: createWalletMethodRepository(store),
    ledger,
    reference,
    notify,
    clock,
  });
  return { ledger, wallets };
};
