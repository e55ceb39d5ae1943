import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Notify } from '../../features/notifications/index.ts';
import type { CourierNotifier, Staff } from '../../features/orders/index.ts';
import { createFollowLinkRepository } from '../../features/following/follow-links.repository.ts';
import { createParcels, type ParcelUseCases } from '../../features/parcels/index.ts';
import { createParcelTypeRepository } from '../../features/parcels/parcel-types.repository.ts';
import { createParcelRepository } from '../../features/parcels/parcels.repository.ts';
import { createHoldRepository } from '../../features/payment-transactions/holds.repository.ts';
import { createPaymentTransactionRepository } from '../../features/payment-transactions/transactions.repository.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { Ledger } from '../../features/wallet/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Uploads } from '../../features/uploads/index.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly staff: Staff;
  readonly reference: ReferenceSource;
  readonly ledger: Ledger;
  readonly notify: Notify;
  readonly courierNotifier: CourierNotifier;
  readonly events: EventLog;
  readonly uploads: Uploads;
  readonly zones: TimeZones;
  readonly clock: Clock;
  readonly random: Random;
};

/** Parcels with their tariffs and payments. */
export const wireParcels = ({
  store,
  staff,
  reference,
  ledger,
  notify,
  courierNotifier,
  events,
  uploads,
  zones,
  clock,
  random,
}: Deps): ParcelUseCases =>
  createParcels({
    transactions: store.transactions,
    parcels: createParcelRepository(store),
    held: createHoldRepository(store, 'parcel'),
    types: createParcelTypeRepository(store),
    followLinks: createFollowLinkRepository(store, 'parcel'),
    payments: createPaymentTransactionRepository(store, 'parcel_order'),
    staff,
    reference,
    ledger,
    notify,
    courierNotifier,
    events,
    uploads,
    zones,
    clock,
    random,
  });
