import { err, ok, type Result } from '@domain/kernel/result.ts';
import { isUnpaid, type PaymentStatus } from '@domain/payments/index.ts';
import { inBaseCurrency } from '../orders/index.ts';
import type { ParcelRecord } from './parcel-record.ts';
import type { ParcelCollaborators } from './parcel-collaborators.ts';
import type { ParcelReleases } from './release-held.ts';
import {
  mainTransaction,
  newTransaction,
  type NewTransaction,
  type PaymentMethod,
} from '../payment-transactions/index.ts';

export type ParcelPayment = { readonly userId: number; readonly parcelId: number; readonly payment: PaymentMethod };
export type ParcelPaymentRefusal = {
  readonly kind: 'not-found' | 'canceled' | 'paid-already' | 'wallet-too-low' | 'no-wallet';
};

/** Pays for an unpaid parcel once (contract 3.11). */
export type PayParcel = (payment: ParcelPayment) => Promise<Result<ParcelRecord, ParcelPaymentRefusal>>;

type Deps = Pick<
  ParcelCollaborators,
  'transactions' | 'reference' | 'clock' | 'ledger' | 'parcels' | 'payments' | 'notifier'
> &
  Pick<ParcelReleases, 'releaseHeld'>;

export const createPayParcel =
  ({ transactions, reference, clock, ledger, parcels, payments, notifier, releaseHeld }: Deps): PayParcel =>
  ({ userId, parcelId, payment }) =>
    transactions.run(async () => {
      const parcel = (await parcels.lock(parcelId, userId)) && (await parcels.find(parcelId, userId));
      if (!parcel) return err({ kind: 'not-found' });
      if (parcel.status === 'canceled') return err({ kind: 'canceled' });
      const known = mainTransaction(parcel);
      const isOwed =
        !known ||
        (isUnpaid(known.status as PaymentStatus) && !(known.status === 'progress' && known.payment_id === payment.id));
      if (!isOwed) return err({ kind: 'paid-already' });
      const [id, now] = [await payments.newId(), clock.now()];
      const amount = inBaseCurrency(parcel.total_price, parcel, await reference());
      if (payment.tag === 'wallet') {
        const outcome = await ledger.debit({
          userId,
          amount,
          note: parcelNotes.payment(parcelId),
          cause: { reason: 'payment', subject: { kind: 'parcel', id: parcelId } },
          transactionId: id,
        });
        if (outcome !== 'done') return err({ kind: outcome === 'too-low' ? 'wallet-too-low' : 'no-wallet' });
      }
      // A payment started another way is over.
      await payments.setStatus(parcelId, { from: ['progress'], to: 'canceled', at: now });
      await payments.insert(parcelTransaction(id, { parcelId, userId, payment, amount, now }));
      await releaseHeld(parcelId);
      const paid = await parcels.find(parcelId, userId);
      if (!paid) throw new TypeError(`Parcel ${parcelId} is locked but does not exist`);
      await notifier.changed(paid);
      return ok(paid);
    });

type Paid = {
  readonly parcelId: number;
  readonly userId: number;
  readonly payment: PaymentMethod;
  /** Minor units of the base currency. */ readonly amount: number;
  readonly now: number;
};

export const parcelTransaction = (id: number, { parcelId, userId, payment, amount, now }: Paid): NewTransaction => ({
  ...newTransaction(id, { orderId: parcelId, userId, payment, amount, type: 'model', now }),
  payable_type: 'parcel_order',
  status_description: `Transaction for parcel #${parcelId}`,
});

/** The notes about parcels in wallet histories. */
export const parcelNotes = {
  payment: (id: number): string => `Payment Parcel #${id} via Wallet`,
  canceled: (id: number): string => `Parcel #${id} canceled`,
  earned: (id: number): string => `Parcel #${id}`,
} as const;
