import type { GeoPoint } from '@domain/catalog/index.ts';
import type { CodeTries, OfferedDelivery } from '@domain/couriers/index.ts';
import type { HandoverWay } from '@domain/orders/index.ts';

/** What a courier brings; ids of orders and parcels overlap. */
export type Subject = { readonly kind: 'order' | 'parcel'; readonly id: number };

export type CourierState = { readonly id: number; readonly isOnline: boolean; readonly place: GeoPoint };

/** A delivery with what decides about it; the code is that of its customer. */
export type DeliveryState = OfferedDelivery &
  Subject & { readonly code: number | null; readonly way: HandoverWay; readonly door: GeoPoint | undefined };

export type DoneRow = Subject & {
  readonly deliveredAt: number;
  readonly shopId: number | null;
  /** Of a parcel. */
  readonly sender: string | null;
};

/** People who work as couriers, and what they carry. A lock holds until the end of the caller's transaction. */
export interface CourierDeliveries {
  /** Returns a courier; `undefined` for anybody else. */
  courier(id: number): Promise<CourierState | undefined>;
  /** Locks and returns a courier. */
  lockCourier(id: number): Promise<CourierState | undefined>;
  /** Begins or ends to receive offers. */
  setOnline(id: number, isOnline: boolean): Promise<void>;
  /** Records where a courier is. */
  move(id: number, place: GeoPoint, at: number): Promise<void>;
  /** Ids of the people who are online. */
  online(): Promise<readonly number[]>;
  /** Returns where each of them was last. */
  placesOf(ids: readonly number[]): Promise<readonly Pick<CourierState, 'id' | 'place'>[]>;
  /** Returns where a delivery is fetched; `undefined` if nobody knows. */
  startOf(subject: Subject): Promise<GeoPoint | undefined>;
  /** Locks and returns an order or parcel. */
  lock(subject: Subject): Promise<DeliveryState | undefined>;
  /** Returns up to 300 deliveries that nobody has and that are fetched about here, oldest first. */
  openNear(place: GeoPoint, kilometres: number): Promise<readonly DeliveryState[]>;
  /** What a courier has in hand, first taken first. */
  carriedBy(id: number): Promise<readonly Subject[]>;
  /** Gives a delivery to a courier. */
  assign(subject: Subject, courierId: number, at: number): Promise<void>;
  /** Takes a delivery from whoever has it, unless it is picked up. */
  release(subject: Subject, at: number): Promise<void>;
  /** Returns up to 100 deliveries that wait for a person who no longer works. */
  abandoned(): Promise<readonly Subject[]>;
  /** Returns the wrong codes of a delivery. */
  tries(subject: Subject, courierId: number): Promise<CodeTries>;
  /** Counts a wrong code. */
  countWrong(subject: Subject, courierId: number, at: number): Promise<void>;
  /** Records that a courier has delivered. */
  markDelivered(subject: Subject, courierId: number, at: number): Promise<void>;
  /** Returns what a courier has delivered since a moment, the latest first. */
  doneSince(courierId: number, from: number): Promise<readonly DoneRow[]>;
}
