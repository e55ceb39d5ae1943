import type { Money } from '@domain/pricing/index.ts';

/** A parcel as far as paying for it goes. */
export type ParcelBill = {
  readonly id: number;
  /** In its own currency, with the rate of its creation. */
  readonly amount: Money; readonly currencyId: number; readonly rate: string;
  readonly isOwed: boolean; readonly isCanceled: boolean;
};
/** A payment by a provider that has ended. */
export type ParcelReceipt = { readonly parcelId: number; readonly userId: number; readonly status: 'paid' | 'canceled'; readonly paymentId: number; readonly reference: string };

/** Parcels that providers are paid for (contract 5.6). */
export interface PayableParcels {
  /** A parcel of this customer; `undefined` for anybody else's. */
  find(parcelId: number, userId: number): Promise<ParcelBill | undefined>;
  /** The same, and nobody else pays or changes it until the end of the transaction. */
  lock(parcelId: number, userId: number): Promise<ParcelBill | undefined>;
  /** Writes the transaction of a locked parcel and tells its customer's windows. */
  book(receipt: ParcelReceipt): Promise<void>;
}
