import type { GeoPoint } from '@domain/catalog/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Orders } from '../orders/index.ts';
import type { Parcels } from '../parcels/index.ts';
import type { Store } from '../store/index.ts';
import { createSimulationRepository } from './simulation.repository.ts';
import { createSteeringRepository, type Subject } from './steering.repository.ts';
import { travelMs } from './way.ts';

export type SteerWish = {
  readonly subject: Subject;
  /** Held there by hand; without one the courier drives on from where it is. */
  readonly place: GeoPoint | undefined;
  readonly speedKmh: number | undefined;
};
export type SteeredCourier = { readonly place: GeoPoint; readonly at: number; readonly eta: number | null };
export type SteerRefusal = 'not-found' | 'not-on-the-way' | 'no-courier';

/** Takes the courier of an order or a parcel in hand, or sends it on, and tells the customer (contract 8.12). */
export type SteerCourier = (wish: SteerWish) => Promise<Result<SteeredCourier, SteerRefusal>>;

/** A bicycle in a city. */
const USUAL_KMH = 18;

type Deps = { readonly store: Store; readonly clock: Clock; readonly orders: Orders; readonly parcels: Parcels };

export const createSteerCourier = ({ store, clock, orders, parcels }: Deps): SteerCourier => {
  const [steering, simulation] = [createSteeringRepository(store), createSimulationRepository(store)];

  const tell = async ({ kind, id }: Subject): Promise<void> => {
    if (kind === 'order') {
      const order = await orders.orders.find(id);
      if (order) await orders.news.moved(order);
    } else {
      const parcel = await parcels.parcels.find(id);
      if (parcel) await parcels.news.moved(parcel);
    }
  };

  return ({ subject, place, speedKmh }) =>
    store.transaction(async () => {
      const carried = await steering.lock(subject);
      if (!carried) return err('not-found');
      if (carried.status !== 'on_a_way') return err('not-on-the-way');
      const nearTo = place ?? carried.start ?? carried.door;
      const courierId = carried.courier_id ?? (nearTo ? await simulation.nearestCourier(nearTo) : undefined);
      const known = courierId === undefined ? undefined : await steering.placeOf(courierId);
      if (courierId === undefined || !known) return err('no-courier');

      const now = clock.now();
      const from = place ?? known;
      const speed = speedKmh ?? (await steering.speedOf(subject)) ?? USUAL_KMH;
      const eta = carried.door ? now + travelMs(from, carried.door, speed) : null;
      await simulation.moveCourier(courierId, from, now);
      await steering.steer(subject, { ...from, courierId, isHeld: place !== undefined, speedKmh: speed, since: now });
      await steering.setCourier(subject, courierId, eta);
      await tell(subject);
      return ok({ place: from, at: now, eta });
    });
};
