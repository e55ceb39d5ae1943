import type { CoverMotif, DishMotif } from '../pictures/index.ts';
import type { CourierService } from './courier/types.ts';
import type { Dining } from './dining/types.ts';
import type { Editorial } from './editorial/types.ts';

export type LanguageCode = 'en' | 'ar' | 'de' | 'fr';
/** What people read of the marketplace itself is told in these as well; goods and shops are not. */
export type FurtherLanguage = 'es' | 'ru' | 'tr' | 'zh';
export type Text = Readonly<Record<LanguageCode, string>> & Readonly<Partial<Record<FurtherLanguage, string>>>;
/** Whole US cents, the base currency of the demo. */
export type Cents = number;
/** [latitude, longitude] in degrees. */
export type LatLng = readonly [latitude: number, longitude: number];
/** `MM-DD`, every year. */
export type MonthDay = string;

export type LanguageEntry = {
  readonly locale: string; readonly title: string; readonly isRightToLeft: boolean; readonly isDefault: boolean;
};
export type CurrencyEntry = {
  readonly title: string; readonly symbol: string;
  /** Decimal text: units of this currency for one unit of the base currency. */
  readonly rate: string;
  readonly position: 'before' | 'after'; readonly decimals: 0 | 2 | 3; readonly isDefault: boolean;
};
export type CityEntry = {
  readonly slug: CitySlug; readonly title: Text; readonly timezone: string; readonly center: LatLng;
};
export type CitySlug = 'port-alder' | 'lindenau';
export type SettingEntry = { readonly key: string; readonly value: string };

export type Allergen =
  | 'gluten' | 'crustaceans' | 'eggs' | 'fish' | 'peanuts' | 'soybeans' | 'milk' | 'nuts' | 'celery' | 'mustard' | 'sesame'
  | 'sulphites' | 'lupin' | 'molluscs';
export type Diet = 'vegan' | 'vegetarian' | 'halal' | 'kosher' | 'gluten_free';
export type Dietary = {
  readonly allergens: readonly Allergen[]; readonly mayContain: readonly Allergen[]; readonly diets: readonly Diet[];
};

/** A shop category of the home page. Its picture has the same slug. */
export type CategoryEntry = { readonly slug: string; readonly title: Text; readonly description: Text };
/** A kind of shop within a category, and the shops of that kind. */
export type KindEntry = { readonly slug: string; readonly of: string; readonly title: Text; readonly shops: readonly string[] };
/** A section of shop menus: the product category. Shared by every shop that uses it. */
export type SectionEntry = { readonly slug: string; readonly title: Text; readonly motif: DishMotif };
export type BrandEntry = { readonly slug: string; readonly title: Text };
export type UnitEntry = { readonly slug: string; readonly title: Text; readonly position: 'before' | 'after' };
export type TagEntry = { readonly slug: string; readonly title: Text };
/** A shop tag ("take"). */
export type TakeEntry = { readonly slug: string; readonly title: Text };

export type OptionValueEntry = {
  readonly slug: string; readonly title: Text;
  /** Set in colour groups only: the value on the wire, `#rrggbb`. */
  readonly colour?: string;
  /** Added to the price of the product. */
  readonly delta: Cents;
  /** Multiplies the price of the product before `delta` is added (packs, weights). */
  readonly factor: number;
};
/** One required choice. The first value is the default and keeps the product's own price. */
export type OptionGroupEntry = {
  readonly slug: string; readonly type: 'text' | 'color'; readonly title: Text; readonly values: readonly OptionValueEntry[];
};
/** An extra product that is bought along with another. Exists once per shop that offers it. */
export type AddonEntry = {
  readonly slug: string; readonly title: Text; readonly price: Cents; readonly maxQty: number;
  /** Added in the line's quantity without asking (deposits, cups). */
  readonly isMandatory: boolean;
  /** Absent: nothing is declared. */
  readonly dietary?: Dietary;
  readonly motif?: DishMotif;
};

/** What one unit holds, for the price per kg, l or piece. */
export type NetContent = { readonly amount: number; readonly measure: 'g' | 'ml' | 'piece' };
/** A dish or a grocery of the city's catalogue. Shops sell it as a `ProductEntry`. */
export type ItemEntry = {
  readonly slug: string; readonly kind: 'dish' | 'grocery';
  readonly title: Text; readonly description: Text; readonly motif: DishMotif;
  /** List price; the price of a shop is in its `ProductEntry`. */
  readonly price: Cents;
  readonly kcal?: number;
  /** Absent: nothing is declared. */
  readonly dietary?: Dietary;
  readonly options: readonly string[]; readonly addons: readonly string[]; readonly tags: readonly string[];
  readonly brand?: string;
  readonly unit: string;
  /** Display only: shown amount = quantity × interval, then the unit. */
  readonly interval: number;
  readonly content?: NetContent;
  /** Product tax in percent. */
  readonly tax?: number;
};

/** One combination of option values (one value per group, in the order of the item's groups). */
export type StockEntry = {
  readonly choices: readonly { readonly group: string; readonly value: string }[];
  readonly price: Cents; readonly quantity: number;
};
/** What one shop sells. `item` is unique within the shop. */
export type ProductEntry = {
  readonly item: string; readonly section: string; readonly title: Text; readonly description: Text;
  readonly dietary?: Dietary;
  readonly addons: readonly string[];
  /** The first stock is the default. Without options there is exactly one, with no choices. */
  readonly stocks: readonly StockEntry[];
  readonly minQty: number; readonly maxQty: number;
  /** Place by popularity within the shop, from 1. */
  readonly rank: number;
};
export type MenuSectionEntry = { readonly section: string; readonly products: readonly ProductEntry[] };

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
/** `HH-mm`; `to <= from` closes on the next day, `00-00` to `00-00` is around the clock. A weekday may have two rows. */
export type HoursEntry = { readonly day: Weekday; readonly from: string; readonly to: string; readonly isDisabled: boolean };
export type RatingCounts = { readonly 1: number; readonly 2: number; readonly 3: number; readonly 4: number; readonly 5: number };
/** A written review, contained in the shop's rating counts. Without `comment` it is stars only. */
export type ReviewEntry = {
  readonly reviewer: string; readonly rating: 1 | 2 | 3 | 4 | 5; readonly daysAgo: number;
  readonly comment?: string; readonly language?: LanguageCode;
};
export type SellerEntry = { readonly firstname: string; readonly lastname: string; readonly email: string };

export type ShopEntry = {
  readonly slug: string; readonly city: CitySlug; readonly type: 'restaurant' | 'shop';
  readonly title: Text;
  /** The line under the name on a card: "Syrian · Grill · Vegetarian". */
  readonly kind: Text;
  readonly description: Text; readonly address: Text;
  readonly location: LatLng;
  /** Delivery zone: open ring of corners. */
  readonly zone: readonly LatLng[];
  /** The logo has the shop's slug. */
  readonly cover: CoverMotif;
  readonly categories: readonly string[]; readonly takes: readonly string[];
  readonly phone: string; readonly seller: SellerEntry;
  readonly deliveryPrice: Cents; readonly pricePerKm: Cents; readonly minAmount: Cents;
  readonly deliveryTime: { readonly from: number; readonly to: number; readonly type: 'minute' };
  /** Percent. */
  readonly tax: number; readonly dineInFee: number; readonly commission: number;
  readonly isOpen: boolean; readonly isVerified: boolean; readonly isRecommended: boolean;
  readonly ordersCount: number;
  /** Age of the shop at the seed day. */
  readonly joinedDaysAgo: number;
  readonly ratings: RatingCounts; readonly ratingAvg: number; readonly reviewsCount: number;
  readonly reviews: readonly ReviewEntry[];
  readonly hours: readonly HoursEntry[]; readonly closedDates: readonly MonthDay[];
  readonly menu: readonly MenuSectionEntry[];
};

/** Days count from the seed day; the last day is included. */
export type DayRange = { readonly startDays: number; readonly endDays: number };
/** `value` is percent or cents by `type`. */
export type DiscountEntry = DayRange & {
  readonly shop: string; readonly type: 'percent' | 'fix'; readonly value: number; readonly items: readonly string[];
};
/** count: every `value` pieces of `item` (first stock) give `bonusQuantity` of `bonusItem`. sum: from `value` cents. */
export type BonusEntry =
  & { readonly shop: string; readonly value: number; readonly bonusItem: string; readonly bonusQuantity: number; readonly endDays: number }
  & ({ readonly type: 'count'; readonly item: string } | { readonly type: 'sum' });
export type CouponEntry = {
  readonly shop: string; readonly code: string; readonly type: 'percent' | 'fix'; readonly for: 'delivery_fee' | 'total_price';
  readonly value: number; readonly quantity: number; readonly endDays: number; readonly title: Text; readonly description: Text;
};

/** The picture of a banner has its slug. */
export type BannerEntry = {
  readonly slug: 'lunch-sets' | 'groceries' | 'weekend-breakfast' | 'free-delivery';
  readonly title: Text; readonly description: Text; readonly button: Text; readonly shops: readonly string[];
};

export type AddressEntry = {
  readonly title: string; readonly address: string; readonly house?: string; readonly floor?: string; readonly entrance?: string;
  readonly comment?: string; readonly location: LatLng; readonly isActive: boolean;
};
export type PersonEntry = {
  readonly email: string; readonly firstname: string; readonly lastname: string; readonly role: 'user' | 'admin';
  readonly phone: string; readonly birthday?: string; readonly gender?: 'male' | 'female';
  readonly wallet: Cents; readonly addresses: readonly AddressEntry[];
  /** Shops kept as liked. */
  readonly likedShops: readonly string[];
};
export type CourierEntry = {
  readonly slug: string; readonly city: CitySlug; readonly firstname: string; readonly lastname: string; readonly phone: string;
  readonly vehicle: 'bicycle' | 'cargo_bike' | 'scooter' | 'car'; readonly start: LatLng; readonly rating: number; readonly ratingCount: number;
};
export type ReviewerEntry = { readonly slug: string; readonly firstname: string; readonly lastname: string };

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
