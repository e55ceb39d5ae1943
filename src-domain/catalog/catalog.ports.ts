import type { Answer } from '../kernel/answer.ts';
import type { CategoryId, ShopId, Uuid } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Page } from '../kernel/page.ts';
import type { GeoPoint } from './geo.ts';
import type { ProductCard, ProductDetail } from './product.ts';
import type { Banner, Category, Menu, Shop, ShopCard, ShopTag } from './shop.ts';
import type { PriceSpan, ShopFilter } from './shop-filter.ts';

/** The shops of the marketplace, in the language and currency of the app instance. */
export interface ShopDirectory {
  /** One page of the shops that match a filter; pages count from 1. */
  list(filter: ShopFilter, page: number): Answer<Page<ShopCard>>;
  /**
   * Shops whose dishes were ordered most recently often, as the server chooses them (contract 3.3); all of them, or
   * those that take orders.
   */
  recommended(only?: Pick<ShopFilter, 'isOpen'>): Answer<readonly ShopCard[]>;
  /** One shop by id or uuid; `rejected` with status 404 if there is none. */
  load(shop: ShopId | Uuid): Answer<Shop>;
  /** CATALOG-3: The shops with uuids stored on the device; unknown ones are skipped. */
  byUuids(uuids: readonly Uuid[]): Answer<readonly ShopCard[]>;
  /** Categories to start a search with, in the operator's order; at most 20, or as many as requested. */
  categories(atMost?: number): Answer<readonly Category[]>;
  /** Pictures of the home page, in the operator's order. */
  banners(): Answer<readonly Banner[]>;
}

/** The choices of a shop filter. */
export interface ShopFacets {
  /** Tags of all shops, or of those in a category. */
  tags(category: CategoryId | undefined): Answer<readonly ShopTag[]>;
  /** The lowest and the highest price of any product, in the currency of the app instance. */
  priceBounds(): Answer<PriceSpan>;
}

/** What shops sell. */
export interface ProductCatalog {
  /** Everything a shop sells, by the headings of its menu. */
  menu(shop: ShopId): Answer<Menu<ProductCard>>;
  /** One product with every stock and add-on; `rejected` with status 404 if there is none. */
  load(product: Uuid): Answer<ProductDetail>;
}

/** Whether a location lies within a delivery zone. */
export type ZoneAnswer = 'inside' | 'outside';

/** ADDRESS-5: Whether any shop, or one shop, delivers to a location. */
export interface DeliveryZones {
  /** `inside` if at least one shop delivers there. */
  anyShop(at: GeoPoint): Answer<ZoneAnswer>;
  /** ADDRESS-5d: the kilometers to the closest zone; `undefined` within one, and if the server does not say. */
  away(at: GeoPoint): Answer<number | undefined>;
  /** `inside` if this shop delivers there. */
  shop(shop: ShopId, at: GeoPoint): Answer<ZoneAnswer>;
}

/** CATALOG-3: The shops a customer likes, stored on the device by uuid. */
export type LikedShops = LiveValue<readonly Uuid[]>;
