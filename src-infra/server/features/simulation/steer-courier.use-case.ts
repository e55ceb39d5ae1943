import type { GeoPoint } from '@domain/catalog/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { OrderUseCases } from '../orders/index.ts';
import type { ParcelUseCases } from '../parcels/index.ts';
import type { SteeredCouriers, SimulatedDeliveries, Subject } from './simulation.ports.ts';
import { travelMs } from './courier-route.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';

export type SteerRequest = {
  readonly subject: Subject;
  /** Holds the courier there; without it the courier continues from its position. */
  readonly place: GeoPoint | undefined;
  readonly speedKmh: number | undefined;
};
export type SteeredCourier = { readonly place: GeoPoint; readonly at: number; readonly eta: number | null };
export type SteerRefusal = 'not-found' | 'not-on-the-way' | 'no-courier';

/** Holds the courier of a delivery at a place, or sends it on, and notifies the customer (contract 8.12). */
export type SteerCourier = (request: SteerRequest) => Promise<Result<SteeredCourier, SteerRefusal>>;

/** A bicycle in a city. */
const DEFAULT_KMH = 18;

export type SteerCourierDeps = {
  readonly steering: SteeredCouriers;
  readonly deliveries: SimulatedDeliveries;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly orders: OrderUseCases;
  readonly parcels: ParcelUseCases;
};

export const createSteerCourier = ({
  steering,
  deliveries,
  transactions,
  clock,
  orders,
  parcels,
}: SteerCourierDeps): SteerCourier => {
  const publish = async ({ kind, id }: Subject): Promise<void> => {
    if (kind === 'order') {
      const order = await orders.orders.find(id);
      if (order) await orders.notifier.changed(order);
    } else {
      const parcel = await parcels.parcels.find(id);
      if (parcel) await parcels.notifier.changed(parcel);
    }
  };

  return ({ subject, place, speedKmh }) =>
    transactions.run(async () => {
      const carried = await steering.lock(subject);
      if (!carried) return err('not-found');
      if (carried.status !== 'on_a_way') return err('not-on-the-way');
      const nearTo = place ?? carried.start ?? carried.door;
      const courierId = carried.courier_id ?? (nearTo ? await deliveries.nearestCourier(nearTo) : undefined);
      const known = courierId === undefined ? undefined : await steering.placeOf(courierId);
      if (courierId === undefined || !known) return err('no-courier');

      const now = clock.now();
      const from = place ?? known;
      const speed = speedKmh ?? (await steering.speedOf(subject)) ?? DEFAULT_KMH;
      const eta = carried.door ? now + travelMs(from, carried.door, speed) : null;
      await deliveries.moveCourier(courierId, from, now);
      await steering.steer(subject, { ...from, courierId, isHeld: place !== undefined, speedKmh: speed, since: now });
      await steering.setCourier(subject, courierId, eta);
      await publish(subject);
      return ok({ place: from, at: now, eta });
    });
};
