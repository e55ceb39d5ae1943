import type { Answer } from '../kernel/answer.ts';
import type { CategoryId, Uuid } from '../kernel/ids.ts';
import type { Category, ShopCard } from './shop.ts';

/** A category as its own page shows it. */
export type CategoryDetail = Category & {
  /** A short description; empty if nobody wrote one. */
  readonly description: string;
  /** Its subcategories, in the operator's order. */
  readonly parts: readonly Category[];
};

/** A shop as a directory shows it. */
export type ShopSign = Pick<ShopCard, 'id' | 'title' | 'logo' | 'rating'>;

/** ROUTE-8: Ways to find shops besides a list, in the language of the app instance. */
export interface ShopGuide {
  /** Every category of shops, in the operator's order. */
  categories(): Answer<readonly Category[]>;
  /** One category of shops by uuid, on some servers also by id; `rejected` with status 404 if there is none. */
  category(category: CategoryId | Uuid): Answer<CategoryDetail>;
  /** CATALOG-3: every shop that the operator has verified, in the server's order. */
  verified(): Answer<readonly ShopSign[]>;
}
