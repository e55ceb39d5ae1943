import type { ProductHit, ShopCard } from '@domain/catalog/index.ts';
import type { Suggestion } from '@domain/search/index.ts';
import { resultsPath, type ResultsPart } from './results-path.ts';

/** An option that the arrow keys reach. */
export type SearchOption = {
  readonly id: string;
  /** Text of the field while this option is active. */
  readonly text: string;
  /** Path of the option; a recent term has none and is searched for again. */
  readonly path: string | undefined;
};

/** Id of the list or grid that the field controls. */
export const SEARCH_POPUP = 'search-popup';

export const recentId = (place: number): string => `search-recent-${place}`;
/** Id of the option that searches for the corrected term. */
export const CORRECTED = 'search-corrected';

export const hitId = (kind: 'shop' | 'product' | 'all' | 'suggested', key: number | string): string =>
  `search-${kind}-${key}`;

/** SEARCH-7. */
export const productPath = ({ shopId, uuid }: Pick<ProductHit, 'shopId' | 'uuid'>): string =>
  `/shop/${shopId}?product=${uuid}`;

export const recentOptions = (terms: readonly string[]): readonly SearchOption[] =>
  terms.map((term, place) => ({ id: recentId(place), text: term, path: undefined }));

/** Returns the path of a suggestion, which also identifies it. */
export const suggestionPath = (suggestion: Suggestion): string => {
  if (suggestion.kind === 'product') return productPath(suggestion);
  return suggestion.kind === 'shop' ? `/shop/${suggestion.id}` : `/shop?category_id=${suggestion.id}`;
};

/** Contract 8.10: options for the corrected term and for the suggestions. */
export const suggestionOptions = (
  corrected: string | undefined,
  suggestions: readonly Suggestion[],
): readonly SearchOption[] => [
  ...(corrected === undefined ? [] : [{ id: CORRECTED, text: corrected, path: undefined }]),
  ...suggestions.map((suggestion) => ({
    id: hitId('suggested', suggestionPath(suggestion)),
    text: suggestion.text,
    path: suggestionPath(suggestion),
  })),
];

type Hits = { readonly shops: readonly ShopCard[]; readonly products: readonly ProductHit[] };

/** Returns options for the hits; each group ends with a link to all results where there are more. */
export const hitOptions = (
  term: string,
  { shops, products }: Hits,
  hasMore: (part: ResultsPart) => boolean,
): readonly SearchOption[] => {
  const all = (part: ResultsPart): SearchOption => ({
    id: hitId('all', part),
    text: term,
    path: resultsPath(term, part),
  });
  return [
    ...shops.map(({ id, title }) => ({ id: hitId('shop', id), text: title, path: `/shop/${id}` })),
    ...(hasMore('shops') ? [all('shops')] : []),
    ...products.map((product) => ({
      id: hitId('product', product.id),
      text: product.title,
      path: productPath(product),
    })),
    ...(hasMore('products') ? [all('products')] : []),
  ];
};

/** Returns ARIA attributes and value of the field. */
export const fieldOf = (
  {
    state,
    options,
    activeId,
  }: { readonly state: string; readonly options: readonly SearchOption[]; readonly activeId: string | undefined },
  value: string,
) =>
  ({
    value,
    'aria-haspopup': state === 'recents' ? 'grid' : 'listbox',
    'aria-expanded': options.length > 0,
    'aria-controls': options.length > 0 ? SEARCH_POPUP : undefined,
    'aria-activedescendant': activeId,
  }) as const;
