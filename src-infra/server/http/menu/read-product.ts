import { categoryId, stockId } from '@domain/kernel/ids.ts';
import type { ProductDraft } from '@domain/menu/index.ts';
import type { Reference } from '../../features/reference/index.ts';
import type { Params } from '../handler.ts';
import { storedPicture } from '../shapes/index.ts';

type Fields = Params<'createMenuProduct'>;
type ByLocale = Readonly<Record<string, unknown>>;

/** Reads what the form of a product says, as typed; texts are of languages that the marketplace has. */
export const readProduct = (
  fields: Omit<Fields, 'price' | 'quantity' | 'active' | 'shop_id'>,
  { languages }: Reference,
): Omit<ProductDraft, 'stocks'> => ({
  texts: Object.fromEntries(
    languages.map(({ locale }) => [
      locale,
      { title: textIn(fields.title, locale), description: textIn(fields.description, locale) },
    ]),
  ),
  category: fields.category_id === undefined ? undefined : categoryId(fields.category_id),
  min: fields.min_qty ?? '',
  max: fields.max_qty ?? '',
  interval: fields.interval ?? '',
  boxes: fields.boxes ?? '',
  tax: fields.tax ?? '',
  kcal: fields.kcal ?? '',
  carbs: fields.carbs ?? '',
  protein: fields.protein ?? '',
  fats: fields.fats ?? '',
  isDeclared: fields.dietary_declared ?? false,
  allergens: fields.allergens ?? [],
  mayContain: fields.may_contain ?? [],
  diets: fields.diets ?? [],
});

type SentStocks = NonNullable<Params<'changeMenuProduct'>['stocks']>;

/** Reads the variants of a product that is changed, and the pieces of them that were shown. */
export const readStocks = (
  stocks: SentStocks = [],
): { readonly stocks: ProductDraft['stocks']; readonly shown: ReadonlyMap<number, number> } => ({
  stocks: stocks.map(({ id, price = '', quantity = '' }) => ({ id: stockId(id), price, quantity })),
  shown: new Map(
    stocks.flatMap(({ id, shown_quantity: shown }) => (shown === undefined ? [] : [[id, shown] as const])),
  ),
});

/** Reads a picture: `null` removes it, none keeps it. */
export const readImage = (origin: string, img: string | null | undefined): string | null | undefined =>
  typeof img === 'string' ? storedPicture(origin, img) : img;

const textIn = (texts: ByLocale = {}, locale: string): string => {
  const text = Object.hasOwn(texts, locale) ? texts[locale] : '';
  return typeof text === 'string' ? text : '';
};
