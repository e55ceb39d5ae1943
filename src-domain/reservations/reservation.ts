import type { Instant } from '../kernel/clock.port.ts';
import type { OrderId, ReservationId, ShopId, TableId } from '../kernel/ids.ts';
import type { OrderStatus } from '../orders/index.ts';
import type { Period } from './period.ts';
import type { ReservationStatus } from './reservation-status.ts';

/** The shop of a reservation, as the reservation shows it. */
export type ReservedShop = {
  readonly id: ShopId;
  readonly title: string;
  readonly address: string;
  /** Empty where the shop names none. */
  readonly phone: string;
  readonly logo: string | undefined;
  readonly timeZone: string;
  /** Whether it sells dishes here; absent where the server does not say. */
  readonly hasMenu?: boolean;
};

/** An order of dishes to a reserved table. */
export type OrderAhead = { readonly id: OrderId; readonly status: OrderStatus };

/** A reservation of the customer's own. */
export type Reservation = {
  readonly id: ReservationId;
  readonly status: ReservationStatus;
  readonly shop: ReservedShop;
  readonly tableId: TableId;
  readonly tableName: string;
  readonly sectionTitle: string;
  readonly guests: number;
  readonly note: string;
  readonly period: Period;
  /** How often its customer changed it. */
  readonly changes: number;
  /** BOOKING-3: what was ordered ahead to it, the latest first; absent where the server does not say. */
  readonly orders?: readonly OrderAhead[];
};

/** BOOKING-1n: Whether guests are still expected, or still at their table. */
export const isComing = ({ status, period }: Pick<Reservation, 'status' | 'period'>, now: Instant): boolean =>
  status !== 'canceled' && now < period.until;

/** BOOKING-1p: Whether its customer can still give a table back: until the guests are expected. */
export const canGiveBack = (status: ReservationStatus, from: Instant, now: Instant): boolean =>
  status !== 'canceled' && now < from;

/** BOOKING-1n: Separates coming reservations, the next one first, from all others, the latest first. */
export const groupReservations = <Listed extends Pick<Reservation, 'id' | 'status' | 'period'>>(
  reservations: readonly Listed[],
  now: Instant,
): { readonly coming: readonly Listed[]; readonly past: readonly Listed[] } => {
  const inOrder = reservations.toSorted((one, other) => one.period.from - other.period.from || one.id - other.id);
  return {
    coming: inOrder.filter((reservation) => isComing(reservation, now)),
    past: inOrder.filter((reservation) => !isComing(reservation, now)).toReversed(),
  };
};
