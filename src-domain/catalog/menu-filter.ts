import { isSuitable, type DeclaredParts, type DietaryDeclaration, type DietaryNeeds } from '../dietary/index.ts';
import type { CategoryId } from '../kernel/ids.ts';
import type { MenuSection } from './shop.ts';

/** The filter of a menu; an empty list does not filter. */
export type MenuFilter = {
  readonly needs: DietaryNeeds;
  /** Products of any of these brands. */
  readonly brands: readonly number[];
  /** Products in any of these sections. */
  readonly sections: readonly CategoryId[];
};

/** What a filter reads of a product. */
export type FilteredProduct = {
  readonly dietary: DietaryDeclaration | undefined;
  /** The mandatory add-ons of each of its stocks; absent if there are none. */
  readonly comesWith?: readonly DeclaredParts[] | undefined;
  readonly brand?: { readonly id: number } | undefined;
};

/** CATALOG-5k: A filtered menu: matching products in their sections, and those that do not suit the needs. */
export type SplitMenu<Item> = {
  readonly sections: readonly MenuSection<Item>[];
  readonly apart: readonly Item[];
};

/** The filter that matches the whole menu. */
export const noMenuFilter: MenuFilter = { needs: { without: [], diets: [] }, brands: [], sections: [] };

/** CATALOG-5k: Whether there are any dietary needs. */
export const hasDietaryNeeds = ({ without, diets }: DietaryNeeds): boolean => without.length + diets.length > 0;

/** CATALOG-5k: Combines the needs of two people. */
export const joinDietaryNeeds = (left: DietaryNeeds, right: DietaryNeeds): DietaryNeeds => ({
  without: [...new Set([...left.without, ...right.without])],
  diets: [...new Set([...left.diets, ...right.diets])],
});

/**
 * CATALOG-5k CATALOG-5l: Whether a product with its mandatory add-ons suits the needs in one of its stocks; an unknown
 * one suits none.
 */
export const suitsNeeds = ({ dietary, comesWith = NOTHING }: FilteredProduct, needs: DietaryNeeds): boolean =>
  !hasDietaryNeeds(needs) || comesWith.some((parts) => isSuitable([dietary, ...parts], needs));

/** CATALOG-1d: The fewest suitable dishes of a shop that suits dietary needs; drinks are no dishes. */
export const SUITABLE_DISHES_MIN = 3;

/** CATALOG-1d: Whether a shop with this many suitable dishes suits dietary needs. */
export const hasEnoughSuitable = (dishes: number): boolean => dishes >= SUITABLE_DISHES_MIN;

/**
 * CATALOG-2a CATALOG-5k: Filters out other brands and sections, but only sets unsuitable products apart, so that
 * dietary needs hide nothing.
 */
export const splitMenu = <Item extends FilteredProduct>(
  sections: readonly MenuSection<Item>[],
  filter: MenuFilter,
): SplitMenu<Item> => {
  const apart: Item[] = [];
  const left = within(sections, filter.sections).flatMap((section) => {
    const items = section.items.filter((item) => {
      if (!isOfBrands(item, filter.brands)) return false;
      const suits = suitsNeeds(item, filter.needs);
      if (!suits) apart.push(item);
      return suits;
    });
    return items.length > 0 ? [{ ...section, items }] : [];
  });
  return { sections: left, apart };
};

/** CATALOG-2a: Returns how many products a filter leaves, by the rule that filters. */
export const countMenu = (sections: readonly MenuSection<FilteredProduct>[], filter: MenuFilter): number => {
  const { brands, needs } = filter;
  const isLeft = (item: FilteredProduct): boolean => isOfBrands(item, brands) && suitsNeeds(item, needs);
  return within(sections, filter.sections).reduce(
    (sum, { items }) => items.reduce((count, item) => (isLeft(item) ? count + 1 : count), sum),
    0,
  );
};

const within = <Item>(
  sections: readonly MenuSection<Item>[],
  chosen: readonly CategoryId[],
): readonly MenuSection<Item>[] => (chosen.length === 0 ? sections : sections.filter(({ id }) => chosen.includes(id)));

const NOTHING: readonly DeclaredParts[] = [[]];

const isOfBrands = ({ brand }: FilteredProduct, brands: readonly number[]): boolean =>
  brands.length === 0 || (brand !== undefined && brands.includes(brand.id));
