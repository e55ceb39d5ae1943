import type { PriceSpan, ShopFacets, ShopTag } from '@domain/catalog/index.ts';
import type { CategoryId } from '@domain/kernel/ids.ts';
import type { Query } from '../../data/index.ts';

type Deps = { readonly facets: ShopFacets; readonly scope: () => readonly unknown[] };

/** The queries of the values that filters offer. */
export type FacetQueries = {
  tags(category: CategoryId | undefined): Query<readonly ShopTag[]>;
  priceBounds(): Query<PriceSpan>;
};

export const createFacetQueries = ({ facets, scope }: Deps): FacetQueries => ({
  tags: (category) => ({ key: ['catalog', 'tags', category, ...scope()], load: () => facets.tags(category) }),
  priceBounds: () => ({ key: ['catalog', 'price-bounds', ...scope()], load: () => facets.priceBounds() }),
});
