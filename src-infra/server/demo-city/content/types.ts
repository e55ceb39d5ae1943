import type { CoverMotif, DishMotif } from '../pictures/index.ts';
import type { CourierService } from './courier/types.ts';
import type { Dining } from './dining/types.ts';
import type { Editorial } from './editorial/types.ts';
import type { LanguageCode } from './text-languages.ts';
import type { DiscountEntry, BonusEntry, CouponEntry, BannerEntry } from './deal-types.ts';
import type { SellerEntry, PersonEntry, CourierEntry, ReviewerEntry } from './people-types.ts';
import type { OptionGroupEntry, AddonEntry, ItemEntry, MenuSectionEntry } from './menu-types.ts';
import type { Cents, CitySlug, LatLng, MonthDay, Text, Weekday } from './values.ts';

export type { Allergen, Cents, CitySlug, Diet, Dietary, FullText, LatLng, MonthDay, Text, Weekday } from './values.ts';

export type LanguageEntry = {
  readonly locale: string;
  readonly title: string;
  readonly isRightToLeft: boolean;
  readonly isDefault: boolean;
};

export type CurrencyEntry = {
  readonly title: string;
  readonly symbol: string;
  /** Decimal text: units of this currency for one unit of the base currency. */
  readonly rate: string;
  readonly position: 'before' | 'after';
  readonly decimals: 0 | 2 | 3;
  readonly isDefault: boolean;
};

export type CityEntry = {
  readonly slug: CitySlug;
  readonly title: Text;
  readonly timezone: string;
  readonly center: LatLng;
};

export type SettingEntry = { readonly key: string; readonly value: string };

/** A shop category of the home page. Its picture has the same slug. */
export type CategoryEntry = { readonly slug: string; readonly title: Text; readonly description: Text };

/** A kind of shop within a category, and the shops of that kind. */
export type KindEntry = {
  readonly slug: string;
  readonly of: string;
  readonly title: Text;
  readonly shops: readonly string[];
};

/** A section of shop menus: the product category. Shared by every shop that uses it. */
export type SectionEntry = {
  readonly slug: string;
  readonly title: Text;
  readonly motif: DishMotif;
  /** Whether it holds drinks. */
  readonly isDrinks?: true;
};

export type BrandEntry = { readonly slug: string; readonly title: Text };

export type UnitEntry = { readonly slug: string; readonly title: Text; readonly position: 'before' | 'after' };

export type TagEntry = { readonly slug: string; readonly title: Text };

/** A shop tag ("take"). */
export type TakeEntry = { readonly slug: string; readonly title: Text };

/**
 * `HH-mm`; `to <= from` closes on the next day, `00-00` to `00-00` is around the clock. A weekday may have two rows.
 */
export type HoursEntry = {
  readonly day: Weekday;
  readonly from: string;
  readonly to: string;
  readonly isDisabled: boolean;
};

export type RatingCounts = {
  readonly 1: number;
  readonly 2: number;
  readonly 3: number;
  readonly 4: number;
  readonly 5: number;
};

/** A written review, contained in the shop's rating counts. Without `comment` it is stars only. */
export type ReviewEntry = {
  readonly reviewer: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly daysAgo: number;
  readonly comment?: string;
  readonly language?: LanguageCode;
};

/** A further place of a shop, which keeps the shop's hours. */
export type BranchEntry = { readonly title: Text; readonly address: Text; readonly location: LatLng };

export type ShopEntry = {
  readonly slug: string;
  readonly city: CitySlug;
  readonly type: 'restaurant' | 'shop';
  readonly title: Text;
  /** The line under the name on a card: "Syrian · Grill · Vegetarian". */
  readonly kind: Text;
  readonly description: Text;
  readonly address: Text;
  readonly location: LatLng;
  readonly branches?: readonly BranchEntry[];
  /** Delivery zone: open ring of corners. */
  readonly zone: readonly LatLng[];
  /** The logo has the shop's slug. */
  readonly cover: CoverMotif;
  readonly categories: readonly string[];
  readonly takes: readonly string[];
  readonly phone: string;
  readonly seller: SellerEntry;
  readonly deliveryPrice: Cents;
  readonly pricePerKm: Cents;
  readonly minAmount: Cents;
  /** For one returnable box; null offers none. */
  readonly packagingDeposit: Cents | null;
  readonly deliveryTime: { readonly from: number; readonly to: number; readonly type: 'minute' };
  /** Percent. */
  readonly tax: number;
  readonly dineInFee: number;
  readonly commission: number;
  readonly isOpen: boolean;
  readonly isVerified: boolean;
  readonly isRecommended: boolean;
  readonly ordersCount: number;
  /** Age of the shop at the seed day. */
  readonly joinedDaysAgo: number;
  readonly ratings: RatingCounts;
  readonly reviewsCount: number;
  readonly reviews: readonly ReviewEntry[];
  readonly hours: readonly HoursEntry[];
  readonly closedDates: readonly MonthDay[];
  readonly menu: readonly MenuSectionEntry[];
};

export type DemoCity = {
  readonly languages: readonly LanguageEntry[];
  readonly currencies: readonly CurrencyEntry[];
  readonly cities: readonly CityEntry[];
  readonly settings: readonly SettingEntry[];
  readonly categories: readonly CategoryEntry[];
  readonly kinds?: readonly KindEntry[];
  readonly sections: readonly SectionEntry[];
  readonly brands: readonly BrandEntry[];
  readonly units: readonly UnitEntry[];
  readonly tags: readonly TagEntry[];
  readonly takes: readonly TakeEntry[];
  readonly optionGroups: readonly OptionGroupEntry[];
  readonly addons: readonly AddonEntry[];
  readonly items: readonly ItemEntry[];
  readonly shops: readonly ShopEntry[];
  readonly discounts: readonly DiscountEntry[];
  readonly bonuses: readonly BonusEntry[];
  readonly coupons: readonly CouponEntry[];
  readonly banners: readonly BannerEntry[];
  readonly reviewers: readonly ReviewerEntry[];
  readonly people: readonly PersonEntry[];
  readonly couriers: readonly CourierEntry[];
  readonly editorial: Editorial;
  readonly dining: Dining;
  readonly courierService: CourierService;
};
