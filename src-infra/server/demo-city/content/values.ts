import type { FurtherLanguage, LanguageCode } from './text-languages.ts';

export type Text = Readonly<Record<LanguageCode, string>> & Readonly<Partial<Record<FurtherLanguage, string>>>;

export type FullText = Readonly<Record<LanguageCode | FurtherLanguage, string>>;

/** Whole US cents, the base currency of the demo. */
export type Cents = number;

/** [latitude, longitude] in degrees. */
export type LatLng = readonly [latitude: number, longitude: number];

/** `MM-DD`, every year. */
export type MonthDay = string;

export type CitySlug = 'port-alder' | 'lindenau';

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

export type Allergen =
  | 'gluten'
  | 'crustaceans'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'soybeans'
  | 'milk'
  | 'nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin'
  | 'molluscs';

export type Diet = 'vegan' | 'vegetarian' | 'halal' | 'kosher' | 'gluten_free';

export type Dietary = {
  readonly allergens: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
  readonly diets: readonly Diet[];
};
