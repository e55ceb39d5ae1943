import type { Selectable } from 'kysely';
import type { Tables } from '../../store/tables/index.ts';
import type { ParcelRecord, ParcelSummary } from './parcel-record.ts';

/** Written to the database as JSON text. */
export type NewParcel = Selectable<Tables['parcel_orders']>;

export type ParcelFilter = {
  /** Only parcels of one customer; all without. */
  readonly userId?: number;
  /** An empty list matches every status. */
  readonly statuses: readonly string[];
  readonly from?: number | undefined;
  readonly before?: number | undefined;
  readonly search?: string | undefined;
  readonly column: string;
  readonly sort: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
};
export type ParcelStatusChange = {
  readonly id: number;
  readonly status: string;
  /** `null` leaves courier and estimate as they are. */
  readonly courierId: number | null;
  readonly eta: number | null;
  readonly at: number;
};

/** Parcels with everything that belongs to them. */
export interface Parcels {
  /** Reserves a unique id. */
  newId(): Promise<number>;
  /** Writes a new parcel. */
  place(parcel: NewParcel): Promise<void>;
  /** Locks a parcel until the end of the caller's transaction; with `userId` only that customer's own. */
  lock(id: number, userId?: number): Promise<Pick<NewParcel, 'status' | 'deliveryman_id'> | undefined>;
  /** Writes the next status of a parcel. */
  setStatus(change: ParcelStatusChange): Promise<void>;
  /** Returns a parcel with everything it is shown with; with `userId` only that customer's own. */
  find(id: number, userId?: number | null): Promise<ParcelRecord | undefined>;
  /** Returns one page of matching parcels, and the number of all matches. */
  list(filter: ParcelFilter): Promise<{ readonly items: readonly ParcelSummary[]; readonly total: number }>;
}

type ParcelOptionRow = Pick<Selectable<Tables['parcel_options']>, 'id' | 'texts'>;
export type ParcelTypeRow = Omit<Selectable<Tables['parcel_types']>, 'max_range'> & {
  readonly max_range: string | null;
  readonly options: readonly ParcelOptionRow[];
};

/** The kinds of parcels that the marketplace carries. */
export interface ParcelTypes {
  /** Returns the active kinds in the operator's order. */
  all(): Promise<readonly ParcelTypeRow[]>;
  /** Returns a kind by id, active or not. */
  byId(id: number): Promise<ParcelTypeRow | undefined>;
}
