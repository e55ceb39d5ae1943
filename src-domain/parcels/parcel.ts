import type { GeoPoint } from '../catalog/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { CurrencyId, ParcelId, ParcelTypeId } from '../kernel/ids.ts';
import type { Courier, OrderPayment } from '../orders/index.ts';
import type { Decimal, Money, PriceStyle } from '../pricing/index.ts';
import type { ParcelUpdate } from './apply-parcel-update.ts';
import type { ParcelStatus } from './parcel-status.ts';

/** One end of a parcel's way as the server has stored it; its location may be unreadable. */
export type ParcelEnd = {
  readonly name: string;
  readonly phone: string;
  readonly text: string;
  readonly house: string;
  readonly stage: string;
  readonly room: string;
  readonly location: GeoPoint | undefined;
};

/** A parcel as lists show it; its amount is in the currency in which it was ordered. */
export type ParcelSummary = {
  readonly id: ParcelId;
  readonly status: ParcelStatus;
  readonly typeTitle: string;
  readonly receiver: ParcelEnd;
  readonly createdAt: Instant;
  readonly total: Money;
  readonly priceStyle: PriceStyle;
  readonly payment: OrderPayment | undefined;
  /** `YYYY-MM-DD` and `HH:mm` on the marketplace's clock. */
  readonly date: string;
  readonly time: string;
};

/** A parcel with everything its page shows. */
export type Parcel = ParcelSummary & {
  readonly typeId: ParcelTypeId;
  readonly sender: ParcelEnd;
  /** The currency of its amount, if known. */
  readonly currency: CurrencyId | undefined;
  readonly km: Decimal;
  readonly note: string;
  readonly instruction: string;
  readonly description: string;
  readonly isNotifying: boolean;
  readonly courier: Courier | undefined;
  readonly eta: Instant | undefined;
  readonly updatedAt: Instant;
  /** The customer's stars for the courier; `undefined` before a review. */
  readonly stars: number | undefined;
};

/** Updates about the customer's parcels: a change, or that loaded data may be outdated. */
export type ParcelNews = { readonly kind: 'update'; readonly update: ParcelUpdate } | { readonly kind: 'stale' };

/** The time at which a parcel reached a status. */
export type ParcelStatusTime = { readonly status: ParcelStatus; readonly at: Instant };
