import type { LockPayable } from './payable.ts';
import type { PayableParcels } from './payable-parcels.port.ts';

/** Contract 5.6: adds a transaction to a parcel. */
export const createPayableParcel =
  (parcels: PayableParcels): LockPayable =>
  async ({ target, userId }) => {
    if (target.kind !== 'parcel') return undefined;
    const bill = await parcels.lock(target.parcelId, userId);
    if (!bill) return undefined;
    return {
      due: bill.isOwed && !bill.isCanceled ? bill.amount : undefined,

      book: async ({ status, payment, reference, isRefused, fromWallet }) => {
        await parcels.book({
          parcelId: bill.id,
          userId,
          status: isRefused === true && status === 'canceled' ? 'rejected' : status,
          paymentId: payment.id,
          reference,
          fromWallet,
        });
        return null;
      },
    };
  };
