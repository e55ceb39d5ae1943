import { NUTRIENTS } from '@domain/menu/index.ts';
import type { Success } from './desk-api.ts';
import type { FormError, Typed } from './section.ts';

export type MenuProduct = Success<'showMenuProduct'>['data'];
/** What the form of a product shows, by the names of its fields; boxes of one name are joined by commas. */
export type ProductValues = Readonly<Record<string, string>>;

/** Fields of several boxes. */
export const LISTS = ['allergens', 'may_contain', 'diets'] as const;
/** Names the fields that say what the form showed. */
export const SHOWN = 'shown.';

/** An amount with the decimals of the base currency. */
export const amountOf = (amount: number, decimals: number): string => amount.toFixed(decimals);

/** Names of the fields of a variant. */
export const priceName = (stock: number): string => `stocks.${stock}.price`;
export const piecesName = (stock: number): string => `stocks.${stock}.quantity`;

export const productValues = (product: MenuProduct, languages: readonly string[], decimals: number): ProductValues => ({
  ...Object.fromEntries(
    languages.flatMap((locale) => [
      [`title.${locale}`, product.title[locale] ?? ''],
      [`description.${locale}`, product.description[locale] ?? ''],
    ]),
  ),
  category_id: String(product.category_id ?? ''),
  ...Object.fromEntries(
    product.stocks.flatMap(({ id, price, quantity }) => [
      [priceName(id), amountOf(price, decimals)],
      [piecesName(id), String(quantity)],
    ]),
  ),
  min_qty: String(product.min_qty),
  max_qty: String(product.max_qty ?? ''),
  interval: String(product.interval),
  boxes: String(product.boxes),
  tax: String(product.tax),
  ...Object.fromEntries(NUTRIENTS.map((name) => [name, product[name] ?? ''])),
  dietary_declared: product.dietary_declared ? '1' : '',
  ...Object.fromEntries(LISTS.map((name) => [name, product[name].join(',')])),
});

/** What a new form shows. */
export const NEW_PRODUCT: ProductValues = {
  min_qty: '1',
  interval: '1',
  boxes: '1',
  tax: '0',
  dietary_declared: '',
  active: '1',
};

const isList = (name: string): boolean => (LISTS as readonly string[]).includes(name);

/** What was typed into a field. */
export const typedText = (typed: Typed, name: string): string =>
  isList(name) ? typed.texts.flatMap(([each, value]) => (each === name ? [value] : [])).join(',') : typed.text(name);

/**
 * What a form shows again after a refusal. Where somebody else has saved meanwhile, fields that were not touched show
 * the new state, and those that were touched by both are named.
 */
export const valuesAfter = (
  trouble: FormError | undefined,
  form: string,
  current: ProductValues,
): { readonly values: ProductValues; readonly contested: readonly string[] } => {
  if (trouble?.form !== form) return { values: current, contested: [] };
  const { typed, refusal } = trouble;
  const names = Object.keys(current);
  if (refusal.status !== 409)
    return { values: Object.fromEntries(names.map((name) => [name, typedText(typed, name)])), contested: [] };
  const isTouched = (name: string): boolean => typedText(typed, name) !== typed.text(SHOWN + name);
  return {
    values: Object.fromEntries(
      names.map((name) => [name, isTouched(name) ? typedText(typed, name) : (current[name] ?? '')]),
    ),
    contested: names.filter(
      (name) =>
        isTouched(name) && current[name] !== typed.text(SHOWN + name) && current[name] !== typedText(typed, name),
    ),
  };
};
