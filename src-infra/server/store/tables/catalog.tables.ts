import type { ColumnType, Generated } from 'kysely';
import type { Day, DecimalText, Id, Json, Minor, Moment, Texts } from './columns.ts';

/** May be left out of a new row. */
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

type Categories = {
  id: Id;
  uuid: string;
  slug: string;
  parent_id: number | null;
  type: string;
  input: number;
  shop_id: number | null;
  img: string | null;
  active: boolean;
  status: string;
  keywords: string | null;
  /** Its products are drinks. */
  drinks: Generated<boolean>;
  texts: Texts<'title' | 'description'>;
  created_at: Moment;
  updated_at: Moment;
};

type Brands = {
  id: Id;
  uuid: string;
  slug: string;
  title: string;
  active: boolean;
  img: string | null;
  shop_id: number | null;
};

type Tags = { id: Id; slug: string; active: boolean; texts: Texts<'title'> };

/** "Takes": the tags of shops. */
type ShopTags = { id: Id; slug: string; img: string | null; texts: Texts<'title'> };

type Shops = {
  id: Id;
  uuid: string;
  slug: string;
  user_id: number;
  type: string;
  status: string;
  status_note: string | null;
  /** The shop's own switch; hours are in shop_working_days. */
  open: boolean;
  /** It was open at least once: when it is not now, it pauses. */
  was_opened: Generated<boolean>;
  visibility: boolean;
  verify: boolean;
  is_recommended: boolean;
  phone: string | null;
  show_type: string | null;
  price: Minor;
  price_per_km: Minor;
  min_amount: Minor;
  /** For one returnable box; null offers none. */
  packaging_deposit: Generated<Minor | null>;
  tax: DecimalText;
  service_fee: DecimalText;
  percentage: DecimalText;
  delivery_time_from: number;
  delivery_time_to: number;
  delivery_time_type: string;
  latitude: number;
  longitude: number;
  timezone: string;
  background_img: string | null;
  logo_img: string | null;
  new_order_after_payment: boolean;
  order_payment: string;
  email_statuses: Json<readonly string[]>;
  wifi_name: string | null;
  wifi_password: string | null;
  /** How often 1, 2, 3, 4, 5 stars were given. */
  rating_counts: Json<readonly [number, number, number, number, number]>;
  /** Documents shown when opening it; visible to the owner and the desk only. */
  documents: ColumnType<readonly string[], string | undefined, string>;
  orders_count: number;
  texts: Texts<'title' | 'short_desc' | 'description' | 'address'>;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: Moment | null;
};

type ShopCategories = { shop_id: number; category_id: number };

type ShopShopTags = { shop_id: number; shop_tag_id: number };

type ShopWorkingDays = { id: Id; shop_id: number; day: string; opens: string; closes: string; disabled: boolean };

type ShopClosedDates = { id: Id; shop_id: number; day: Day };

/** The zone of a shop: a ring of [latitude, longitude] corners. */
type DeliveryZones = { id: Id; shop_id: number; ring: Json<readonly (readonly [number, number])[]> };

type ShopPayments = { id: Id; shop_id: number; payment_id: number; active: boolean };

type Branches = {
  id: Id;
  shop_id: number;
  address: Json<{ address?: string }>;
  latitude: number;
  longitude: number;
  texts: Texts<'title'>;
};

/**
 * Goes up in the transaction of every change to a shop's goods (`CatalogueChanges`); `goods` only where more than
 * supplies has changed.
 */
type CatalogueVersions = { shop_id: number; version: number; goods: Generated<number> };

type Products = {
  id: Id;
  uuid: string;
  slug: string;
  shop_id: number;
  category_id: number | null;
  brand_id: number | null;
  unit_id: number | null;
  keywords: string | null;
  tax: DecimalText;
  status: string;
  active: boolean;
  addon: boolean;
  vegetarian: boolean;
  img: string | null;
  kcal: string | null;
  carbs: string | null;
  protein: string | null;
  fats: string | null;
  min_qty: number;
  max_qty: number;
  interval: DecimalText;
  /** How many returnable boxes one piece comes in. */
  boxes: Generated<number>;
  /** What one piece holds, for the price per kg, l or piece: amount in g, ml or pieces. */
  net_amount: DecimalText | null;
  net_measure: string | null;
  /** Place in the menu of the shop. */
  input: number;
  orders_count: number;
  rating_counts: Json<readonly [number, number, number, number, number]>;
  texts: Texts<'title' | 'description'>;
  properties: Json<readonly { locale: string; key: string; value: string }[]>;
  galleries: Json<readonly string[]>;
  dietary_declared: boolean;
  allergens: string[];
  may_contain: string[];
  diets: string[];
  created_at: Moment;
  updated_at: Moment;
  deleted_at: Moment | null;
};

type ProductTags = { product_id: number; tag_id: number };

type Stocks = {
  id: Id;
  product_id: number;
  sku: string | null;
  price: Minor;
  quantity: number;
  position: number;
  /** Pieces that are there again at `sold_out_until`; both while it is sold out for today. */
  kept_quantity: Nullable<number>;
  sold_out_until: Nullable<Moment>;
  deleted_at: Moment | null;
};

type ExtraGroups = {
  id: Id;
  slug: string;
  type: string;
  active: boolean;
  shop_id: number | null;
  texts: Texts<'title'>;
};

type ExtraValues = {
  id: Id;
  extra_group_id: number;
  slug: string;
  /** Color or picture path; null for text groups, whose value is their title. */
  value: string | null;
  position: number;
  active: boolean;
  texts: Texts<'title'>;
};

type StockExtras = { stock_id: number; extra_value_id: number };

/** `addon_id` is the product that can be bought along. */
type StockAddons = { id: Id; stock_id: number; addon_id: number; mandatory: boolean };

type Reviews = {
  id: Id;
  reviewable_type: string;
  reviewable_id: number;
  assignable_type: string | null;
  assignable_id: number | null;
  user_id: number;
  rating: number;
  comment: string | null;
  images: Json<readonly string[]>;
  locale: string | null;
  is_visible: Generated<boolean>;
  created_at: Moment;
  updated_at: Moment;
};

export type CatalogTables = {
  categories: Categories;
  brands: Brands;
  tags: Tags;
  shop_tags: ShopTags;
  shops: Shops;
  shop_categories: ShopCategories;
  shop_shop_tags: ShopShopTags;
  shop_working_days: ShopWorkingDays;
  shop_closed_dates: ShopClosedDates;
  delivery_zones: DeliveryZones;
  shop_payments: ShopPayments;
  branches: Branches;
  catalogue_versions: CatalogueVersions;
  products: Products;
  product_tags: ProductTags;
  stocks: Stocks;
  extra_groups: ExtraGroups;
  extra_values: ExtraValues;
  stock_extras: StockExtras;
  stock_addons: StockAddons;
  reviews: Reviews;
};
