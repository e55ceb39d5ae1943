import type { OrderUseCases } from '../../features/orders/index.ts';
import type { ParcelUseCases } from '../../features/parcels/index.ts';
import type { SubstitutionUseCases } from '../../features/substitutions/index.ts';
import type { CourierWork } from '../../features/courier-work/index.ts';
import { wireCourierNotifier, wireCourierWork } from './courier-work.ts';
import { wireOrders } from './orders.ts';
import { wireParcels } from './parcels.ts';
import { wireSubstitutions } from './substitutions.ts';

type OrderDeps = Omit<Parameters<typeof wireOrders>[0], 'courierNotifier'>;
type Deliveries = {
  readonly orders: OrderUseCases;
  readonly parcels: ParcelUseCases;
  readonly substitutions: SubstitutionUseCases;
  readonly courierWork: CourierWork;
};

/** What is brought to customers, and the work of those who bring it. */
export const wireDeliveries = (deps: OrderDeps): Deliveries => {
  const { store, staff, reference, ledger, catalog, uploads, events, notify, zones, clock, random } = deps;
  const courierNotifier = wireCourierNotifier({ store, events, notify });
  const orders = wireOrders({
    store,
    users: deps.users,
    staff,
    cartService: deps.cartService,
    quotes: deps.quotes,
    findCoupon: deps.findCoupon,
    ledger,
    reference,
    catalog,
    uploads,
    outbox: deps.outbox,
    log: deps.log,
    events,
    notify,
    courierNotifier,
    zones,
    clock,
    random,
  });
  const parcels = wireParcels({
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
  });
  return {
    orders,
    parcels,
    substitutions: wireSubstitutions({ store, orders, catalog, ledger, reference, notify, zones, clock }),
    courierWork: wireCourierWork({ store, orders, parcels, courierNotifier, reference, zones, clock }),
  };
};
