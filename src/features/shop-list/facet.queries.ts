import type {
  GeoPoint,
  PriceSpan,
  ShopCounter,
  ShopCounts,
  ShopFacets,
  ShopFilter,
  ShopTag,
} from '@domain/catalog/index.ts';
import type { CategoryId } from '@domain/kernel/ids.ts';
import type { Narrowing, OfferedFacet, SearchFacets } from '@domain/search/index.ts';
import type { Query } from '../../data/index.ts';

type Deps = {
  readonly facets: ShopFacets;
  readonly searchFacets: SearchFacets;
  /** Whether the server announces facets of a search. */
  readonly isNarrowable: () => boolean;
  readonly counter: ShopCounter;
  /** Whether the server announces `shop_counts`. */
  readonly counts: () => boolean;
  readonly scope: () => readonly unknown[];
};

/** The queries of the values that filters offer. */
export type FacetQueries = {
  tags(category: CategoryId | undefined): Query<readonly ShopTag[]>;
  priceBounds(): Query<PriceSpan>;
  /** SEARCH-3; `undefined` where the server has none. */
  search(term: string, at: GeoPoint | undefined, narrowing: Narrowing): Query<readonly OfferedFacet[]> | undefined;
  /** How many shops each further choice would leave; `undefined` if the server does not count. */
  counts(filter: ShopFilter): Query<ShopCounts> | undefined;
};

export const createFacetQueries = ({
  facets,
  searchFacets,
  isNarrowable,
  counter,
  counts,
  scope,
}: Deps): FacetQueries => ({
  tags: (category) => ({ key: ['catalog', 'tags', category, ...scope()], load: () => facets.tags(category) }),
  priceBounds: () => ({ key: ['catalog', 'price-bounds', ...scope()], load: () => facets.priceBounds() }),
  search: (term, at, narrowing) =>
    isNarrowable()
      ? {
          key: ['search', 'facets', term, at, narrowing, ...scope()],
          load: () => searchFacets.load(term, at, narrowing),
        }
      : undefined,
  counts: ({ order: _order, ...filter }) =>
    counts() ? { key: ['catalog', 'shop-counts', filter, ...scope()], load: () => counter.count(filter) } : undefined,
});
