import type { GeoPoint } from '@domain/catalog/index.ts';
import type { DeliveryType } from '@domain/orders/index.ts';
import type { MovingParcelStatus } from './parcel-timeline.ts';
import type { MovingStatus } from './timeline.ts';
import type { Drive } from './courier-route.ts';

/** The delivery that a courier carries. */
export type Subject = { readonly kind: 'order' | 'parcel'; readonly id: number };

export type Carried = {
  readonly status: string;
  readonly courier_id: number | null;
  readonly door: GeoPoint | null;
  readonly start: GeoPoint | null;
};

export type Steering = GeoPoint & {
  readonly courierId: number;
  readonly isHeld: boolean;
  readonly speedKmh: number;
  readonly since: number;
};

/** Stores manually controlled couriers (contract 8.12). */
export interface SteeredCouriers {
  /** Returns a delivery with its route, locked until the end of the transaction. */
  lock(subject: Subject): Promise<Carried | undefined>;
  /** Returns where the courier of a delivery on its way set out, or was placed, and the door. */
  endsOf(subject: Subject): Promise<{ readonly start: GeoPoint; readonly door: GeoPoint } | undefined>;
  /** Returns the last position of a courier. */
  placeOf(courierId: number): Promise<GeoPoint | undefined>;
  /** Returns the speed that the operator set for a delivery, in km/h. */
  speedOf(subject: Subject): Promise<number | undefined>;
  /** Records what the operator set for the courier of a delivery. */
  steer(subject: Subject, steering: Steering): Promise<void>;
  /** Assigns a courier to a delivery, with the expected time of arrival. */
  setCourier(subject: Subject, courierId: number, eta: number | null): Promise<void>;
}

/** Stores values shared by all processes, by name. */
export interface SharedValues {
  /** Returns the stored value; `undefined` before the first `write`. */
  read(name: string): Promise<unknown>;
  /** Returns the value and locks it until the end of the transaction. */
  lock(name: string): Promise<unknown>;
  /** Stores the value for all processes. */
  write(name: string, value: unknown, at: number): Promise<void>;
}

export type MovingOrder = {
  readonly id: number;
  readonly shop_id: number;
  readonly status: MovingStatus;
  readonly delivery_type: DeliveryType;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly deliveryman_id: number | null;
  /** The start of the chosen slot. */
  readonly delivery_at: number | null;
  /** When it entered its status. */
  readonly since: number;
  readonly drive: Drive | null;
};

export type MovingParcel = {
  readonly id: number;
  readonly status: MovingParcelStatus;
  readonly address_from: GeoPoint | null;
  readonly address_to: GeoPoint | null;
  readonly deliveryman_id: number | null;
  /** The requested time. */
  readonly delivery_at: number;
  readonly since: number;
  readonly drive: Drive | null;
};

export type Kind = 'order' | 'parcel';

/** Reads and moves simulated deliveries. */
export interface SimulatedDeliveries {
  /** Acquires a lock until the end of the transaction, so that one process simulates; returns whether it succeeded. */
  tryLock(): Promise<boolean>;
  /** Returns the open orders that the simulation may move, at most 500. */
  moving(): Promise<readonly MovingOrder[]>;
  /** Returns the open parcels that the simulation may move, at most 500. */
  movingParcels(): Promise<readonly MovingParcel[]>;
  /** Returns whether the courier is under way and not controlled manually, locked until the end of the transaction. */
  isUnderWay(kind: Kind, id: number): Promise<boolean>;
  /** COURIER-6d: Returns whether no person has it in hand, locked until the end of the transaction. */
  isUntaken(kind: Kind, id: number): Promise<boolean>;
  /** Ends manual control of couriers who have arrived or carry nothing. */
  releaseArrived(): Promise<void>;
  /** Returns the nearest courier who is no person and not held, preferring idle ones. */
  nearestCourier(geoPoint: GeoPoint): Promise<number | undefined>;
  /** Records where a courier is. */
  moveCourier(userId: number, geoPoint: GeoPoint, at: number): Promise<void>;
}
