import type { FacetChoice, OfferedFacet } from '@domain/search/index.ts';
import type { Numbers, Translate } from '../../i18n/index.ts';

/** The groups of facets in display order. */
export const FACET_GROUPS = ['open', 'kind', 'rating', 'cuisine', 'diet'] as const;

/** The title of each group. */
export const FACET_TITLES = {
  open: 'filter.opening',
  kind: 'filter.kind',
  rating: 'filter.ratings',
  cuisine: 'filter.cuisine',
  diet: 'filter.food',
} as const satisfies Record<FacetChoice['group'], string>;

/** The name of a choice. */
export const facetText = ({ choice, title }: OfferedFacet, translate: Translate, numbers: Numbers): string => {
  switch (choice.group) {
    case 'open':
      return translate('filter.open');
    case 'kind':
      return translate(choice.value === 'restaurant' ? 'home.restaurants' : 'home.groceries');
    case 'rating':
      return translate('filter.rated', { rating: numbers.tenths(choice.value) });
    case 'cuisine':
      return title ?? '';
    case 'diet':
      return translate(`diet.${choice.value}`);
  }
};
