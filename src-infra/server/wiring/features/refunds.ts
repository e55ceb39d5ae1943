import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Notify } from '../../features/notifications/index.ts';
import type { OrderUseCases } from '../../features/orders/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { createRefunds, type RefundUseCases } from '../../features/refunds/index.ts';
import { createRefundRepository } from '../../features/refunds/refunds.repository.ts';
import type { Ledger } from '../../features/wallet/index.ts';
import type { Uploads } from '../../features/uploads/index.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly orders: OrderUseCases;
  readonly ledger: Ledger;
  readonly reference: ReferenceSource;
  readonly uploads: Uploads;
  readonly notify: Notify;
  readonly clock: Clock;
};

/** Requests to refund orders. */
export const wireRefunds = ({ store, orders, ledger, reference, uploads, notify, clock }: Deps): RefundUseCases =>
  createRefunds({
    transactions: store.transactions,
    refunds: createRefundRepository(store),
    orders,
    ledger,
    reference,
    uploads,
    notify,
    clock,
  });
