import type { GeoPoint, ProductHit, ShopCard } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { CategoryId, ProductId, ShopId, Uuid } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Page } from '../kernel/page.ts';
import type { Facet, SearchFilter } from './facets.ts';

/** SEARCH-3: how the results of a term are narrowed, and whether the term is meant as it is typed. */
export type Narrowing = { readonly filter?: SearchFilter | undefined; readonly isLiteral?: boolean | undefined };

/** Finds shops by name. */
export interface ShopSearch {
  /** Shops that fit a term, best first. */
  find(term: string, page: number, at: GeoPoint | undefined, narrowing?: Narrowing): Answer<Page<ShopCard>>;
}

/** Products everywhere, or of one shop (SEARCH-1). */
export interface ProductSearch {
  /** Products that fit a term, best first. */
  find(
    term: string,
    page: number,
    scope: { readonly shop?: ShopId | undefined; readonly at?: GeoPoint | undefined } & Narrowing,
  ): Answer<Page<ProductHit>>;
}

/** A facet with the title of what it is, where the server gives it one. */
export type OfferedFacet = Facet & { readonly title: string | undefined };

/** SEARCH-3, where the server announces `search_facets`. */
export interface SearchFacets {
  /** What the results of a term can be narrowed by, with what each choice leaves. */
  load(term: string, at: GeoPoint | undefined, narrowing: Narrowing): Answer<readonly OfferedFacet[]>;
}

/** One completion of what is being typed: where it leads is told by its kind. */
export type Suggestion = { readonly text: string; readonly image: string | undefined } & (
  | { readonly kind: 'shop'; readonly id: ShopId }
  | { readonly kind: 'category'; readonly id: CategoryId }
  | { readonly kind: 'product'; readonly id: ProductId; readonly uuid: Uuid; readonly shopId: ShopId }
);

/**
 * What a server makes of a term: what it was probably meant to be, `undefined` when it is right as it is, and what it
 * may become.
 */
export type Suggestions = { readonly corrected: string | undefined; readonly suggestions: readonly Suggestion[] };

/** Contract 8.10, where the server announces `suggest`. */
export interface TermSuggestions {
  /** Completions of a term, best first; of one shop only its products. */
  find(
    term: string,
    scope: { readonly shop?: ShopId | undefined; readonly at?: GeoPoint | undefined },
  ): Answer<Suggestions>;
}

/** SEARCH-6: terms searched before, newest first. */
export type RecentSearches = LiveValue<readonly string[]>;
