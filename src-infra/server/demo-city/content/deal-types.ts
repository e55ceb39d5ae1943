import type { Text } from './values.ts';

/** Days count from the seed day; the last day is included. */
export type DayRange = { readonly startDays: number; readonly endDays: number };

/** `value` is percent or cents by `type`. */
export type DiscountEntry = DayRange & {
  readonly shop: string;
  readonly type: 'percent' | 'fix';
  readonly value: number;
  readonly items: readonly string[];
};

/** count: every `value` pieces of `item` (first stock) give `bonusQuantity` of `bonusItem`. sum: from `value` cents. */
export type BonusEntry = {
  readonly shop: string;
  readonly value: number;
  readonly bonusItem: string;
  readonly bonusQuantity: number;
  readonly endDays: number;
} & ({ readonly type: 'count'; readonly item: string } | { readonly type: 'sum' });

export type CouponEntry = {
  readonly shop: string;
  readonly code: string;
  readonly type: 'percent' | 'fix';
  readonly for: 'delivery_fee' | 'total_price';
  readonly value: number;
  readonly quantity: number;
  readonly endDays: number;
  /** Shown at checkout; the others are for those who know the code. */
  readonly isListed?: true;
  readonly title: Text;
  readonly description: Text;
};

/** The picture of a banner has its slug. */
export type BannerEntry = {
  readonly slug: 'lunch-sets' | 'groceries' | 'weekend-breakfast' | 'free-delivery';
  readonly title: Text;
  readonly description: Text;
  readonly button: Text;
  readonly shops: readonly string[];
};
