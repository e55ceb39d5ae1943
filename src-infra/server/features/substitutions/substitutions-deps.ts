import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Catalogues, ShopDirectory } from '../catalog/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { OrderUseCases } from '../orders/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Ledger } from '../wallet/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Substitutions } from './substitutions.ports.ts';

export type SubstitutionsDeps = {
  readonly transactions: Transactions;
  readonly substitutions: Substitutions;
  readonly orders: Pick<OrderUseCases, 'orders' | 'payments' | 'notifier' | 'catalogueChanges' | 'changeOrderStatus'>;
  readonly catalogues: Catalogues;
  readonly shops: ShopDirectory;
  readonly reference: ReferenceSource;
  readonly ledger: Ledger;
  readonly notify: Notify;
  readonly zones: TimeZones;
  /** The marketplace's time. */
  readonly clock: Clock;
};
