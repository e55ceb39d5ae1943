import type { GeoPoint, ProductHit, ShopCard } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { ProductSearch, ShopSearch } from '@domain/search/index.ts';
import type { PageQuery } from '../../data/index.ts';

type Deps = {
  readonly shops: ShopSearch;
  readonly products: ProductSearch;
  /** Language and currency: the same question in another language is another question. */
  readonly scope: () => readonly unknown[];
};

/** What is sold changes by the minute; a term typed again meanwhile is answered at once. */
const FRESH_MS = 60_000;

export type SearchQueries = {
  shops(term: string, at: GeoPoint | undefined): PageQuery<ShopCard>;
  products(term: string, within: { readonly shop: ShopId | undefined; readonly at: GeoPoint | undefined }): PageQuery<ProductHit>;
};

export const createSearchQueries = ({ shops, products, scope }: Deps): SearchQueries => ({
  shops: (term, at) => (page) => ({ key: ['search', 'shops', term, at, page, ...scope()], load: () => shops.find(term, page, at), freshMs: FRESH_MS }),
  products: (term, within) => (page) => ({ key: ['search', 'products', term, within, page, ...scope()], load: () => products.find(term, page, within), freshMs: FRESH_MS }),
});
