import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { CourierNotifier, OrderUseCases } from '../orders/index.ts';
import type { ParcelUseCases } from '../parcels/index.ts';
import type { CourierDeliveries, DeliveryState, Subject } from './courier-work.ports.ts';

/** Locks a delivery in a courier's hands; those of others are not found. */
export const lockInHand = async (
  deliveries: Pick<CourierDeliveries, 'lock'>,
  subject: Subject,
  courierId: number,
): Promise<Result<DeliveryState, { readonly kind: 'not-found' }>> => {
  const found = await deliveries.lock(subject);
  return found?.courierId === courierId ? ok(found) : err({ kind: 'not-found' });
};

type Deps = {
  readonly orders: Pick<OrderUseCases, 'orders' | 'notifier'>;
  readonly parcels: Pick<ParcelUseCases, 'parcels' | 'notifier'>;
  readonly courierNotifier: CourierNotifier;
};

/** Tells the customer of a delivery that its courier, or their place, has changed. */
export const createNotifyCustomer =
  ({ orders, parcels }: Omit<Deps, 'courierNotifier'>) =>
  async ({ kind, id }: Subject): Promise<void> => {
    if (kind === 'order') {
      const order = await orders.orders.find(id);
      if (order) await orders.notifier.changed(order);
    } else {
      const parcel = await parcels.parcels.find(id);
      if (parcel) await parcels.notifier.changed(parcel);
    }
  };

/** Tells the customer and the couriers that somebody took a delivery or gave it back. */
export const createReportTaken = ({ courierNotifier, ...deps }: Deps) => {
  const notifyCustomer = createNotifyCustomer(deps);
  return async ({ kind, id, status }: DeliveryState, courierId: number | null): Promise<void> => {
    await notifyCustomer({ kind, id });
    await courierNotifier.changed({ kind, id, status, courierId, actorId: courierId ?? undefined });
  };
};
