import type { DietaryDeclaration } from '@domain/dietary/index.ts';
import type { StoredTexts } from '../../texts.ts';
import type { StarCounts } from './shop-record.ts';

export type StockFacts = {
  readonly id: number;
  /** Minor units of the base currency. */
  readonly price: number;
  /** What its mandatory add-ons declare. */
  readonly mandatory: readonly (DietaryDeclaration | undefined)[];
};

/** The facts that product lists filter and sort by. */
export type ProductFacts = {
  readonly id: number;
  readonly uuid: string;
  readonly shopId: number;
  readonly categoryId: number | null;
  readonly brandId: number | null;
  readonly isVegetarian: boolean;
  /** Its category holds drinks. */
  readonly isDrink: boolean;
  readonly position: number;
  readonly keywords: string | null;
  readonly ordersCount: number;
  readonly stars: StarCounts;
  readonly texts: StoredTexts<'title' | 'description'>;
  /** The title of its category. */
  readonly category: StoredTexts<'title'>;
  readonly brand: string | undefined;
  /** The title of its shop. */
  readonly shop: StoredTexts<'title'>;
  /** `undefined` where nothing is declared. */
  readonly dietary: DietaryDeclaration | undefined;
  readonly stocks: readonly StockFacts[];
  /** Discounts of the product, whatever the day. */
  readonly discountIds: readonly number[];
  readonly createdAt: number;
};
