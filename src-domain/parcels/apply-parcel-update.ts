import type { GeoPoint } from '../catalog/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { ParcelId } from '../kernel/ids.ts';
import type { Courier } from '../orders/index.ts';
import { PARCEL_STATUSES, type ParcelStatus } from './parcel-status.ts';

/** The changing fields of a parcel. */
export type ParcelState = { readonly id: ParcelId; readonly status: ParcelStatus; readonly updatedAt: Instant };

/** An update of one parcel, pushed or polled (contract 8.4). */
export type ParcelUpdate = ParcelState & {
  readonly courier?: { readonly position: GeoPoint; readonly at: Instant } | undefined;
  readonly eta?: Instant | undefined;
};

/** PARCEL-1m: Applies a courier's position to what is known of them; an older one changes nothing. */
export const followCourier = (known: Courier | undefined, seen: ParcelUpdate['courier']): Courier | undefined =>
  !seen || (known?.seenAt ?? seen.at) > seen.at
    ? known
    : { ...(known ?? nobodyYet), position: seen.position, seenAt: seen.at };

const nobodyYet = { name: '', phone: undefined, image: undefined };

/** PARCEL-1j: Applies an update to a parcel; the parcel never goes back in time, in whatever order updates arrive. */
export const applyParcelUpdate = <Parcel extends ParcelState>(
  parcel: Parcel,
  { id, status, updatedAt }: ParcelUpdate,
): Parcel => (id === parcel.id && isLater({ status, updatedAt }, parcel) ? { ...parcel, status, updatedAt } : parcel);

/** Times have whole seconds: of two changes in one second, the further status is the later. */
const isLater = (left: Omit<ParcelState, 'id'>, right: ParcelState): boolean =>
  left.updatedAt > right.updatedAt ||
  (left.updatedAt === right.updatedAt && PARCEL_STATUSES.indexOf(left.status) > PARCEL_STATUSES.indexOf(right.status));
