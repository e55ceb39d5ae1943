import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ShopDirectory } from '../../features/catalog/index.ts';
import type { Users } from '../../features/identity/index.ts';
import type { Notify } from '../../features/notifications/index.ts';
import type { OrderUseCases } from '../../features/orders/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { createRefunds, type RefundUseCases } from '../../features/refunds/index.ts';
import { createMailRefund } from '../../features/refunds/refund-mail.ts';
import { createRefundRepository } from '../../features/refunds/refunds.repository.ts';
import type { Ledger } from '../../features/wallet/index.ts';
import type { Uploads } from '../../features/uploads/index.ts';
import type { Outbox } from '../../foundation/outbox/index.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly users: Users;
  readonly shops: ShopDirectory;
  readonly outbox: Outbox;
  readonly orders: OrderUseCases;
  readonly ledger: Ledger;
  readonly reference: ReferenceSource;
  readonly uploads: Uploads;
  readonly notify: Notify;
  readonly clock: Clock;
};

/** Requests to refund orders. */
export const wireRefunds = (deps: Deps): RefundUseCases => {
  const { store, users, shops, orders, ledger, reference, uploads, outbox, notify, clock } = deps;
  return createRefunds({
    transactions: store.transactions,
    refunds: createRefundRepository(store),
    mailRefund: createMailRefund({ users, shops, reference, outbox }),
    orders,
    ledger,
    reference,
    uploads,
    notify,
    clock,
  });
};
