import type { CurrencyId, ShopId } from '@domain/kernel/ids.ts';
import type { PaymentStatus, PaymentSubject } from '@domain/payments/index.ts';
import type { Money, PriceStyle } from '@domain/pricing/index.ts';
import type { CashPlace } from './cash-place.ts';

/** An order or a parcel, as far as paying for it needs it. Made anew only when that changes. */
export type Payable = {
  readonly subject: PaymentSubject;
  readonly total: Money;
  readonly priceStyle: PriceStyle;
  /** The currency of the total, if known. */
  readonly currency: CurrencyId | undefined;
  readonly payment: { readonly tag: string; readonly status: PaymentStatus } | undefined;
  /** Whose ways to pay are offered; the marketplace's own without one. */
  readonly shop: { readonly id: ShopId; readonly title: string } | undefined;
  /** The zone of its times. */
  readonly timeZone: string;
  readonly cashPlace: CashPlace;
  /** Whether it waits for its payment. */
  readonly isOwed: boolean;
  /** Whether the customer may let it go. */
  readonly canLetGo: boolean;
};
