import type { NewRow, Row, RowChange } from '../../store/tables/index.ts';

export type AddressRow = Row<'addresses'>;

export type NewAddressRow = NewRow<'addresses'>;

/** The addresses of users; every method concerns one user. */
export interface Addresses {
  /** Serializes changes to one user's addresses until the end of the transaction. */
  lock(userId: number): Promise<void>;
  /** Returns the address with this id if it belongs to the user. */
  one(userId: number, id: number): Promise<AddressRow | undefined>;
  /** Returns the address that is active, if the user has any. */
  active(userId: number): Promise<AddressRow | undefined>;
  /** Returns every address of the user, newest first. */
  all(userId: number): Promise<AddressRow[]>;
  /** Adds an address and returns it with its id. */
  insert(row: NewAddressRow): Promise<AddressRow>;
  /** Updates the given columns; returns `undefined` if the user has no such address. */
  change(userId: number, id: number, change: RowChange<'addresses'>): Promise<AddressRow | undefined>;
  /** Deactivates every address of the user; call `change` next. */
  deactivateAll(userId: number): Promise<void>;
  /** Deletes those of these addresses that belong to the user; returns their number. */
  remove(userId: number, ids: readonly number[]): Promise<number>;
}
