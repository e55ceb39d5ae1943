import type { DietaryWishes } from '@domain/dietary/index.ts';
import type { ProductWishes, TodaysDeals } from './product-selection.ts';

/** A product where it stands; what is shown of it is read from the store. */
export type ProductPlace = { readonly id: number; readonly shopId: number };
/** Which part of what is found is wanted: only that is made. */
export type WantedPart = { readonly offset: number; readonly most: number };
export type FoundProducts = {
  readonly products: readonly ProductPlace[];
  /** How many there are in all, counted and not guessed. */
  readonly total: number;
};
export type SearchScope = {
  readonly shopId?: number;
  /** Only what these sell. */
  readonly shopIds?: ReadonlySet<number>;
  readonly dietary?: DietaryWishes;
};
export type ProductGroup = { readonly shopId?: number; readonly categoryIds?: readonly number[] };

/**
 * Finds published products of approved shops: in this process's memory, or in a search engine beside the store.
 * An own change told by `catalogueChanged` is seen by the next question of the same process.
 */
export interface ProductIndex {
  /** SEARCH-9: by words, those with all of them in their names first, each group most ordered first. */
  search(term: string, scope: SearchScope, part: WantedPart): Promise<FoundProducts & { readonly corrected: string | undefined }>;
  /** CATALOG-1: what fulfils the wishes, in the wished order. `deals` tells what a shop reduces and gives today. */
  list(wishes: ProductWishes, term: string | undefined, deals: (shopId: number) => TodaysDeals, part: WantedPart): Promise<FoundProducts>;
  /** The categories that something stands in. */
  categories(group: ProductGroup): Promise<ReadonlySet<number | null>>;
  /** How many products there are of each brand. */
  brands(group: ProductGroup): Promise<ReadonlyMap<number, number>>;
  /** Work that no question should wait for: the first reading, and putting many small changes together. */
  tidy(): Promise<void>;
  /** Ends such work; nothing is asked any more. */
  stop(): void;
}
