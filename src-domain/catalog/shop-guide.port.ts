import type { Answer } from '../kernel/answer.ts';
import type { CategoryId, Uuid } from '../kernel/ids.ts';
import type { Category, ShopCard } from './shop.ts';

/** A category as its own page shows it. */
export type CategoryDetail = Category & {
  /** What is found there, in a few words; empty where nobody wrote them. */
  readonly description: string;
  /** The kinds within it, in the operator's order. */
  readonly parts: readonly Category[];
};

/** What a directory shows of a shop. */
export type ShopSign = Pick<ShopCard, 'id' | 'title' | 'logo' | 'rating'>;

/** ROUTE-8: the ways to shops beside a list of them, in the language of the app instance. */
export interface ShopGuide {
  /** Every category of shops, in the operator's order. */
  categories(): Answer<readonly Category[]>;
  /**
   * One category of shops by uuid, on servers that know it also by number; `rejected` with status 404 when there is
   * none.
   */
  category(category: CategoryId | Uuid): Answer<CategoryDetail>;
  /** CATALOG-3: every shop that the operator has verified, in the server's order. */
  verified(): Answer<readonly ShopSign[]>;
}
