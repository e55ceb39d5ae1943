import type { ProductHit, ShopCard } from '@domain/catalog/index.ts';
import { resultsPath, type ResultsPart } from './results-path.ts';

/** One line that the arrow keys reach. */
export type SearchOption = {
  readonly id: string;
  /** Stands in the field while this line is the active one. */
  readonly text: string;
  /** Where it leads; a term searched before leads to its answer instead. */
  readonly path: string | undefined;
};

/** Id of the list or grid that the field controls. */
export const SEARCH_POPUP = 'search-popup';

export const recentId = (place: number): string => `search-recent-${place}`;
export const hitId = (kind: 'shop' | 'product' | 'all', key: number | string): string => `search-${kind}-${key}`;

/** SEARCH-7. */
export const productPath = ({ shopId, uuid }: Pick<ProductHit, 'shopId' | 'uuid'>): string => `/shop/${shopId}?product=${uuid}`;

export const recentOptions = (terms: readonly string[]): readonly SearchOption[] => terms.map((term, place) => ({ id: recentId(place), text: term, path: undefined }));

type Hits = { readonly shops: readonly ShopCard[]; readonly products: readonly ProductHit[] };

/** What was found, each part followed by the way to all of it where there is more. */
export const hitOptions = (term: string, { shops, products }: Hits, hasMore: (part: ResultsPart) => boolean): readonly SearchOption[] => {
  const all = (part: ResultsPart): SearchOption => ({ id: hitId('all', part), text: term, path: resultsPath(term, part) });
  return [
    ...shops.map(({ id, title }) => ({ id: hitId('shop', id), text: title, path: `/shop/${id}` })),
    ...(hasMore('shops') ? [all('shops')] : []),
    ...products.map((product) => ({ id: hitId('product', product.id), text: product.title, path: productPath(product) })),
    ...(hasMore('products') ? [all('products')] : []),
  ];
};
