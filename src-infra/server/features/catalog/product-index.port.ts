import type { DietaryNeeds } from '@domain/dietary/index.ts';
import type { ProductCriteria, TodaysDeals } from './product-criteria.ts';

/** The position of a product in the index; its details are read from the store. */
export type ProductPlace = { readonly id: number; readonly shopId: number };
/** The requested slice of the results; only this slice is built. */
export type WantedPart = { readonly offset: number; readonly most: number };
export type FoundProducts = {
  readonly products: readonly ProductPlace[];
  /** The exact total. */
  readonly total: number;
};
export type SearchScope = {
  readonly shopId?: number;
  /** Limits the search to products of these shops. */
  readonly shopIds?: ReadonlySet<number>;
  /** The reader's language; without it only a thing's own is searched. */
  readonly locale?: string;
  /** Searches for the term as it was typed, whatever it finds. */
  readonly isLiteral?: boolean;
  /** Filters the results: a word that is found without these is not corrected because of them. */
  readonly dietary?: DietaryNeeds;
  readonly amongShops?: ReadonlySet<number>;
};
/** The products found of each shop. */
export type CountByShop = ReadonlyMap<number, number>;
/** CATALOG-1d: How many products of a menu suit dietary needs, and how many of them are no drinks. */
export type SuitableProducts = { readonly all: number; readonly dishes: number };
export type SuitableByShop = ReadonlyMap<number, SuitableProducts>;
export type ProductGroup = { readonly shopId?: number; readonly categoryIds?: readonly number[] };

/**
 * Finds published products of approved shops, in memory or in a search engine. A change announced by `CatalogueChanges`
 * is visible to the next query of the same process.
 */
export interface ProductIndex {
  /** SEARCH-10: by words, in the tiers of the rule, each most ordered first. */
  search(
    term: string,
    scope: SearchScope,
    part: WantedPart,
  ): Promise<FoundProducts & { readonly corrected: string | undefined }>;
  /** SEARCH-3: counts by shop what the search finds with each of these needs. */
  counts(
    term: string,
    scope: Omit<SearchScope, 'dietary' | 'amongShops'>,
    needs: readonly (DietaryNeeds | undefined)[],
  ): Promise<readonly CountByShop[]>;
  /** CATALOG-1d: Counts by shop the products on menus for each of these needs, without those sold out. */
  suiting(needs: readonly DietaryNeeds[], soldOut: ReadonlySet<number>): Promise<readonly SuitableByShop[]>;
  /** CATALOG-1: lists products by criteria and order. `deals` contains today's discounts and bonuses. */
  list(
    criteria: ProductCriteria,
    term: string | undefined,
    deals: (shopId: number) => TodaysDeals,
    part: WantedPart,
  ): Promise<FoundProducts>;
  /** Returns the categories that contain a matching product. */
  categories(group: ProductGroup): Promise<ReadonlySet<number | null>>;
  /** Counts the matching products of each brand. */
  brands(group: ProductGroup): Promise<ReadonlyMap<number, number>>;
  /** Whether the first load is done; until then the first query waits for it. */
  readonly isLoaded: boolean;
  /** Does background work: the first load, and merging small segments. */
  compact(): Promise<void>;
  /** Stops background work; no query may follow. */
  stop(): void;
}
