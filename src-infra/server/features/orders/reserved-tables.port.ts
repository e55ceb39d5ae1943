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

/** The reservations of customers. */
export interface ReservedTables {
  /** Returns a customer's reservation, which stays as it is until the end of the caller's transaction. */
  keep(userId: number, id: number): Promise<ReservedTableRow | undefined>;
}
