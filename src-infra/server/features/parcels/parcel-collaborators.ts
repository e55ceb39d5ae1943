import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { CourierNotifier, Staff } from '../orders/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Holds, PaymentTransactions } from '../payment-transactions/index.ts';
import type { Parcels } from './parcels.ports.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Ledger } from '../wallet/index.ts';
import type { ParcelNotifier } from './parcel-notifier.ts';
import type { ParcelTariffs } from './parcel-tariffs.ts';

/** What parcels are placed, paid and moved with. */
export type ParcelCollaborators = {
  readonly transactions: Transactions;
  readonly parcels: Parcels;
  /** Unpaid parcels that wait for their payment. */
  readonly held: Holds;
  readonly tariffs: ParcelTariffs;
  readonly notifier: ParcelNotifier;
  readonly courierNotifier: CourierNotifier;
  /** The payments of parcels. */
  readonly payments: PaymentTransactions;
  readonly reference: ReferenceSource;
  readonly zones: TimeZones;
  readonly ledger: Ledger;
  readonly uploads: Pick<Uploads, 'areOwn'>;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly staff: Staff;
};
