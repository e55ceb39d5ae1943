import type { GeoPoint, ProductHit, ShopCard } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { Narrowing, ProductSearch, ShopSearch, Suggestions, TermSuggestions } from '@domain/search/index.ts';
import type { PageQuery, Query } from '../../data/index.ts';

type Deps = {
  readonly shops: ShopSearch;
  readonly products: ProductSearch;
  readonly suggestions: TermSuggestions;
  /** Whether the server announces suggestions; its settings may arrive after the first search. */
  readonly suggests: () => boolean;
  /** Language and currency, which are part of every key. */
  readonly scope: () => readonly unknown[];
};

/** Short, since stocks and prices change; long enough to answer a repeated term from the cache. */
const FRESH_MS = 60_000;

type Within = { readonly shop: ShopId | undefined; readonly at: GeoPoint | undefined } & Narrowing;

export type SearchQueries = {
  shops(term: string, within: Within): PageQuery<ShopCard>;
  products(term: string, within: Within): PageQuery<ProductHit>;
  /** `undefined` where the server has none. */
  suggestions(term: string, within: Within): Query<Suggestions> | undefined;
};

/** Starts the key of every query for these hits; the scope ends it. */
export const searchKey = (
  kind: 'shops' | 'products' | 'suggestions',
  ...parts: readonly unknown[]
): readonly unknown[] => ['search', kind, ...parts];

export const createSearchQueries = ({ shops, products, suggestions, suggests, scope }: Deps): SearchQueries => ({
  shops: (term, within) => (page) => ({
    key: searchKey('shops', term, within, page, ...scope()),
    load: () => shops.find(term, page, within.at, within),
    freshMs: FRESH_MS,
  }),
  products: (term, within) => (page) => ({
    key: searchKey('products', term, within, page, ...scope()),
    load: () => products.find(term, page, within),
    freshMs: FRESH_MS,
  }),
  suggestions: (term, within) =>
    suggests()
      ? {
          key: searchKey('suggestions', term, within, ...scope()),
          load: () => suggestions.find(term, within),
          freshMs: FRESH_MS,
        }
      : undefined,
});
