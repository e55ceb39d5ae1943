import type { NetContent } from '@domain/catalog/index.ts';
import type { Allergen, Diet, DietaryDeclaration } from '@domain/dietary/index.ts';
import type { Decimal, RecipeRule } from '@domain/pricing/index.ts';
import type { StoredTexts } from '../../texts.ts';
import type { BonusRecord, DiscountRecord, StarCounts } from './shop-record.ts';

export type ExtraRecord = {
  readonly id: number;
  readonly groupId: number;
  readonly groupType: 'text' | 'color' | 'image';
  readonly groupTexts: StoredTexts<'title'>;
  /** Color or picture; null for text groups, whose value is their title. */
  readonly value: string | null;
  readonly texts: StoredTexts<'title'>;
};
/** A product offered along with a stock; its first stock is what is bought. */
export type AddonRecord = {
  readonly id: number;
  readonly stockId: number;
  readonly product: ProductRecord;
  readonly isMandatory: boolean;
};

export type StockRecord = {
  readonly id: number;
  readonly productId: number;
  readonly sku: string | null;
  /** Minor units of the base currency. */
  readonly price: number;
  readonly quantity: number;
  readonly extras: readonly ExtraRecord[];
  readonly addons: readonly AddonRecord[];
  readonly bonus: BonusRecord | undefined;
};

export type ProductRecord = {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly shopId: number;
  readonly categoryId: number | null;
  readonly brandId: number | null;
  readonly unitId: number | null;
  readonly keywords: string | null;
  readonly taxPercent: Decimal;
  readonly isAddon: boolean;
  readonly isVegetarian: boolean;
  readonly image: string | null;
  readonly nutrition: {
    readonly kcal: string | null;
    readonly carbs: string | null;
    readonly protein: string | null;
    readonly fats: string | null;
  };
  readonly minQuantity: number;
  readonly maxQuantity: number;
  readonly interval: Decimal;
  /** ORDER-12: how many returnable boxes one piece comes in. */
  readonly boxes: number;
  readonly content: NetContent | undefined;
  /** Place in the menu. */
  readonly position: number;
  readonly ordersCount: number;
  readonly stars: StarCounts;
  readonly texts: StoredTexts<'title' | 'description'>;
  readonly properties: readonly { readonly locale: string; readonly key: string; readonly value: string }[];
  readonly galleries: readonly string[];
  readonly allergens: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
  readonly diets: readonly Diet[];
  /** `undefined` where the shop declares nothing. */
  readonly dietary: DietaryDeclaration | undefined;
  readonly tagIds: readonly number[];
  /** All discounts of the product, whatever the day. */
  readonly discounts: readonly DiscountRecord[];
  /** Ordered; the first one's price is displayed. */
  readonly stocks: readonly StockRecord[];
  readonly createdAt: number;
  readonly updatedAt: number;
};

/** The catalog of one shop at `version`. */
export type ShopCatalogue = {
  readonly shopId: number;
  readonly version: number;
  /** Unchanged while only stock levels change. */
  readonly goodsVersion: number;
  /** Published products that are no add-ons, in the order of the menu. */
  readonly products: readonly ProductRecord[];
  /** Those products and the add-ons. */
  readonly productById: ReadonlyMap<number, ProductRecord>;
  readonly stockById: ReadonlyMap<number, StockRecord>;
  /** Discounts for combinations. */
  readonly recipes: readonly RecipeRule[];
};
