import type { Instant } from '../kernel/clock.port.ts';
import type { ParcelId } from '../kernel/ids.ts';
import { PARCEL_STATUSES, type ParcelStatus } from './parcel-status.ts';

/** What changes of a parcel while it is on its way. */
export type ParcelState = { readonly id: ParcelId; readonly status: ParcelStatus; readonly updatedAt: Instant };

/** News of one parcel, pushed or polled (contract 8.4). */
export type ParcelUpdate = ParcelState;

/** PARCEL-1j: brings a parcel up to date; it never goes back in time, whatever order the news arrives in. */
export const applyParcelUpdate = <Parcel extends ParcelState>(
  parcel: Parcel,
  { id, status, updatedAt }: ParcelUpdate,
): Parcel => (id === parcel.id && isLater({ status, updatedAt }, parcel) ? { ...parcel, status, updatedAt } : parcel);

/** The wire counts whole seconds: of two changes in one second, the further status is the later. */
const isLater = (left: Omit<ParcelState, 'id'>, right: ParcelState): boolean =>
  left.updatedAt > right.updatedAt ||
  (left.updatedAt === right.updatedAt && PARCEL_STATUSES.indexOf(left.status) > PARCEL_STATUSES.indexOf(right.status));
