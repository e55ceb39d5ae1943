import type { StoredTexts } from '../../texts.ts';
import type { RecipeRule } from '@domain/pricing/index.ts';
import type { Row } from '../../store/tables/index.ts';
import type { ShopCatalogue } from './goods-record.ts';
import type { ProductFacts } from './product-facts.ts';
import type { ProductPlace } from './product-index.port.ts';
import type { ShopRecord } from './shop-record.ts';
import type { TaxonomyRecords } from './taxonomy.ts';

/** Shops with hours, zones, discounts and all else that lists show. `scale` is the base currency's. */
export interface Shops {
  /** Returns approved shops: all of them, or those with these ids. */
  approved(scale: number, ids?: readonly number[]): Promise<readonly ShopRecord[]>;
  /** Returns shops of any status, as their owners and operators see them. */
  ofAnyStatus(scale: number, ids: readonly number[]): Promise<readonly ShopRecord[]>;
}

/** Further addresses of shops. */
export interface Branches {
  /** Returns the branches of all shops, or of one. */
  list(shopId: number | undefined): Promise<readonly BranchRow[]>;
  /** Returns one branch. */
  find(id: number): Promise<BranchRow | undefined>;
}
export type BranchRow = Row<'branches'>;

/** Bestselling shops. */
export interface Bestsellers {
  /** Returns shops that delivered at least `products` different products in the 30 days before `now` (contract 3.3). */
  shops(now: number, products: number): Promise<ReadonlySet<number>>;
}

export type CatalogueVersion = { readonly version: number; readonly goodsVersion: number };
/** The stock levels and order counts of a shop's products. */
export type StockLevels = CatalogueVersion & {
  readonly quantities: ReadonlyMap<number, number>;
  readonly orders: ReadonlyMap<number, number>;
};

/** The catalogs of shops. `scale` is the base currency's. */
export interface Goods {
  /** Returns the version of a shop's catalog, which grows with every change. */
  version(shopId: number): Promise<CatalogueVersion>;
  /** Returns everything a shop sells; an empty catalog for a shop that does not exist. */
  catalogue(shopId: number, scale: number): Promise<ShopCatalogue>;
  /** Returns only what changes with every sale. */
  stockLevels(shopId: number): Promise<StockLevels>;
  /** Returns single products with their add-ons and the products given away with them. */
  products(ids: readonly number[], scale: number): Promise<ProductsById>;
}
/** Products with the add-ons and bonus products shown with them. */
export type ProductsById = Pick<ShopCatalogue, 'productById' | 'stockById'>;

/** Which published products of approved shops to read. */
export type FactsFilter = { readonly shopIds: readonly number[] } | { readonly ids: readonly number[] };

/** The facts that product lists filter and sort by. */
export interface ProductFactsReader {
  /** Returns the ids of all published products, most ordered first, and how often each was ordered. */
  popularity(): Promise<{ readonly ids: Int32Array; readonly orders: Int32Array }>;
  /** Returns the facts of published products. */
  facts(filter: FactsFilter): Promise<readonly ProductFacts[]>;
  /** Returns a published product by its id or uuid. */
  place(key: string): Promise<ProductPlace | undefined>;
  /** Returns published products that are sold out, of these shops or of all. */
  soldOut(shopIds?: readonly number[]): Promise<readonly ProductPlace[]>;
}

/** The version of a shop's catalog after a sale, and the pieces left of the sold stocks. */
export type Sale = {
  readonly shopId: number;
  readonly version: number;
  readonly left: ReadonlyMap<number, number>;
};

/** Announces changes of catalogs, so that no process serves outdated data. */
export interface CatalogueChanges {
  /**
   * Call in the transaction of every change to what a shop sells or says of itself. `stock`: only quantities or order
   * counts changed; `shop`: anything else, such as prices, texts, hours or products.
   */
  changed(shopId: number, what: 'stock' | 'shop'): Promise<void>;
  /** Call in the transaction of a sale: the caches of this process apply it after the commit without reading again. */
  sold(sale: Sale): void;
  /** Announces sales to the other processes; with `here` also to this one, which may not know them. */
  announceSales(sales: readonly Sale[], reach: { readonly here: boolean }): Promise<void>;
}

export type RecipeIngredient = {
  readonly stockId: number;
  readonly quantity: number;
  readonly amount: string | null;
  readonly measure: string | null;
  readonly texts: StoredTexts<'title'> | null;
};
export type RecipeRow = Row<'recipes'> & { readonly ingredients: readonly RecipeIngredient[] };
export type RecipeFilter = { readonly id?: number; readonly shopId?: number; readonly categoryIds?: readonly number[] };

/** Discounted combinations of products. */
export interface Recipes {
  /** Returns active recipes with their ingredients, newest first. */
  list(filter: RecipeFilter): Promise<readonly RecipeRow[]>;
  /** Returns the discounts that recipes of a shop give (contract 5.2). `scale` is the base currency's. */
  rules(shopId: number, scale: number): Promise<readonly RecipeRule[]>;
}

/** Categories, brands, units and tags. */
export interface TaxonomyReader {
  /** Returns all of them. */
  read(): Promise<TaxonomyRecords>;
}
