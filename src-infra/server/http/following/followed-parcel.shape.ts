import { areaOf, expectedParcel, firstNameOf } from '@domain/following/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { isActiveParcel, type ParcelStatus } from '@domain/parcels/index.ts';
import type { ParcelRecord } from '../../features/parcels/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { toFollowedArrival, toFollowedCourier } from './followed.shape.ts';

/** PARCEL-1: Renders what everybody with the link sees of a parcel. Whatever is added here becomes public. */
export const toFollowedParcel = (parcel: ParcelRecord, timeZone: string | undefined) => {
  const status = parcel.status as ParcelStatus;
  const { arrival, slot } = expectedParcel({
    status,
    eta: parcel.eta === null ? undefined : instant(parcel.eta),
    date: parcel.delivery_date,
    time: parcel.delivery_time,
  });
  const [start, area] = [parcel.address_from, parcel.address_to].map((place) => (place ? areaOf(place) : null));
  return {
    kind: 'parcel' as const,
    sender: firstNameOf(parcel.username_from ?? ''),
    status,
    updated_at: wireTime(parcel.updated_at),
    arrival: toFollowedArrival(arrival),
    slot: slot ?? null,
    timezone: timeZone ?? null,
    courier: toFollowedCourier(
      parcel,
      isActiveParcel(status),
      [area, start].flatMap((place) => place ?? []),
    ),
    start: start ?? null,
    area: area ?? null,
  };
};
