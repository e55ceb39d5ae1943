import { err, ok, type Result } from '@domain/kernel/result.ts';
import { isUnpaid, type PaymentStatus } from '@domain/payments/index.ts';
import { inBaseCurrency, mainTransaction, transactionRow, type PaymentWay } from '../orders/index.ts';
import type { NewTransactionRow } from '../store/index.ts';
import type { ParcelRecord } from './parcel-record.ts';
import type { ParcelsDeps } from './parcels-deps.ts';

export type ParcelPayment = { readonly userId: number; readonly parcelId: number; readonly payment: PaymentWay };
export type ParcelPaymentRefusal = { readonly kind: 'not-found' | 'canceled' | 'paid-already' | 'wallet-too-low' | 'no-wallet' };

/** Pays what a parcel still owes, once (contract 3.11). */
export type PayParcel = (payment: ParcelPayment) => Promise<Result<ParcelRecord, ParcelPaymentRefusal>>;

export const createPayParcel =
  ({ store, reference, clock, ledger, parcels, news }: ParcelsDeps): PayParcel =>
  ({ userId, parcelId, payment }) =>
    store.transaction(async () => {
      const parcel = (await parcels.lock(parcelId, userId)) && (await parcels.find(parcelId, userId));
      if (!parcel) return err({ kind: 'not-found' });
      if (parcel.status === 'canceled') return err({ kind: 'canceled' });
      const known = mainTransaction(parcel);
      const isOwed = !known || (isUnpaid(known.status as PaymentStatus) && !(known.status === 'progress' && known.payment_id === payment.id));
      if (!isOwed) return err({ kind: 'paid-already' });

      const { transactions } = parcels;
      const [id, now] = [await transactions.newId(), clock.now()];
      const amount = inBaseCurrency(parcel.total_price, parcel, await reference());
      if (payment.tag === 'wallet') {
        const outcome = await ledger.debit({ userId, amount, note: parcelNotes.payment(parcelId), transactionId: id });
        if (outcome !== 'done') return err({ kind: outcome === 'too-low' ? 'wallet-too-low' : 'no-wallet' });
      }
      // A payment that was begun another way is over.
      await transactions.setStatus(parcelId, { from: ['progress'], to: 'canceled', at: now });
      await transactions.insert(parcelTransaction(id, { parcelId, userId, payment, amount, now }));
      const paid = await parcels.find(parcelId, userId);
      if (!paid) throw new TypeError(`Parcel ${parcelId} is locked and not there`);
      await news.moved(paid);
      return ok(paid);
    });

type Paid = { readonly parcelId: number; readonly userId: number; readonly payment: PaymentWay; /** Minor units of the base currency. */ readonly amount: number; readonly now: number };

export const parcelTransaction = (id: number, { parcelId, userId, payment, amount, now }: Paid): NewTransactionRow => ({
  ...transactionRow(id, { orderId: parcelId, userId, payment, amount, type: 'model', now }), payable_type: 'parcel_order', status_description: `Transaction for parcel #${parcelId}`,
});

/** What wallets' histories say of parcels. */
export const parcelNotes = {
  payment: (id: number): string => `Payment Parcel #${id} via Wallet`,
  canceled: (id: number): string => `Parcel #${id} canceled`,
  earned: (id: number): string => `Parcel #${id}`,
} as const;
