import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { createCourierDeliveryRepository } from '../../features/courier-work/courier-deliveries.repository.ts';
import { createCourierBell, createCourierWork, type CourierWork } from '../../features/courier-work/index.ts';
import type { Notify } from '../../features/notifications/index.ts';
import type { CourierBell, OrderUseCases } from '../../features/orders/index.ts';
import type { ParcelUseCases } from '../../features/parcels/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { Store } from '../../store/index.ts';

type BellDeps = { readonly store: Store; readonly events: EventLog; readonly notify: Notify };

/** Tells couriers what changes; orders and parcels need it. */
export const wireCourierBell = ({ store, events, notify }: BellDeps): CourierBell =>
  createCourierBell({ deliveries: createCourierDeliveryRepository(store), events, notify });

type Deps = {
  readonly store: Store;
  readonly orders: OrderUseCases;
  readonly parcels: ParcelUseCases;
  readonly courierBell: CourierBell;
  readonly reference: ReferenceSource;
  readonly zones: TimeZones;
  readonly clock: Clock;
};

/** What people do who bring orders and parcels. */
export const wireCourierWork = ({ store, orders, parcels, courierBell, reference, zones, clock }: Deps): CourierWork =>
  createCourierWork({
    deliveries: createCourierDeliveryRepository(store),
    transactions: store.transactions,
    orders,
    parcels,
    courierBell,
    reference,
    zones,
    clock,
  });
