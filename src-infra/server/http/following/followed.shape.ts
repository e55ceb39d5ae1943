import type { GeoPoint } from '@domain/catalog/index.ts';
import { followedPosition } from '@domain/following/index.ts';
import type { Arrival } from '@domain/orders/index.ts';
import { courierPlace, type OrderRecord } from '../../features/orders/index.ts';
import { wireTime } from '../../foundation/time/index.ts';

/** ORDER-6: Renders the courier of something under way near one of the areas that followers know. */
export const toFollowedCourier = (
  carried: Pick<OrderRecord, 'status' | 'courier'>,
  isActive: boolean,
  areas: readonly GeoPoint[],
) => {
  const place = courierPlace(carried);
  return carried.courier && isActive
    ? {
        firstname: carried.courier.firstname,
        place:
          place && areas.length > 0
            ? followedPosition({ latitude: place.latitude, longitude: place.longitude }, areas)
            : null,
      }
    : null;
};

export const toFollowedArrival = (arrival: Arrival | undefined) =>
  arrival
    ? {
        from: wireTime(arrival.from),
        to: wireTime(arrival.to),
        latest: wireTime(arrival.latest ?? null),
        late: arrival.isLate,
      }
    : null;
