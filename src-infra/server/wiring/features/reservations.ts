import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ShopDirectory } from '../../features/catalog/index.ts';
import type { Notify } from '../../features/notifications/index.ts';
import type { OrderUseCases, Staff } from '../../features/orders/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { createReservations, type ReservationUseCases } from '../../features/reservations/index.ts';
import { createReservableShopRepository } from '../../features/reservations/reservable-shops.repository.ts';
import { createReservationRepository } from '../../features/reservations/reservations.repository.ts';
import { createTableHoldRepository } from '../../features/reservations/table-holds.repository.ts';
import { createTableWaitRepository } from '../../features/reservations/table-waits.repository.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly staff: Staff;
  readonly orders: Pick<OrderUseCases, 'changeOrderStatus' | 'moveOrder'>;
  readonly reference: ReferenceSource;
  readonly shops: ShopDirectory;
  readonly events: EventLog;
  readonly notify: Notify;
  readonly zones: TimeZones;
  readonly clock: Clock;
};

/** Reservations of tables. */
export const wireReservations = (deps: Deps): ReservationUseCases => {
  const { store, orders } = deps;
  return createReservations({
    reservations: createReservationRepository(store),
    ordersAhead: {
      cancel: async (orderId, customerId) =>
        void (await orders.changeOrderStatus({
          orderId,
          to: 'canceled',
          ...(customerId !== undefined && { customerId }),
        })),
      move: orders.moveOrder,
    },
    holds: createTableHoldRepository(store),
    waits: createTableWaitRepository(store),
    reservableShops: createReservableShopRepository(store),
    operators: deps.staff,
    transactions: store.transactions,
    reference: deps.reference,
    shops: deps.shops,
    events: deps.events,
    notify: deps.notify,
    zones: deps.zones,
    clock: deps.clock,
  });
};
