import { canCancelParcel, isParcelPayable, type Parcel } from '@domain/parcels/index.ts';
import type { Payable } from '../paying/index.ts';

/** PARCEL-1: a parcel as something to pay for, its times on the marketplace's clock. */
export const payableParcel = (parcel: Parcel, timeZone: string): Payable => ({
  subject: { kind: 'parcel', id: parcel.id },
  total: parcel.total,
  priceStyle: parcel.priceStyle,
  currency: parcel.currency,
  payment: parcel.payment,
  shop: undefined,
  timeZone,
  cashPlace: 'courier',
  isOwed: isParcelPayable(parcel),
  canLetGo: canCancelParcel(parcel.status),
});
