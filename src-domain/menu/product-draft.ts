import type { DietaryDeclaration } from '../dietary/index.ts';
import type { CategoryId, StockId } from '../kernel/ids.ts';
import type { Decimal, Money } from '../pricing/index.ts';

/** Title and description of a product, in one language. */
export type ProductTexts = { readonly title: string; readonly description: string };

/** What a product says of its nutrients, per piece. */
export const NUTRIENTS = ['kcal', 'carbs', 'protein', 'fats'] as const;
/** One of `NUTRIENTS`. */
export type Nutrient = (typeof NUTRIENTS)[number];

/** Price and pieces of a variant as typed; `id` is undefined for the first one of a new product. */
export type StockDraft = { readonly id: StockId | undefined; readonly price: string; readonly quantity: string };

/** A product as a seller types it. Texts by language; empty languages are omitted. */
export type ProductDraft = Readonly<Record<Nutrient, string>> & {
  readonly texts: Readonly<Record<string, ProductTexts>>;
  readonly category: CategoryId | undefined;
  readonly stocks: readonly StockDraft[];
  /** Pieces of one line; empty means one, and no limit. */
  readonly min: string;
  readonly max: string;
  /** Shown quantity = pieces × interval; empty means 1. */
  readonly interval: string;
  /** ORDER-12: how many returnable boxes one piece comes in; empty means none. */
  readonly boxes: string;
  /** Percent; empty means none. */
  readonly tax: string;
  /** CATALOG-5: Whether the shop declares what is in it. Otherwise it is unknown, which is never safe. */
  readonly isDeclared: boolean;
  readonly allergens: readonly string[];
  readonly mayContain: readonly string[];
  readonly diets: readonly string[];
};

/** Price and pieces of a variant. */
export type StockTerms = { readonly id: StockId | undefined; readonly price: Money; readonly quantity: number };

/** A product that a shop can sell. */
export type ProductTerms = {
  readonly texts: Readonly<Record<string, ProductTexts>>;
  readonly category: CategoryId | undefined;
  readonly stocks: readonly StockTerms[];
  readonly min: number;
  readonly max: number;
  readonly interval: Decimal;
  readonly boxes: number;
  /** Percent. */
  readonly tax: Decimal;
  readonly nutrition: Readonly<Record<Nutrient, Decimal | undefined>>;
  /** `undefined` if the shop declares nothing. */
  readonly dietary: DietaryDeclaration | undefined;
};
