import type { GeoPoint } from '../catalog/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { Arrival, DeliveryType, OrderStatus, Slot } from '../orders/index.ts';
import { isActiveParcel, type Parcel, type ParcelStatus } from '../parcels/index.ts';

/** What everybody with a link sees: no address, goods, amount or phone number. */
export type FollowedState = {
  readonly updatedAt: Instant;
  readonly arrival: Arrival | undefined;
  readonly slot: Slot | undefined;
  readonly timeZone: string | undefined;
  /** Their first name, and about where they are. */
  readonly courier: { readonly name: string; readonly position: GeoPoint | undefined } | undefined;
  /** The middle of the area of the destination. */
  readonly area: GeoPoint | undefined;
};

/** An order as its followers see it. */
export type FollowedOrder = FollowedState & {
  readonly kind: 'order';
  readonly shop: {
    readonly title: string;
    readonly image: string | undefined;
    readonly location: GeoPoint | undefined;
  };
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
};

/** A parcel as its followers see it. */
export type FollowedParcel = FollowedState & {
  readonly kind: 'parcel';
  /** The sender's first name. */
  readonly sender: string;
  /** The middle of the area where the parcel is picked up. */
  readonly start: GeoPoint | undefined;
  readonly status: ParcelStatus;
};

/** PARCEL-1q: Returns the first word of a person's name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** PARCEL-1r: Returns when a parcel is expected: as estimated, before that as wanted; nothing after its end. */
export const expectedParcel = ({
  status,
  eta,
  date,
  time,
}: Pick<Parcel, 'status' | 'eta' | 'date' | 'time'>): Pick<FollowedState, 'arrival' | 'slot'> => {
  if (!isActiveParcel(status)) return { arrival: undefined, slot: undefined };
  return eta === undefined
    ? { arrival: undefined, slot: { date, time } }
    : { arrival: { from: eta, to: eta, latest: undefined, isLate: false }, slot: undefined };
};
