import type { Diet } from '../dietary/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { Decimal } from '../pricing/index.ts';
import type { ShopFilter } from './shop-filter.ts';
import type { Category, ShopKind, ShopTag } from './shop.ts';

/** A value that a list can be narrowed by, and how many shops it would have with this value alone in its group. */
export type ShopChoice<Value> = { readonly value: Value; readonly count: number };

/** The values of one member of a filter. */
export type ShopChoices<Value> = {
  /** How many shops the list would have without the group. */
  readonly any: number;
  readonly choices: readonly ShopChoice<Value>[];
};

/** CATALOG-1: how many shops a list would have with each further choice; every group by its member of the filter. */
export type ShopCounts = {
  readonly total: number;
  /** The total of the list by nothing but kind, categories, verification and place. */
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
  /** Each besides those chosen: one dish must suit all of them. */
  readonly diets: ShopChoices<Diet>;
};

/** Counts the shops behind the choices of a filter, on servers that announce `shop_counts`. */
export interface ShopCounter {
  /** What each choice beside this filter would leave; the order does not matter. */
  count(filter: ShopFilter): Answer<ShopCounts>;
}

/** CATALOG-1b: whether a choice can be made: it leaves a shop, is chosen already, or nobody knows how many it leaves. */
export const isOffered = (count: number | undefined, isChosen: boolean): boolean => isChosen || count !== 0;

/** CATALOG-1c: Returns the values with one more, or without it; `undefined` when none is left. */
export const toggled = <Value>(values: readonly Value[] | undefined, value: Value): readonly Value[] | undefined => {
  const others = (values ?? []).filter((each) => each !== value);
  if (others.length === (values?.length ?? 0)) return [...others, value];
  return others.length === 0 ? undefined : others;
};
