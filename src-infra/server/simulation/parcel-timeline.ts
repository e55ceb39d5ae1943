import type { ParcelStatus } from '@domain/parcels/index.ts';

export type MovingParcelStatus = Exclude<ParcelStatus, 'delivered' | 'canceled'>;

/** How long a parcel stays in a status at speed 1, milliseconds; a courier comes to the sender while it is ready. */
const STAYS: Readonly<Record<MovingParcelStatus, number>> = { new: 40_000, pending: 40_000, accepted: 80_000, ready: 120_000, on_a_way: 300_000 };

const FOLLOWERS = { new: 'accepted', pending: 'accepted', accepted: 'ready', ready: 'on_a_way', on_a_way: 'delivered' } as const satisfies Record<MovingParcelStatus, ParcelStatus>;

/** The next status of a parcel, and the time it has before. */
export const nextParcelStep = (status: MovingParcelStatus, speed: number): { readonly to: ParcelStatus; readonly afterMs: number } => ({
  to: FOLLOWERS[status], afterMs: STAYS[status] / speed,
});

/** Before this an accepted parcel waits: it is fetched so that it arrives at the time it is wanted. */
export const pickUpStart = (status: MovingParcelStatus, wantedAt: number, speed: number): number => (status === 'accepted' ? wantedAt - remainingMs(status, speed) : 0);

/** When a parcel that takes a status now will be there. */
export const parcelExpectedAt = (status: ParcelStatus, wantedAt: number, now: number, speed: number): number => {
  if (status === 'delivered' || status === 'canceled') return now;
  const end = Math.round(now + remainingMs(status, speed));
  return status === 'accepted' ? Math.max(end, wantedAt) : end;
};

const remainingMs = (status: ParcelStatus, speed: number): number => {
  if (status === 'delivered' || status === 'canceled') return 0;
  return STAYS[status] / speed + remainingMs(FOLLOWERS[status], speed);
};
