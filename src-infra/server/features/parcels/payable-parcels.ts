import { isUnpaid, type PaymentStatus } from '@domain/payments/index.ts';
import { money, type Scale } from '@domain/pricing/index.ts';
import { inBaseCurrency } from '../orders/index.ts';
import type { PayableParcels, ParcelBill, WalletDebit } from '../payments/index.ts';
import { mainTransaction } from '../payment-transactions/index.ts';
import type { ChangeParcelStatus } from './change-parcel-status.use-case.ts';
import type { ParcelRecord } from './parcel-record.ts';
import type { ParcelCollaborators } from './parcel-collaborators.ts';
import { parcelNotes, parcelTransaction } from './pay-parcel.use-case.ts';
import type { ParcelReleases } from './release-held.ts';

type Deps = Pick<ParcelCollaborators, 'parcels' | 'held' | 'payments' | 'reference' | 'clock' | 'notifier' | 'ledger'> &
  Pick<ParcelReleases, 'releaseHeld'> & { readonly changeParcelStatus: ChangeParcelStatus };

/** Parcels as payment processes see them (contract 5.6). */
export const createPayableParcels = ({
  parcels,
  held,
  payments,
  reference,
  clock,
  notifier,
  ledger,
  releaseHeld,
  changeParcelStatus,
}: Deps): PayableParcels => {
  const find: PayableParcels['find'] = async (parcelId, userId) => {
    const parcel = await parcels.find(parcelId, userId);
    return parcel && toBill(parcel);
  };
  const debitShare = async (parcelId: number, userId: number, { paymentId, amount }: WalletDebit) => {
    const id = await payments.newId();
    const subject = { kind: 'parcel', id: parcelId } as const;
    const posting = { userId, amount, note: parcelNotes.payment(parcelId), transactionId: id };
    if ((await ledger.debit({ ...posting, cause: { reason: 'payment', subject } })) !== 'done')
      throw new Error(`The locked wallet of user ${userId} lacks its share`);
    const payment = { id: paymentId, tag: 'wallet' } as const;
    await payments.insert(parcelTransaction(id, { parcelId, userId, payment, amount, now: clock.now() }));
  };

  return {
    find,
    held,
    cancel: async (parcelId) => void (await changeParcelStatus({ parcelId, to: 'canceled' })),
    lock: async (parcelId, userId) => ((await parcels.lock(parcelId, userId)) ? find(parcelId, userId) : undefined),

    book: async ({ parcelId, userId, status, paymentId, reference: number, fromWallet }) => {
      const parcel = await parcels.find(parcelId, userId);
      if (!parcel) throw new TypeError(`Parcel ${parcelId} is locked but does not exist`);
      const amount = inBaseCurrency(parcel.total_price, parcel, await reference());
      if (status === 'paid')
        await payments.setStatus(parcelId, { from: ['progress'], to: 'canceled', at: clock.now() });
      // The wallet's first: the latest payment decides whether a parcel is paid.
      if (fromWallet) await debitShare(parcelId, userId, fromWallet);
      const row = parcelTransaction(await payments.newId(), {
        parcelId,
        userId,
        payment: { id: paymentId, tag: 'provider', reference: number },
        amount: amount - (fromWallet?.amount ?? 0),
        now: clock.now(),
      });
      await payments.insert({ ...row, status, request: status === 'paid' ? 'approved' : 'reject' });
      if (status === 'paid') await releaseHeld(parcelId);
      const updated = await parcels.find(parcelId);
      if (updated) await notifier.changed(updated);
    },
  };
};

const toBill = (parcel: ParcelRecord): ParcelBill => {
  const payment = mainTransaction(parcel);
  return {
    id: parcel.id,
    amount: money(parcel.total_price, parcel.scale as Scale),
    currencyId: parcel.currency_id,
    rate: parcel.rate,
    payment,
    isOwed: !payment || isUnpaid(payment.status as PaymentStatus),
    isCanceled: parcel.status === 'canceled',
  };
};
