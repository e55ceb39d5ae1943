import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Parcels } from '../parcels/index.ts';
import { nextParcelStep, parcelExpectedAt, pickUpStart } from './parcel-timeline.ts';
import type { MovingParcel, SimulationRepository } from './simulation.repository.ts';
import { placeAt, wayOf, type Way } from './way.ts';

type Deps = { readonly repository: SimulationRepository; readonly parcels: Parcels; readonly clock: Clock; readonly speed: number };

/** Takes one parcel on as far as its time has come; couriers carry parcels as they carry orders. */
export const createMoveParcel = ({ repository, parcels, clock, speed }: Deps) => {
  const move = async ({ id, deliveryman_id: courierId, address_to: to }: MovingParcel, way: Way): Promise<void> => {
    if (courierId === null || to === null) return;
    await repository.moveCourier(courierId, placeAt(way, to, clock.now()), clock.now());
    const moved = await parcels.parcels.find(id);
    if (moved) await parcels.news.moved(moved);
  };

  return async (parcel: MovingParcel): Promise<void> => {
    if (parcel.status === 'on_a_way' && !(await repository.isUnderWay('parcel', parcel.id))) return;
    const now = clock.now();
    const { to, afterMs } = nextParcelStep(parcel.status, speed);
    const { address_from: place, address_to: door } = parcel;
    const begin = Math.max(parcel.since, pickUpStart(parcel.status, parcel.delivery_at, speed));
    const usual: Way | undefined = place ? { from: place, begin, lastsMs: afterMs } : undefined;
    const way = usual && parcel.status === 'on_a_way' ? wayOf(parcel.drive, door ?? undefined, usual) : usual;
    if (way && parcel.status === 'on_a_way') await move(parcel, way);
    if (now < (way ? way.begin + way.lastsMs : begin + afterMs)) return;
    const courierId = to === 'on_a_way' && parcel.deliveryman_id === null && place ? await repository.nearestCourier(place) : undefined;
    const carrier = courierId ?? parcel.deliveryman_id;
    if (to === 'on_a_way' && carrier !== null && place) await repository.moveCourier(carrier, place, now);
    const eta = parcelExpectedAt(to, parcel.delivery_at, now, speed);
    const outcome = await parcels.changeParcelStatus({ parcelId: parcel.id, to, eta, ...(courierId !== undefined && { courierId }) });
    // A customer who canceled meanwhile was faster.
    if (!outcome.ok && outcome.error.kind === 'not-found') throw new Error(`Parcel ${parcel.id} vanished`);
  };
};
