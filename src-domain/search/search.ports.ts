import type { GeoPoint, ProductHit, ShopCard } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { CategoryId, ProductId, ShopId, Uuid } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Page } from '../kernel/page.ts';
import type { Facet, SearchFilter } from './facets.ts';

/** SEARCH-3: The filter of the results, and whether the term is searched as typed. */
export type Narrowing = { readonly filter?: SearchFilter | undefined; readonly isLiteral?: boolean | undefined };

/** Finds shops by name. */
export interface ShopSearch {
  /** Shops that match a term, best first. */
  find(term: string, page: number, at: GeoPoint | undefined, narrowing?: Narrowing): Answer<Page<ShopCard>>;
}

/** Products of all shops, or of one (SEARCH-1). */
export interface ProductSearch {
  /** Products that match a term, best first. */
  find(
    term: string,
    page: number,
    scope: { readonly shop?: ShopId | undefined; readonly at?: GeoPoint | undefined } & Narrowing,
  ): Answer<Page<ProductHit>>;
}

/** A facet with its title, if the server sends one. */
export type OfferedFacet = Facet & { readonly title: string | undefined };

/** SEARCH-3, if the server announces `search_facets`. */
export interface SearchFacets {
  /** The facets of a term's results, with the count of each choice. */
  load(term: string, at: GeoPoint | undefined, narrowing: Narrowing): Answer<readonly OfferedFacet[]>;
}

/** One completion of the typed text; its kind tells where it leads. */
export type Suggestion = { readonly text: string; readonly image: string | undefined } & (
  | { readonly kind: 'shop'; readonly id: ShopId }
  | { readonly kind: 'category'; readonly id: CategoryId }
  | { readonly kind: 'product'; readonly id: ProductId; readonly uuid: Uuid; readonly shopId: ShopId }
);

/** A server's suggestions for a term: a correction, `undefined` if the term is right, and completions. */
export type Suggestions = { readonly corrected: string | undefined; readonly suggestions: readonly Suggestion[] };

/** Contract 8.10, if the server announces `suggest`. */
export interface TermSuggestions {
  /** Completions of a term, best first; within one shop only its products. */
  find(
    term: string,
    scope: { readonly shop?: ShopId | undefined; readonly at?: GeoPoint | undefined },
  ): Answer<Suggestions>;
}

/** SEARCH-6: terms searched before, newest first. */
export type RecentSearches = LiveValue<readonly string[]>;
