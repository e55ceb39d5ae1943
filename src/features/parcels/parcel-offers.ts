import { isActiveParcel, type Parcel } from '@domain/parcels/index.ts';
import { isUnpaid, payOffers, type PaymentMethod, type PayOffer } from '@domain/payments/index.ts';
import type { Money } from '@domain/pricing/index.ts';

/** PAY-4a: the ways to pay for a parcel whose payment is due; none where cash is agreed. */
export const offersFor = (
  { status, payment, total }: Pick<Parcel, 'status' | 'payment' | 'total'>,
  methods: readonly PaymentMethod[],
  balance: Money | undefined,
): readonly PayOffer[] => {
  const isDue = isActiveParcel(status) && isUnpaid(payment?.status ?? 'progress');
  if (!isDue || (payment?.tag === 'cash' && payment.status === 'progress')) return [];
  // Amounts of two currencies cannot be compared.
  return payOffers(total, methods, { payment, balance: balance?.scale === total.scale ? balance : undefined });
};
