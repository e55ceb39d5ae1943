import type { Selectable } from 'kysely';
import type { CourierRecord, TransactionRecord } from '../orders/index.ts';
import type { PersonRow, ReviewRow, Tables } from '../store/index.ts';

/** A parcel as lists show it. */
export type ParcelSummary = Omit<Selectable<Tables['parcel_orders']>, 'rate' | 'km'> & {
  readonly rate: string;
  readonly km: string;
  readonly customer: PersonRow;
  readonly transactions: readonly TransactionRecord[];
};
/** A parcel with everything that belongs to it. */
export type ParcelRecord = ParcelSummary & {
  readonly courier: CourierRecord | null;
  /** What its customer wrote of its courier. */
  readonly reviews: readonly ReviewRow[];
};
