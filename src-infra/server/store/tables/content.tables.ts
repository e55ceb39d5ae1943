import type { Generated } from 'kysely';
import type { Day, DecimalText, Id, Json, Minor, Moment, Texts } from './columns.ts';

/** Shown for a day; a daily one is renewed every day at its hour. */
type Stories = {
  id: Id;
  shop_id: number;
  product_id: number;
  img: string;
  active: boolean;
  is_daily: Generated<boolean>;
  created_at: Moment;
  updated_at: Moment;
};
/** type `notification` is news. Not shown before its day, nor without one. */
type Blogs = {
  id: Id;
  uuid: string;
  user_id: number | null;
  type: string;
  published_on: Day | null;
  active: boolean;
  img: string | null;
  /** `description` is HTML. */
  texts: Texts<'title' | 'short_desc' | 'description'>;
  created_at: Moment;
  updated_at: Moment;
};

type StoredTitle = Readonly<Record<string, { readonly title?: string }>>;
type StoredStep = {
  readonly minutes: number | null;
  /** The ids of the stocks that it needs. */
  readonly stocks: readonly number[];
  readonly texts: StoredTitle;
};
type StoredPantryItem = {
  readonly amount: string | null;
  readonly measure: string | null;
  readonly texts: StoredTitle;
};

type StoredNutrition = {
  readonly weight: string;
  readonly percentage: number;
  readonly texts: Readonly<Record<string, { readonly title?: string }>>;
};
/** Without a discount type a recipe has none; otherwise exactly one of `percent` and `amount` is set. */
type Recipes = {
  id: Id;
  shop_id: number;
  category_id: number | null;
  active: boolean;
  img: string | null;
  bg_img: string | null;
  active_minutes: number;
  total_minutes: number;
  calories: number | null;
  servings: number;
  discount_type: string | null;
  percent: DecimalText | null;
  amount: Minor | null;
  texts: Texts<'title' | 'description'>;
  /** HTML; here and below. */
  ingredient_texts: Texts<'title'>;
  instruction_texts: Texts<'title'>;
  nutritions: Json<readonly StoredNutrition[]>;
  galleries: Json<readonly string[]>;
  steps: Json<readonly StoredStep[]>;
  pantry: Json<readonly StoredPantryItem[]>;
  created_at: Moment;
  updated_at: Moment;
};
/** `amount` and `measure` are what the portions of a set take: "3/2" of "tbsp". */
type RecipeStocks = {
  recipe_id: number;
  stock_id: number;
  min_quantity: number;
  position: number;
  amount: string | null;
  measure: string | null;
  texts: Texts<'title'> | null;
};

type Careers = {
  id: Id;
  category_id: number;
  latitude: number | null;
  longitude: number | null;
  active: boolean;
  /** `description` is HTML, `address` the place of work. */
  texts: Texts<'title' | 'description' | 'address'>;
  created_at: Moment;
  updated_at: Moment;
};
type Pages = {
  id: Id;
  type: string;
  img: string | null;
  bg_img: string | null;
  active: boolean;
  buttons: Json<{ readonly app_store_button_link: string; readonly google_play_button_link: string }> | null;
  /** `description` is HTML. */
  texts: Texts<'title' | 'description'>;
  created_at: Moment;
  updated_at: Moment;
};

type ByLocale = Readonly<Record<string, string>>;
type StoredLanding = {
  readonly img: string | null;
  readonly title: ByLocale;
  readonly description: ByLocale;
  readonly features: readonly {
    readonly img: string | null;
    readonly title: ByLocale;
    readonly description: ByLocale;
  }[];
};
type LandingPages = { id: Id; type: string; data: Json<StoredLanding>; created_at: Moment; updated_at: Moment };
/** `answer` is HTML. */
type Faqs = {
  id: Id;
  uuid: string;
  type: string;
  input: number;
  active: boolean;
  texts: Texts<'question' | 'answer'>;
  created_at: Moment;
  updated_at: Moment;
};
/** `description` is HTML. */
type LegalTexts = {
  id: Id;
  kind: string;
  texts: Texts<'title' | 'description'>;
  created_at: Moment;
  updated_at: Moment;
};
/** The rewards of inviter and referred customer, in the base currency; the last day is included. */
type Referrals = {
  id: Id;
  price_from: Minor;
  price_to: Minor;
  img: string | null;
  expires_on: Day | null;
  texts: Texts<'title' | 'description' | 'faq'>;
  created_at: Moment;
  updated_at: Moment;
};

type Ads = {
  id: Id;
  url: string | null;
  img: string | null;
  active: boolean;
  clickable: boolean;
  input: number;
  texts: Texts<'title' | 'description' | 'button_text'>;
  created_at: Moment;
  updated_at: Moment;
};
/** A shop's place in an ad; it counts while approved, paid and not over. */
type AdBookings = {
  id: Id;
  ad_id: number;
  shop_id: number;
  status: string;
  paid_at: Moment | null;
  expires_at: Moment;
};

/** Pictures that users have sent; `path` is their place in the file store. */
type Uploads = { id: Id; path: string; user_id: number; type: string; bytes: number; created_at: Moment };

export type ContentTables = {
  stories: Stories;
  blogs: Blogs;
  recipes: Recipes;
  recipe_stocks: RecipeStocks;
  careers: Careers;
  pages: Pages;
  landing_pages: LandingPages;
  faqs: Faqs;
  legal_texts: LegalTexts;
  referrals: Referrals;
  ads: Ads;
  ad_bookings: AdBookings;
  uploads: Uploads;
};
