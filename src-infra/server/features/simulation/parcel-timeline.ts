import type { ParcelStatus } from '@domain/parcels/index.ts';

export type MovingParcelStatus = Exclude<ParcelStatus, 'delivered' | 'canceled'>;

/**
 * The time a parcel stays in each status at speed 1, in milliseconds; while it is ready, a courier travels to the
 * sender.
 */
const DURATIONS: Readonly<Record<MovingParcelStatus, number>> = {
  new: 40_000,
  pending: 40_000,
  accepted: 80_000,
  ready: 120_000,
  on_a_way: 300_000,
};

const NEXT_STATUS = {
  new: 'accepted',
  pending: 'accepted',
  accepted: 'ready',
  ready: 'on_a_way',
  on_a_way: 'delivered',
} as const satisfies Record<MovingParcelStatus, ParcelStatus>;

/** Returns the next status of a parcel and the time until then. */
export const nextParcelStep = (
  status: MovingParcelStatus,
  speed: number,
): { readonly to: ParcelStatus; readonly afterMs: number } => ({
  to: NEXT_STATUS[status],
  afterMs: DURATIONS[status] / speed,
});

/** Returns when an accepted parcel is picked up, so that it arrives at the requested time. */
export const pickUpStart = (status: MovingParcelStatus, wantedAt: number, speed: number): number =>
  status === 'accepted' ? wantedAt - remainingMs(status, speed) : 0;

/** Returns the expected arrival of a parcel that enters a status now. */
export const parcelExpectedAt = (status: ParcelStatus, wantedAt: number, now: number, speed: number): number => {
  if (status === 'delivered' || status === 'canceled') return now;
  const end = Math.round(now + remainingMs(status, speed));
  return status === 'accepted' ? Math.max(end, wantedAt) : end;
};

const remainingMs = (status: ParcelStatus, speed: number): number => {
  if (status === 'delivered' || status === 'canceled') return 0;
  return DURATIONS[status] / speed + remainingMs(NEXT_STATUS[status], speed);
};
