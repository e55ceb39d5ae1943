import type { ShopFilter, ShopKind } from '../catalog/index.ts';
import { DIETS, type Diet } from '../dietary/index.ts';
import type { CategoryId } from '../kernel/ids.ts';

/**
 * SEARCH-3: The filter of search results; an absent member does not filter. Diets, all of them, apply to a dish's
 * declaration; everything else applies to the shop.
 */
export type SearchFilter = Pick<ShopFilter, 'kind' | 'isOpen' | 'minRating'> & {
  readonly categoryId?: CategoryId | undefined;
  readonly diets?: readonly Diet[] | undefined;
};

/** The lowest ratings that can be asked for. */
export const FACET_RATINGS = [4, 4.5] as const;

/** One choice of a filter. */
export type FacetChoice =
  | { readonly group: 'kind'; readonly value: ShopKind }
  | { readonly group: 'cuisine'; readonly value: CategoryId }
  | { readonly group: 'open'; readonly value: true }
  | { readonly group: 'rating'; readonly value: number }
  | { readonly group: 'diet'; readonly value: Diet };

/** The number of shops and dishes found. */
export type FoundCount = { readonly shops: number; readonly products: number };
/** A choice with its counts. */
export type Facet = { readonly choice: FacetChoice; readonly found: FoundCount };

/** Returns whether a filter has a choice. */
export const isChosen = (filter: SearchFilter, { group, value }: FacetChoice): boolean => {
  if (group === 'diet') return filter.diets?.includes(value) === true;
  return filter[MEMBERS[group]] === value;
};

/** Returns the filter with a choice, replacing another of its group; diets add up. */
export const withChoice = (filter: SearchFilter, { group, value }: FacetChoice): SearchFilter => {
  if (group === 'diet')
    return { ...filter, diets: DIETS.filter((diet) => diet === value || filter.diets?.includes(diet)) };
  return { ...filter, [MEMBERS[group]]: value };
};

/** Toggles a choice of the filter. */
export const toggleChoice = (filter: SearchFilter, choice: FacetChoice): SearchFilter => {
  if (!isChosen(filter, choice)) return withChoice(filter, choice);
  if (choice.group !== 'diet') return { ...filter, [MEMBERS[choice.group]]: undefined };
  const diets = filter.diets?.filter((diet) => diet !== choice.value);
  return { ...filter, diets: diets?.length ? diets : undefined };
};

const MEMBERS = { kind: 'kind', cuisine: 'categoryId', open: 'isOpen', rating: 'minRating' } as const;

/**
 * SEARCH-3a: Returns the choices that leave something, each with what is found once it is chosen; choices of the filter
 * itself are always included, so that they can be removed. `count` counts what a filter leaves, by the search that
 * finds the results.
 */
export const facetsOf = (
  choices: readonly FacetChoice[],
  filter: SearchFilter,
  count: (filter: SearchFilter) => FoundCount,
): readonly Facet[] =>
  choices
    .map((choice) => ({ choice, found: count(withChoice(filter, choice)) }))
    .filter(({ choice, found }) => isChosen(filter, choice) || found.shops + found.products > 0);
