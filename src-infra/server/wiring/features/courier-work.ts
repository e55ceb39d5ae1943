import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { createCourierDeliveryRepository } from '../../features/courier-work/courier-deliveries.repository.ts';
import { createCourierNotifier, createCourierWork, type CourierWork } from '../../features/courier-work/index.ts';
import type { Notify } from '../../features/notifications/index.ts';
import type { CourierNotifier, OrderUseCases } from '../../features/orders/index.ts';
import type { ParcelUseCases } from '../../features/parcels/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { Store } from '../../store/index.ts';

type NotifierDeps = { readonly store: Store; readonly events: EventLog; readonly notify: Notify };

/** Tells couriers what changes; orders and parcels need it. */
export const wireCourierNotifier = ({ store, events, notify }: NotifierDeps): CourierNotifier =>
  createCourierNotifier({ deliveries: createCourierDeliveryRepository(store), events, notify });

type Deps = {
  readonly store: Store;
  readonly orders: OrderUseCases;
  readonly parcels: ParcelUseCases;
  readonly courierNotifier: CourierNotifier;
  readonly reference: ReferenceSource;
  readonly zones: TimeZones;
  readonly clock: Clock;
};

/** What people do who bring orders and parcels. */
export const wireCourierWork = ({
  store,
  orders,
  parcels,
  courierNotifier,
  reference,
  zones,
  clock,
}: Deps): CourierWork =>
  createCourierWork({
    deliveries: createCourierDeliveryRepository(store),
    transactions: store.transactions,
    orders,
    parcels,
    courierNotifier,
    reference,
    zones,
    clock,
  });
