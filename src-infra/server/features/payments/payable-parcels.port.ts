import type { Money } from '@domain/pricing/index.ts';
import type { WalletDebit } from './wallet-shares.ts';
import type { Holds, TransactionRecord } from '../payment-transactions/index.ts';

/** The part of a parcel that payments need. */
export type ParcelBill = {
  readonly id: number;
  /** In its own currency, with the rate of its creation. */
  readonly amount: Money;
  readonly currencyId: number;
  readonly rate: string;
  /** Its payment, if there is one. */
  readonly payment: Pick<TransactionRecord, 'status' | 'tag'> | undefined;
  readonly isOwed: boolean;
  readonly isCanceled: boolean;
};
/** A completed payment by a provider. */
export type ParcelReceipt = {
  readonly parcelId: number;
  readonly userId: number;
  readonly status: 'paid' | 'canceled' | 'rejected';
  readonly paymentId: number;
  readonly reference: string;
  /** What the wallet pays beside the provider. */
  readonly fromWallet?: WalletDebit | undefined;
};

/** Parcels as payment targets (contract 5.6). */
export interface PayableParcels {
  /** Returns a customer's own parcel; `undefined` otherwise. */
  find(parcelId: number, userId: number): Promise<ParcelBill | undefined>;
  /** Like `find`, and locks the parcel until the end of the transaction. */
  lock(parcelId: number, userId: number): Promise<ParcelBill | undefined>;
  /** Those that wait for their payment. */
  readonly held: Holds;
  /** Cancels a parcel nobody paid for. */
  cancel(parcelId: number): Promise<void>;
  /** Writes the transaction of a locked parcel and notifies its customer's windows. */
  book(receipt: ParcelReceipt): Promise<void>;
}
