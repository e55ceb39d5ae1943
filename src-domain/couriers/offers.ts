import { kilometresBetween, type GeoPoint } from '../catalog/index.ts';
import type { Instant } from '../kernel/clock.port.ts';

/** COURIER-1b: a delivery is offered to couriers within so many kilometers of where it is fetched. */
export const REACH_KM = 5;
/** COURIER-1c: what is wanted later than in an hour is not offered before the kitchen has it ready. */
export const OFFER_AHEAD_MS = 3_600_000;
/** COURIER-1e: a courier sees at most so many offers at once. */
export const OFFERS_MAX = 20;
/** COURIER-1f: a courier carries at most so many deliveries at once. */
export const CARRIED_MAX = 3;

/** COURIER-1a: the statuses in which deliveries are offered, those to be fetched first in front. */
export const OFFERED_STATUSES = {
  order: ['ready', 'cooking', 'accepted'],
  parcel: ['ready', 'accepted'],
} as const;

/** What decides whether a delivery is offered. */
export type OfferedDelivery = {
  readonly kind: keyof typeof OFFERED_STATUSES;
  readonly status: string;
  /** Whether it is an order that is brought; parcels always are. */
  readonly isBrought: boolean;
  readonly customerId: number;
  readonly courierId: number | undefined;
  readonly start: GeoPoint;
  /** When it is wanted; as soon as possible without. */
  readonly wantedAt: Instant | undefined;
};

/** A courier as the rules of offers see them. */
export type OfferedCourier = { readonly id: number; readonly isOnline: boolean; readonly place: GeoPoint };

/** Why a courier cannot take a delivery. */
export type TakeRefusal = { readonly kind: 'offline' | 'full' | 'taken' | 'not-open' };

/**
 * COURIER-1: Returns the deliveries that are offered to a courier, best first: what is ready before what is cooking,
 * and of those the nearest. None while offline or with full hands.
 */
export const offersFor = <Delivery extends OfferedDelivery>(
  deliveries: readonly Delivery[],
  courier: OfferedCourier & { readonly carried: number },
  now: Instant,
): readonly Delivery[] => {
  if (!courier.isOnline || courier.carried >= CARRIED_MAX) return [];
  return deliveries
    .filter(
      (delivery) => isOpen(delivery, courier.id) && isInReach(courier.place, delivery.start) && isSoon(delivery, now),
    )
    .map((delivery) => ({ delivery, km: kilometresBetween(courier.place, delivery.start) }))
    .toSorted((one, other) => rank(one.delivery) - rank(other.delivery) || one.km - other.km)
    .slice(0, OFFERS_MAX)
    .map(({ delivery }) => delivery);
};

/**
 * COURIER-1g: Returns why a courier cannot take a delivery, or `undefined`. Reach and time only decide what is offered:
 * a courier who moves on may still take what they have seen.
 */
export const takeRefusal = (
  delivery: OfferedDelivery,
  courier: Pick<OfferedCourier, 'id' | 'isOnline'> & { readonly carried: number },
): TakeRefusal | undefined => {
  if (!courier.isOnline) return { kind: 'offline' };
  if (delivery.courierId !== undefined) return { kind: 'taken' };
  if (!isOpen(delivery, courier.id)) return { kind: 'not-open' };
  return courier.carried >= CARRIED_MAX ? { kind: 'full' } : undefined;
};

/** COURIER-1a, COURIER-1d: nobody has it, it is to be brought, and it is not the courier's own. */
const isOpen = ({ kind, status, isBrought, customerId, courierId }: OfferedDelivery, id: number): boolean =>
  isBrought && courierId === undefined && customerId !== id && statusesOf(kind).includes(status);

/** COURIER-1b: Whether a courier at this place is offered what is fetched at `start`. */
export const isInReach = (place: GeoPoint, start: GeoPoint): boolean => kilometresBetween(place, start) <= REACH_KM;

const isSoon = ({ status, wantedAt }: OfferedDelivery, now: Instant): boolean =>
  status === 'ready' || wantedAt === undefined || wantedAt - now <= OFFER_AHEAD_MS;

const statusesOf = (kind: OfferedDelivery['kind']): readonly string[] => OFFERED_STATUSES[kind];

/** The same for both kinds. */
const rank = ({ status }: OfferedDelivery): number => statusesOf('order').indexOf(status);
