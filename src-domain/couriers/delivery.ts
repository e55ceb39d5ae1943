import type { GeoPoint } from '../catalog/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { OrderId, ParcelId, UserId } from '../kernel/ids.ts';
import type { HandoverWay, OrderStatus, RoutePoint } from '../orders/index.ts';
import type { ParcelStatus } from '../parcels/index.ts';
import type { Money, PriceStyle } from '../pricing/index.ts';

/** What a courier brings: an order of a shop, or a parcel. */
export type DeliveryKey =
  | { readonly kind: 'order'; readonly id: OrderId }
  | { readonly kind: 'parcel'; readonly id: ParcelId };

/** The status of an order or of a parcel. */
export type DeliveryStatus = OrderStatus | ParcelStatus;

/** How much there is to carry: pieces of a shop, or a kind of parcel with its heaviest weight. */
export type DeliveryLoad =
  | { readonly kind: 'pieces'; readonly count: number }
  | { readonly kind: 'parcel'; readonly title: string; readonly grams: number | undefined };

/** COURIER-2: what a courier sees of a delivery before taking it: no exact door, no name, no phone number. */
export type DeliveryOffer = {
  readonly key: DeliveryKey;
  readonly status: DeliveryStatus;
  /** The shop, or the first name of a sender. */
  readonly from: string;
  /** Where it is fetched; of a parcel the middle of its area. */
  readonly start: GeoPoint;
  /** The middle of the area of the door. */
  readonly area: GeoPoint;
  /** Straight lines. */
  readonly kilometresToStart: number;
  readonly kilometresToDoor: number;
  readonly load: DeliveryLoad;
  readonly isCash: boolean;
};

/** One end of a delivery in hand. */
export type DeliveryStop = {
  readonly name: string;
  readonly phone: string | undefined;
  readonly address: string;
  readonly at: GeoPoint | undefined;
};

/** COURIER-3: a delivery in hand, with everything that its courier needs until it is delivered. */
export type CarriedDelivery = {
  readonly key: DeliveryKey;
  readonly status: DeliveryStatus;
  /** Who ordered it, by their first name; `undefined` where the courier cannot write to them. */
  readonly customer: { readonly id: UserId; readonly name: string } | undefined;
  readonly start: DeliveryStop;
  readonly door: DeliveryStop;
  /** For the courier. */
  readonly note: string;
  readonly way: HandoverWay;
  readonly load: DeliveryLoad;
  /** What to collect in cash; `undefined` for what is paid otherwise. */
  readonly collects: Money | undefined;
  readonly priceStyle: PriceStyle;
  /** Whether it is handed over by the code that the customer tells. */
  readonly asksCode: boolean;
  /** COURIER-5: until when no code is taken, and whether none is any more. */
  readonly codeWaitsUntil: Instant | undefined;
  readonly isCodeLocked: boolean;
  /** Along the streets, once it is on its way and the server knows them. */
  readonly route: readonly RoutePoint[] | undefined;
};

/** A delivery of the day that is done. */
export type DoneDelivery = {
  readonly key: DeliveryKey;
  readonly from: string;
  readonly deliveredAt: Instant;
};

/** A courier's work as it is now. */
export type CourierWork = {
  readonly isOnline: boolean;
  readonly place: GeoPoint | undefined;
  /** Those taken first come first. */
  readonly carried: readonly CarriedDelivery[];
  /** The best first. */
  readonly offers: readonly DeliveryOffer[];
  /** Of the marketplace's day, the latest first. */
  readonly done: readonly DoneDelivery[];
  readonly timeZone: string | undefined;
};

/** Returns a text that identifies a delivery among both kinds. */
export const deliveryName = ({ kind, id }: DeliveryKey): string => `${kind}-${id}`;
