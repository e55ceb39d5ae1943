import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ParcelUseCases } from '../parcels/index.ts';
import { nextParcelStep, parcelExpectedAt, pickUpStart } from './parcel-timeline.ts';
import type { MovingParcel, SimulatedDeliveries } from './simulation.ports.ts';
import { positionAt, courierRoute, type CourierRoute } from './courier-route.ts';
import type { FindRoute } from './street-routes.ts';

type Deps = {
  readonly deliveries: SimulatedDeliveries;
  readonly parcels: ParcelUseCases;
  readonly clock: Clock;
  readonly speed: number;
  readonly routes: FindRoute;
};

/** Advances one parcel to its current status; couriers carry parcels like orders. */
export const createMoveParcel = ({ deliveries, parcels, clock, speed, routes }: Deps) => {
  const move = async (
    { id, deliveryman_id: courierId, address_to: to }: MovingParcel,
    route: CourierRoute,
  ): Promise<void> => {
    if (courierId === null || to === null) return;
    await deliveries.moveCourier(courierId, positionAt(route, to, clock.now(), routes), clock.now());
    const moved = await parcels.parcels.find(id);
    if (moved) await parcels.notifier.changed(moved);
  };

  return async (parcel: MovingParcel): Promise<void> => {
    if (parcel.status === 'on_a_way' && !(await deliveries.isUnderWay('parcel', parcel.id))) return;
    const now = clock.now();
    const { to, afterMs } = nextParcelStep(parcel.status, speed);
    const { address_from: place, address_to: door } = parcel;
    const begin = Math.max(parcel.since, pickUpStart(parcel.status, parcel.delivery_at, speed));
    const usual: CourierRoute | undefined = place ? { from: place, begin, lastsMs: afterMs } : undefined;
    const route = usual && parcel.status === 'on_a_way' ? courierRoute(parcel.drive, door ?? undefined, usual) : usual;
    if (route && parcel.status === 'on_a_way') await move(parcel, route);
    if (now < (route ? route.begin + route.lastsMs : begin + afterMs)) return;
    if (to === 'on_a_way' && !(await deliveries.isUntaken('parcel', parcel.id))) return;
    const courierId =
      to === 'on_a_way' && parcel.deliveryman_id === null && place ? await deliveries.nearestCourier(place) : undefined;
    const carrier = courierId ?? parcel.deliveryman_id;
    if (to === 'on_a_way' && carrier !== null && place) await deliveries.moveCourier(carrier, place, now);
    const eta = parcelExpectedAt(to, parcel.delivery_at, now, speed);
    const outcome = await parcels.changeParcelStatus({
      parcelId: parcel.id,
      to,
      eta,
      ...(courierId !== undefined && { courierId }),
    });
    // A customer who canceled meanwhile was faster.
    if (!outcome.ok && outcome.error.kind === 'not-found') throw new Error(`Parcel ${parcel.id} vanished`);
  };
};
