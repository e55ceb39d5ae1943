import { toggled, type ShopFilter } from '@domain/catalog/index.ts';
import type { Diet } from '@domain/dietary/index.ts';
import type { CategoryId } from '@domain/kernel/ids.ts';
import type { Translate } from '../../i18n/index.ts';

/** The member of a filter that a choice belongs to; free delivery and the highest fee are one, and so are all diets. */
export type FilterGroup = Exclude<
  keyof ShopFilter,
  'kind' | 'order' | 'at' | 'isVerified' | 'mostFee' | 'without' | 'isForMe'
>;

/** The label of one active choice, and the filter without it. */
export type ActiveFilter = {
  readonly group: FilterGroup;
  readonly text: string;
  readonly without: ShopFilter;
  readonly diet?: Diet;
};

/** Titles of filter values known only by id; `undefined` until loaded. */
export type FilterNames = {
  readonly category: (id: CategoryId) => string | undefined;
  readonly tag: (id: number) => string | undefined;
  readonly prices: string | undefined;
  readonly fee: string | undefined;
  /** A rating in the numbers of the reader's language. */
  readonly rating: (value: number) => string;
};

/** Returns the active choices except the one in the heading; each can be removed alone. */
export const activeFilters = (
  filter: ShopFilter,
  names: FilterNames,
  translate: Translate,
): readonly ActiveFilter[] => {
  const { categoryIds = [], tagIds = [], minRating, mostMinutes, diets = [], without: allergens = [] } = filter;
  const one = (group: FilterGroup, text: string | undefined | false): readonly ActiveFilter[] =>
    text ? [{ group, text, without: withoutGroup(filter, group) }] : [];
  return [
    ...(categoryIds.length > 1 ? categoryIds : []).map((id) => ({
      group: 'categoryIds' as const,
      text: names.category(id),
      without: { ...filter, categoryIds: toggled(categoryIds, id) },
    })),
    ...one('isOpen', filter.isOpen && translate('filter.open')),
    ...one('mostMinutes', mostMinutes !== undefined && translate('filter.within', { minutes: mostMinutes })),
    ...one('isFreeDelivery', filter.isFreeDelivery ? translate('filter.free_delivery') : filter.mostFee && names.fee),
    ...one('hasDeals', filter.hasDeals && translate('filter.deals')),
    ...one('minRating', minRating !== undefined && translate('filter.rated', { rating: names.rating(minRating) })),
    ...one('prices', filter.prices && names.prices),
    ...tagIds.map((id) => ({
      group: 'tagIds' as const,
      text: names.tag(id),
      without: { ...filter, tagIds: toggled(tagIds, id) },
    })),
    ...(filter.isForMe
      ? [{ group: 'diets' as const, text: translate('menu_filter.fits'), without: { ...filter, isForMe: undefined } }]
      : []),
    ...diets.map((diet) => ({
      group: 'diets' as const,
      text: translate(`diet.${diet}`),
      without: { ...filter, diets: toggled(diets, diet) },
      diet,
    })),
    ...allergens.map((allergen) => ({
      group: 'diets' as const,
      text: translate('menu_filter.without', { allergen: translate(`allergen.${allergen}`) }),
      without: { ...filter, without: toggled(allergens, allergen) },
    })),
  ].flatMap(({ text, ...each }) => (text === undefined ? [] : [{ ...each, text }]));
};

/** Returns the filter without all choices of a group. */
export const withoutGroup = (filter: ShopFilter, group: FilterGroup): ShopFilter => ({
  ...filter,
  [group]: undefined,
  ...(group === 'isFreeDelivery' && { mostFee: undefined }),
  ...(group === 'diets' && { without: undefined, isForMe: undefined }),
});

/** Returns the filter reduced to what the heading names and the order. */
export const headingFilter = ({ kind, categoryIds, isVerified, order }: ShopFilter): ShopFilter => ({
  kind,
  categoryIds: categoryIds?.length === 1 ? categoryIds : undefined,
  isVerified,
  order,
});
