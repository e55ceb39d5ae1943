import type { DietaryDeclaration } from '@domain/dietary/index.ts';
import type { StoredTexts } from '../texts.ts';
import type { StarCounts } from './shop-record.ts';

export type StockFacts = {
  readonly id: number;
  /** Minor units of the base currency. */
  readonly price: number;
  /** What its mandatory add-ons declare. */
  readonly mandatory: readonly (DietaryDeclaration | undefined)[];
};

/** What lists of products filter and order by, of one published product that is no add-on. */
export type ProductFacts = {
  readonly id: number;
  readonly uuid: string;
  readonly shopId: number;
  readonly categoryId: number | null;
  readonly brandId: number | null;
  readonly isVegetarian: boolean;
  readonly position: number;
  readonly keywords: string | null;
  readonly ordersCount: number;
  readonly stars: StarCounts;
  readonly texts: StoredTexts<'title' | 'description'>;
  /** `undefined` where nothing is declared. */
  readonly dietary: DietaryDeclaration | undefined;
  readonly stocks: readonly StockFacts[];
  /** Discounts of the product, whatever the day. */
  readonly discountIds: readonly number[];
  readonly createdAt: number;
};
