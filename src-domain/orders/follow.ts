import { kilometresBetween, type GeoPoint } from '../catalog/index.ts';
import { instant, type Instant } from '../kernel/clock.port.ts';
import type { Answer } from '../kernel/answer.ts';
import type { OrderId } from '../kernel/ids.ts';
import type { Stream } from '../kernel/stream.ts';
import type { Arrival } from './arrival.ts';
import type { DeliveryType, OrderStatus } from './order-status.ts';
import type { Slot } from './order.ts';

/** ORDER-6i: How long a link can be opened after its order was delivered or canceled: three hours. */
export const FOLLOWED_AFTER_MS = 10_800_000;
/** ORDER-6j: Within so many kilometres of the middle of a door's area a courier is shown in that middle. */
export const AREA_REACH_KM = 0.4;
/** Areas are squares of the globe: so many in a degree, some two hundred metres wide. */
const AREAS_OF_DEGREE = 500;

/** What everybody with the link sees of an order: neither address nor goods nor amounts nor phone numbers. */
export type FollowedOrder = {
  readonly shop: {
    readonly title: string;
    readonly image: string | undefined;
    readonly location: GeoPoint | undefined;
  };
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  readonly updatedAt: Instant;
  readonly arrival: Arrival | undefined;
  readonly slot: Slot | undefined;
  readonly timeZone: string | undefined;
  /** Their first name, and about where they are. */
  readonly courier: { readonly name: string; readonly position: GeoPoint | undefined } | undefined;
  /** The middle of the area where the order is delivered. */
  readonly area: GeoPoint | undefined;
};

/** Opens links; nobody needs an account for it. */
export interface FollowedOrders {
  /** Returns the order of a link; rejected as not found once it is stopped or expired. */
  load(secret: string): Answer<FollowedOrder>;
}

/** Hints that a followed order may have changed. */
export type FollowedUpdates = { readonly news: Stream<{ readonly kind: 'stale' }> };

/** The links of a customer's own orders. */
export interface FollowLinks {
  /** Whether an order can be followed by a link. */
  isShared(order: OrderId): Answer<boolean>;
  /** Returns the secret of a new link; earlier ones stay. */
  share(order: OrderId): Answer<string>;
  /** Ends all links of an order at once. */
  stop(order: OrderId): Answer<void>;
}

/** ORDER-6i: Whether the links of an order can be opened: until some hours after its end, if it has ended. */
export const isFollowable = (endedAt: Instant | undefined, now: Instant): boolean =>
  endedAt === undefined || now < instant(endedAt + FOLLOWED_AFTER_MS);

/** ORDER-6j: Returns the middle of the area that a place is in. */
export const areaOf = ({ latitude, longitude }: GeoPoint): GeoPoint => ({
  latitude: middleOf(latitude),
  longitude: middleOf(longitude),
});

/** Never -0. */
const middleOf = (degrees: number): number => Math.round(degrees * AREAS_OF_DEGREE) / AREAS_OF_DEGREE + 0;

/**
 * ORDER-6j: Returns where followers see a courier: near the door in the middle of its area, so that nothing tells the
 * doors of an area apart.
 */
export const followedPosition = (courier: GeoPoint, area: GeoPoint): GeoPoint =>
  kilometresBetween(courier, area) <= AREA_REACH_KM ? area : courier;
