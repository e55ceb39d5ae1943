import type { GeoPoint, ProductHit, ShopCard } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { ShopId } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Page } from '../kernel/page.ts';

/** Finds shops by name. */
export interface ShopSearch {
  /** Shops that fit a term, best first. */
  find(term: string, page: number, at: GeoPoint | undefined): Answer<Page<ShopCard>>;
}

/** Products everywhere, or of one shop (SEARCH-1). */
export interface ProductSearch {
  /** Products that fit a term, best first. */
  find(term: string, page: number, scope: { readonly shop?: ShopId | undefined; readonly at?: GeoPoint | undefined }): Answer<Page<ProductHit>>;
}

/** SEARCH-6: terms searched before, newest first. */
export type RecentSearches = LiveValue<readonly string[]>;
