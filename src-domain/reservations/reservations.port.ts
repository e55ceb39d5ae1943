import type { Schedule } from '../calendar/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { ReservationId, ShopId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { RemoteFailure } from '../kernel/remote-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Stream } from '../kernel/stream.ts';
import type { NewReservation } from './check-reservation.ts';
import type { Period } from './period.ts';
import type { Reservation, ReservedShop } from './reservation.ts';
import type { BookingTemplate } from './reservation-rules.ts';
import type { ReservationStatus } from './reservation-status.ts';
import type { Table } from './table.ts';

/** A part of a shop with its tables: "Terrace". */
export type TableSection = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly tables: readonly Table[];
};

/** The tables of a shop, and when they can be reserved. */
export type ReservationOffer = {
  readonly shop: ReservedShop;
  /** `undefined` where the shop states none. */
  readonly tableHours: Schedule | undefined;
  /** Days on which nobody is seated, as `YYYY-MM-DD`. */
  readonly closedDates: readonly string[];
  readonly template: BookingTemplate;
  readonly sections: readonly TableSection[];
};

/** The first and the last of some days, as `YYYY-MM-DD` in the shop's time zone. */
export type DaySpan = { readonly first: string; readonly last: string };

/** The periods in which tables are taken or out of use, by the table's id. */
export type TakenPeriods = Readonly<Record<number, readonly Period[]>>;

/** `taken`: somebody else was faster. */
export type ReservingFailure = RemoteFailure | { readonly kind: 'taken' };
/** `outdated`: the reservation is no longer the one that was changed. */
export type ChangingFailure = ReservingFailure | { readonly kind: 'outdated' };

/** What a reservation becomes; `changes` is that of the version which its customer saw. */
export type WantedChange = {
  readonly id: ReservationId;
  readonly changes: number;
  readonly wanted: NewReservation;
};

/** BOOKING-1: The customer's reservations, and what is needed to make one. */
export interface Reservations {
  /** The tables of a shop; `undefined` if it takes no reservations, `rejected` with 404 if there is no such shop. */
  offer(shop: ShopId): Answer<ReservationOffer | undefined>;
  /** When the tables of an offer are taken. */
  taken(offer: ReservationOffer, days: DaySpan): Answer<TakenPeriods>;
  /** Reserves a table. The same key with the same reservation reserves once. */
  reserve(wanted: NewReservation, key: string): Promise<Result<Reservation, ReservingFailure>>;
  /** Changes a reservation of the customer. The same key with the same change changes it once. */
  change(change: WantedChange, key: string): Promise<Result<Reservation, ChangingFailure>>;
  /** A reservation of the customer; `rejected` with 404 for any other. */
  find(id: ReservationId): Answer<Reservation>;
  /** One page of the customer's reservations, the latest start first; pages count from 1. */
  list(page: number): Answer<Page<Reservation>>;
  /** Cancels a reservation of the customer. */
  cancel(id: ReservationId): Answer<void>;
}

/** The reservation whose outcome is unknown, with its idempotency key, kept across reloads. */
export type ReservationIntent = { readonly wanted: NewReservation; readonly key: string };

/** Keeps the one reservation whose outcome is unknown. */
export interface ReservationIntents {
  /** The kept intent of this account; `undefined` if there is none. */
  read(): ReservationIntent | undefined;
  /** Replaces or, with `undefined`, forgets the intent. */
  write(intent: ReservationIntent | undefined): void;
}

/** The change whose outcome is unknown, with its idempotency key, kept across reloads. */
export type ChangeIntent = WantedChange & { readonly key: string };

/** Keeps the one change whose outcome is unknown. */
export interface ChangeIntents {
  /** The kept intent of this account; `undefined` if there is none. */
  read(): ChangeIntent | undefined;
  /** Replaces or, with `undefined`, forgets the intent. */
  write(intent: ChangeIntent | undefined): void;
}

/** A change of one reservation, or `stale` where changes may have been missed. */
export type ReservationNews =
  | { readonly kind: 'stale' }
  | { readonly kind: 'changed'; readonly id: ReservationId; readonly status: ReservationStatus };

/** Live changes of the customer's reservations; never completes, and reconnects by itself. */
export interface ReservationUpdates {
  /** Starts with the first observer, ends with the last. */
  readonly news: Stream<ReservationNews>;
}
