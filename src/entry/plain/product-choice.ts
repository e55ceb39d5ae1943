import { clampQuantity, lineOf, type AddonChoice, type CartLine } from '@domain/cart/index.ts';
import {
  initialChoice,
  isInSupply,
  missingGroups,
  optionGroupsOf,
  stockOf,
  type AddonOffer,
  type OptionChoice,
  type ProductDetail,
} from '@domain/catalog/index.ts';
import type { StockId } from '@domain/kernel/ids.ts';
import type { Translate } from '../../i18n/index.ts';

/** What was chosen of a product, as it was typed. */
export type TypedProduct = {
  readonly choice: OptionChoice;
  readonly extras: ReadonlyMap<StockId, string>;
  readonly quantity: string;
};
/** What is wrong with it, by the field that has to change. */
export type ProductFaults = ReadonlyMap<string, string>;

export const optionField = (group: number): string => `option-${group}`;
export const extraField = (stock: StockId): string => `extra-${stock}`;

/** The optional extras of all variants. */
export const extrasOf = ({ stocks }: ProductDetail): readonly AddonOffer[] => [
  ...new Map(
    stocks.flatMap(({ addons }) =>
      addons.filter(({ isMandatory }) => !isMandatory).map((offer) => [offer.stockId, offer] as const),
    ),
  ).values(),
];

/** How many of an extra can be had with one line. */
export const mostOf = ({ limits }: AddonOffer): number => Math.max(0, Math.min(limits.max, limits.available));

/** Reads the fields of a product's form, from the address or from the form itself. */
export const readTyped = (product: ProductDetail, sent: URLSearchParams): TypedProduct => ({
  choice: new Map([
    ...initialChoice(product),
    ...optionGroupsOf(product, new Map()).flatMap(({ id, values }) => {
      const typed = sent.get(optionField(id));
      return values.filter(({ value }) => String(value.id) === typed).map(({ value }) => [id, value.id] as const);
    }),
  ]),
  extras: new Map(
    extrasOf(product).flatMap(({ stockId }) => {
      const typed = sent.get(extraField(stockId))?.trim() ?? '';
      return typed === '' || typed === '0' ? [] : [[stockId, typed] as const];
    }),
  ),
  quantity: sent.get('quantity') ?? String(Math.max(1, product.limits.min)),
});

/** The fields of a choice, for an address that leads back to it. */
export const writeTyped = ({ choice, extras, quantity }: TypedProduct): URLSearchParams =>
  new URLSearchParams([
    ...[...choice].map(([group, value]) => [optionField(group), String(value)]),
    ...[...extras].map(([stock, typed]) => [extraField(stock), typed]),
    ['quantity', quantity],
  ]);

/** CART-7, CART-8: the line that was chosen, or what is missing or wrong. */
export const chosenLine = (
  product: ProductDetail,
  typed: TypedProduct,
  translate: Translate,
): { readonly line: CartLine } | { readonly faults: ProductFaults } => {
  const groups = optionGroupsOf(product, typed.choice);
  const missing = new Set(missingGroups(product, typed.choice));
  const faults = new Map<string, string>();
  for (const { id, title } of groups)
    if (missing.has(id)) faults.set(optionField(id), translate('product.choose_first', { group: title }));

  const stock = missing.size === 0 ? stockOf(product, typed.choice) : undefined;
  const last = groups.at(-1);
  const optionsField = last ? optionField(last.id) : 'quantity';
  if (missing.size === 0 && !stock) faults.set(optionsField, translate('product.not_together'));
  if (stock && !isInSupply(stock, product.limits.min)) faults.set(optionsField, translate('product.sold_out'));

  const quantity = readCount(typed.quantity);
  if (quantity === undefined || quantity === 0) faults.set('quantity', translate('plain.whole_number'));
  else if (stock && !faults.has(optionsField)) {
    const fault = quantityFault(quantity, { ...product.limits, available: stock.available }, product.title, translate);
    if (fault !== undefined) faults.set('quantity', fault);
  }

  const addons: AddonChoice[] = [];
  for (const [stockId, text] of typed.extras) {
    const offer = (stock?.addons ?? extrasOf(product)).find((known) => known.stockId === stockId);
    const count = readCount(text);
    if (count === undefined) faults.set(extraField(stockId), translate('plain.whole_number'));
    else if (!offer) faults.set(extraField(stockId), translate('product.not_together'));
    else if (count > mostOf(offer))
      faults.set(extraField(stockId), translate('cart.at_most', { count: mostOf(offer) }));
    else addons.push({ stockId, quantity: count });
  }
  if (faults.size > 0 || !stock || quantity === undefined) return { faults };
  return { line: lineOf({ product, stock, quantity, addons }) };
};

/** CART-7: why a quantity cannot be ordered; `undefined` where it can. */
export const quantityFault = (
  wanted: number,
  limits: CartLine['item']['limits'],
  name: string,
  translate: Translate,
): string | undefined => {
  const { quantity, limitedBy } = clampQuantity(wanted, limits);
  switch (limitedBy) {
    case undefined:
      return undefined;
    case 'min':
      return translate('cart.least', { name, quantity });
    case 'max':
      return translate('cart.at_most', { count: quantity });
    case 'stock':
      return translate('product.no_more', { count: quantity });
    case 'sold-out':
      return translate('cart.sold_out', { name });
  }
};

/** Returns a typed count of pieces; `undefined` for anything else. */
export const readCount = (typed: string): number | undefined =>
  /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : undefined;
