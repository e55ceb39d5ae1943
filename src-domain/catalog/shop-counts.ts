import type { Diet } from '../dietary/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { Decimal } from '../pricing/index.ts';
import type { ShopFilter } from './shop-filter.ts';
import type { Category, ShopKind, ShopTag } from './shop.ts';

/** CATALOG-1: The lowest ratings that a list offers to filter by. */
export const RATING_CHOICES = [4, 4.5, 4.8] as const;
/** CATALOG-1: The longest delivery times, in minutes, that a list offers to filter by. */
export const MINUTES_CHOICES = [30, 45] as const;

/** A value of a filter, and how many shops the list would have with only this value in its group. */
export type ShopChoice<Value> = { readonly value: Value; readonly count: number };

/** The values of one member of a filter. */
export type ShopChoices<Value> = {
  /** How many shops the list would have without the group. */
  readonly any: number;
  readonly choices: readonly ShopChoice<Value>[];
};

/** CATALOG-1: How many shops a list would have with each further choice; each group by its member of the filter. */
export type ShopCounts = {
  readonly total: number;
  /** The total of the list, filtered only by kind, categories, verification and location. */
  readonly all: number;
  readonly kind: ShopChoices<ShopKind>;
  readonly isOpen: ShopChoices<true>;
  readonly isFreeDelivery: ShopChoices<true>;
  readonly hasDeals: ShopChoices<true>;
  readonly minRating: ShopChoices<number>;
  readonly prices: ShopChoices<never>;
  readonly mostMinutes: ShopChoices<number>;
  readonly mostFee: ShopChoices<Decimal>;
  readonly categoryIds: ShopChoices<Category>;
  readonly tagIds: ShopChoices<ShopTag>;
  /** Each in addition to the chosen ones: one dish must suit all of them. */
  readonly diets: ShopChoices<Diet>;
};

/** Counts the shops behind the choices of a filter, on servers that announce `shop_counts`. */
export interface ShopCounter {
  /** What each choice would leave beside this filter; their order is irrelevant. */
  count(filter: ShopFilter): Answer<ShopCounts>;
}

/** CATALOG-1b: Whether a choice is enabled: it leaves a shop, is already chosen, or its count is unknown. */
export const isOffered = (count: number | undefined, isChosen: boolean): boolean => isChosen || count !== 0;

/** CATALOG-1c: Toggles a value; returns undefined if none is left. */
export const toggled = <Value>(values: readonly Value[] | undefined, value: Value): readonly Value[] | undefined => {
  const others = (values ?? []).filter((each) => each !== value);
  if (others.length === (values?.length ?? 0)) return [...others, value];
  return others.length === 0 ? undefined : others;
};
