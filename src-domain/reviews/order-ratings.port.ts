import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { OrderId } from '../kernel/ids.ts';
import type { RatedKind } from './order-rating.ts';

/** A review of one's own, and until when it can be changed. */
export type OwnRating = {
  readonly rating: number;
  readonly comment: string;
  /** Addresses of its pictures, as they are sent again. */
  readonly pictures: readonly string[];
  readonly changeableUntil: Instant;
};

/** A part of an order that its customer rates. */
export type RatedPart = {
  readonly kind: RatedKind;
  readonly id: number;
  readonly name: string;
  readonly image: string | undefined;
  /** `undefined` until it is rated. */
  readonly own: OwnRating | undefined;
};

/** A delivered order as its customer rates it. */
export type OrderRating = {
  readonly orderId: OrderId;
  readonly deliveredAt: Instant;
  /** New ratings are taken before this time. */
  readonly openUntil: Instant;
  /** IANA name of the shop's time zone. */
  readonly timeZone: string | undefined;
  readonly parts: readonly RatedPart[];
};

/** The rating of one part, to be sent. */
export type PartRating = {
  readonly kind: RatedKind;
  readonly id: number;
  readonly rating: number;
  readonly comment: string;
  readonly pictures: readonly string[];
};

/** REVIEW-1h: How customers rate their orders. */
export interface OrderRatings {
  /** What can be rated of an own order. `rejected` with status 404 for another's, and 400 before delivery. */
  load(id: OrderId): Answer<OrderRating>;
  /** Writes or changes ratings, all or none; sending the same again changes nothing. */
  save(id: OrderId, parts: readonly PartRating[]): Answer<OrderRating>;
}
