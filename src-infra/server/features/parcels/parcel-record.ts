import type { Selectable } from 'kysely';
import type { CourierRecord } from '../orders/index.ts';
import type { PersonRow } from '../identity/index.ts';
import type { ReviewRow } from '../reviews/index.ts';
import type { Tables } from '../../store/tables/index.ts';
import type { TransactionRecord } from '../payment-transactions/index.ts';

/** A parcel as lists show it. */
export type ParcelSummary = Omit<Selectable<Tables['parcel_orders']>, 'rate' | 'km'> & {
  readonly rate: string;
  readonly km: string;
  readonly customer: PersonRow;
  readonly transactions: readonly TransactionRecord[];
};
/** Renders a parcel with all relations. */
export type ParcelRecord = ParcelSummary & {
  readonly courier: CourierRecord | null;
  /** The customer's review of its courier. */
  readonly reviews: readonly ReviewRow[];
};
