import type { GeoPoint, ProductHit, ShopCard } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { ProductSearch, ShopSearch, Suggestions, TermSuggestions } from '@domain/search/index.ts';
import type { PageQuery, Query } from '../../data/index.ts';

type Deps = {
  readonly shops: ShopSearch;
  readonly products: ProductSearch;
  readonly suggestions: TermSuggestions;
  /** Whether the server has suggestions; its settings may arrive later than the first question. */
  readonly suggests: () => boolean;
  /** Language and currency: the same question in another language is another question. */
  readonly scope: () => readonly unknown[];
};

/** What is sold changes by the minute; a term typed again meanwhile is answered at once. */
const FRESH_MS = 60_000;

type Within = { readonly shop: ShopId | undefined; readonly at: GeoPoint | undefined };

export type SearchQueries = {
  shops(term: string, at: GeoPoint | undefined): PageQuery<ShopCard>;
  products(term: string, within: Within): PageQuery<ProductHit>;
  /** `undefined` where the server has none. */
  suggestions(term: string, within: Within): Query<Suggestions> | undefined;
};

/** Begins the key of every answer about these hits; the scope ends it. */
export const searchKey = (kind: 'shops' | 'products' | 'suggestions', ...parts: readonly unknown[]): readonly unknown[] => ['search', kind, ...parts];

export const createSearchQueries = ({ shops, products, suggestions, suggests, scope }: Deps): SearchQueries => ({
  shops: (term, at) => (page) => ({ key: searchKey('shops', term, at, page, ...scope()), load: () => shops.find(term, page, at), freshMs: FRESH_MS }),
  products: (term, within) => (page) => ({ key: searchKey('products', term, within, page, ...scope()), load: () => products.find(term, page, within), freshMs: FRESH_MS }),
  suggestions: (term, within) =>
    suggests() ? { key: searchKey('suggestions', term, within, ...scope()), load: () => suggestions.find(term, within), freshMs: FRESH_MS } : undefined,
});
