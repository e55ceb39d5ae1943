import type { CategoryId, StockId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { BOXES_MAX, decimal, noMoney, type Decimal, type Scale } from '../pricing/index.ts';
import { NO_QUANTITY_LIMIT } from '../catalog/index.ts';
import { checkDeclaration } from './check-declaration.ts';
import { checkProductTexts } from './check-product-texts.ts';
import { numberOf, typedPrice, wholeNumberOf, type NumberFault } from './read-numbers.ts';
import { NUTRIENTS, type Nutrient, type ProductDraft, type ProductTerms, type StockTerms } from './product-draft.ts';

/** The most pieces of a stock. */
export const PIECES_MAX = 1_000_000;
/** The largest quantity that one piece stands for. */
export const INTERVAL_MAX = 10_000;
const TAX = { most: 100, decimals: 2 };
const NUTRIENT = { most: 99_999, decimals: 2 };

/** A field of a product's form. */
export type ProductField =
  | 'title'
  | 'description'
  | 'category'
  | 'price'
  | 'quantity'
  | 'min'
  | 'max'
  | 'interval'
  | 'boxes'
  | 'tax'
  | Nutrient
  | 'declared'
  | 'allergens'
  | 'mayContain'
  | 'diets';
/** What is wrong with a field: of a text in `locale`, or of the variant `stock`. */
export type ProductFault = {
  readonly field: ProductField;
  readonly kind: NumberFault | 'too-long' | 'unknown' | 'low' | 'contradiction';
  readonly locale?: string;
  readonly stock?: StockId;
};
/** Where a product is sold. */
export type ProductPlace = {
  /** Decimal places of the base currency. */
  readonly scale: Scale;
  /** The marketplace's default language, in which every product has a title. */
  readonly language: string;
  /** Products can be in these. */
  readonly categories: ReadonlySet<CategoryId>;
  /** An add-on is sold along with products and in no category. */
  readonly isExtra: boolean;
};

/** OPS-6f: Returns the product, or all faults in the order of the form. */
export const checkProduct = (
  draft: ProductDraft,
  { scale, language, categories, isExtra }: ProductPlace,
): Result<ProductTerms, readonly ProductFault[]> => {
  const { texts, faults: textFaults } = checkProductTexts(draft.texts, language);
  const faults: ProductFault[] = [...textFaults];
  const category = isExtra ? undefined : draft.category;
  if (category === undefined && !isExtra) faults.push({ field: 'category', kind: 'required' });
  if (category !== undefined && !categories.has(category)) faults.push({ field: 'category', kind: 'unknown' });
  const stocks = draft.stocks.map(({ id, price, quantity }): StockTerms => {
    const of = id === undefined ? {} : { stock: id };
    return {
      id,
      price: taken(typedPrice(price, scale), { field: 'price', ...of }, faults) ?? noMoney(scale),
      quantity: taken(typedPieces(quantity), { field: 'quantity', ...of }, faults) ?? 0,
    };
  });
  const min = taken(limitOf(draft.min, 1), { field: 'min' }, faults);
  const max = taken(limitOf(draft.max, NO_QUANTITY_LIMIT), { field: 'max' }, faults);
  if (min !== undefined && max !== undefined && max < min) faults.push({ field: 'max', kind: 'low' });
  const interval = taken(intervalOf(draft.interval), { field: 'interval' }, faults);
  const boxes = taken(boxesOf(draft.boxes, isExtra), { field: 'boxes' }, faults) ?? 0;
  const tax = taken(numberOf(draft.tax.trim() || '0', TAX), { field: 'tax' }, faults);
  const nutrition = nutritionOf(draft, faults);
  const { dietary, faults: dietaryFaults } = checkDeclaration(draft);
  faults.push(...dietaryFaults);
  if (faults.length > 0 || min === undefined || max === undefined || interval === undefined || tax === undefined)
    return err(faults);
  return ok({ texts, category, stocks, min, max, interval, boxes, tax, nutrition, dietary });
};

/** OPS-6h: Reads the pieces of a stock: a whole number from zero to `PIECES_MAX`. */
export const typedPieces = (typed: string): Result<number, NumberFault> =>
  wholeNumberOf(typed, { least: 0, most: PIECES_MAX });

const limitOf = (typed: string, empty: number): Result<number, NumberFault> =>
  typed.trim() === '' ? ok(empty) : wholeNumberOf(typed, { least: 1, most: NO_QUANTITY_LIMIT });

const intervalOf = (typed: string): Result<Decimal, NumberFault> => {
  const read = numberOf(typed.trim() || '1', { most: INTERVAL_MAX, decimals: 3 });
  return read.ok && read.value === decimal(0) ? err('too-small') : read;
};

/** ORDER-12f: an add-on travels in the box of its dish. */
const boxesOf = (typed: string, isExtra: boolean): Result<number, NumberFault> =>
  isExtra || typed.trim() === '' ? ok(0) : wholeNumberOf(typed, { least: 0, most: BOXES_MAX });

const nutritionOf = (draft: ProductDraft, faults: ProductFault[]): ProductTerms['nutrition'] => {
  const one = (field: Nutrient): Decimal | undefined =>
    draft[field].trim() === '' ? undefined : taken(numberOf(draft[field], NUTRIENT), { field }, faults);
  const [kcal, carbs, protein, fats] = NUTRIENTS.map(one);
  return { kcal, carbs, protein, fats };
};

/** Returns the value, or notes its fault. */
const taken = <Value>(
  read: Result<Value, NumberFault>,
  where: Omit<ProductFault, 'kind'>,
  faults: ProductFault[],
): Value | undefined => {
  if (read.ok) return read.value;
  faults.push({ ...where, kind: read.error });
  return undefined;
};
