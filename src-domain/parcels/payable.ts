import { isPaymentDue } from '../payments/index.ts';
import { isActiveParcel } from './parcel-status.ts';
import type { ParcelSummary } from './parcel.ts';

/** PARCEL-1p, contract 4.2: Whether a parcel shows Pay: its payment is due, not in cash, and it is on its way. */
export const isParcelPayable = ({ status, payment }: Pick<ParcelSummary, 'status' | 'payment'>): boolean =>
  isActiveParcel(status) && isPaymentDue(payment);
