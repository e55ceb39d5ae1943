import type { Schedule } from '@domain/calendar/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { Discount } from '@domain/pricing/index.ts';
import { ratingSummary } from '@domain/reviews/index.ts';
import type { StoredTexts } from '../../texts.ts';

export type WorkingDay = {
  readonly id: number;
  readonly day: string;
  readonly opens: string;
  readonly closes: string;
  readonly disabled: boolean;
};
export type StarCounts = readonly [one: number, two: number, three: number, four: number, five: number];
export type ShopTagRecord = {
  readonly id: number;
  readonly image: string | null;
  readonly texts: StoredTexts<'title'>;
};

/** A discount with its days; `value` is percent or minor units of the base currency. */
export type DiscountRecord = Discount & {
  readonly shopId: number;
  readonly value: number;
  readonly start: string;
  readonly end: string;
  readonly isActive: boolean;
  readonly image: string | null;
};
/** Free pieces: from `value` pieces of a stock on (count), or from a cart of `value` minor units on (sum). */
export type BonusRecord = {
  readonly id: number;
  readonly shopId: number;
  readonly type: 'count' | 'sum';
  readonly stockId: number | null;
  readonly value: number;
  readonly bonusStockId: number;
  readonly bonusQuantity: number;
  readonly isOn: boolean;
  readonly expiresOn: string;
};

/** A payment method that the shop accepts itself, where the marketplace leaves payment to shops. */
export type ShopPaymentRecord = {
  readonly id: number;
  readonly paymentId: number;
  readonly tag: string;
  readonly isActive: boolean;
};

/** Everything that shop lists and pages show or filter by; amounts are minor units of the base currency. */
export type ShopRecord = {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly userId: number;
  readonly type: 'shop' | 'restaurant';
  readonly status: string;
  readonly phone: string | null;
  readonly showType: string | null;
  readonly isVisible: boolean;
  readonly isVerified: boolean;
  readonly isRecommended: boolean;
  readonly isPaidFirst: boolean;
  readonly orderPayment: 'before' | 'after';
  readonly deliveryPrice: number;
  readonly pricePerKm: number;
  readonly minAmount: number;
  /** ORDER-12: for one returnable box; null offers none. */
  readonly packagingDeposit: number | null;
  readonly taxPercent: string;
  readonly serviceFeePercent: string;
  /** The marketplace's commission; never shown to customers. */
  readonly commissionPercent: string;
  readonly deliveryTime: {
    readonly from: number;
    readonly to: number;
    readonly unit: 'minute' | 'hour' | 'day' | 'month';
  };
  readonly location: GeoPoint;
  /** The corners; empty if the shop has no zone. */
  readonly zone: readonly GeoPoint[];
  readonly cover: string | null;
  readonly logo: string | null;
  readonly texts: StoredTexts<'title' | 'short_desc' | 'description' | 'address'>;
  readonly tags: readonly ShopTagRecord[];
  readonly categoryIds: readonly number[];
  readonly workingDays: readonly WorkingDay[];
  readonly closedDates: readonly { readonly id: number; readonly day: string }[];
  /** Opening hours in the shop's time zone; `isAccepting` is its manual switch. */
  readonly schedule: Schedule;
  readonly payments: readonly ShopPaymentRecord[];
  readonly discounts: readonly DiscountRecord[];
  readonly bonuses: readonly BonusRecord[];
  readonly stars: StarCounts;
  readonly ordersCount: number;
  /** Published products that are no add-ons. */
  readonly productsCount: number;
  /** The lowest and the highest price; `undefined` without stocks. */
  readonly prices: { readonly lowest: number; readonly highest: number } | undefined;
  readonly createdAt: number;
  readonly updatedAt: number;
};

export const starsCount = (stars: StarCounts): number => stars.reduce((sum, count) => sum + count, 0);

/** REVIEW-1d: Returns the average rating, which customers see, filter and sort by; 0 without reviews. */
export const shownAverage = ([one, two, three, four, five]: StarCounts): number =>
  Number(ratingSummary({ 1: one, 2: two, 3: three, 4: four, 5: five }).average ?? 0);
