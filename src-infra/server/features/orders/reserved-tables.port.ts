import type { QuoteSlot } from '@domain/pricing/index.ts';

/** A reservation of a table, as far as an order to that table depends on it. */
export type ReservedTableRow = {
  readonly id: number;
  readonly booking_id: number;
  readonly table_id: number;
  readonly status: string;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly shop_id: number;
};

/** The table of an order and its time, on the shop's clock and as a moment. */
type NewSeat = {
  readonly tableId: number;
  readonly bookingId: number;
  readonly slot: QuoteSlot;
  readonly startsAt: number;
  readonly at: number;
};

/** The reservations of customers, and the orders to their tables. */
export interface ReservedTables {
  /** Returns a customer's reservation, which stays as it is until the end of the caller's transaction. */
  keep(userId: number, id: number): Promise<ReservedTableRow | undefined>;
  /** BOOKING-3b: Writes another table and time of an order. */
  setSeat(orderId: number, seat: NewSeat): Promise<void>;
}
