import type { InsertEntry } from '@domain/cart/index.ts';
import type { StockId } from '@domain/kernel/ids.ts';

export type ProductBody = {
  readonly stock_id: StockId;
  readonly quantity: number;
  readonly parent_id?: StockId;
  readonly addons?: readonly { readonly stock_id: StockId; readonly quantity: number }[];
  readonly note?: string;
};

/** Contract 8.8: each entry carries all add-ons of its line, and its note. */
export const nestedProducts = (entries: readonly InsertEntry[]): readonly ProductBody[] =>
  entries.map(({ stockId, quantity, addons, note }) => ({
    stock_id: stockId,
    quantity,
    addons: addons.map((addon) => ({ stock_id: addon.stockId, quantity: addon.quantity })),
    ...(note !== undefined && { note }),
  }));

/**
 * The flat form for servers without the extension: add-ons follow their parent, a stock appears once in a call, and
 * lines with and without add-ons go into separate calls.
 */
export const flatBatches = (entries: readonly InsertEntry[]): readonly (readonly ProductBody[])[] => {
  const batches: { hasAddons: boolean; stocks: Set<StockId>; products: ProductBody[] }[] = [];
  for (const entry of entries) {
    const hasAddons = entry.addons.length > 0;
    let batch = batches.find((known) => known.hasAddons === hasAddons && !known.stocks.has(entry.stockId));
    if (!batch) batches.push((batch = { hasAddons, stocks: new Set(), products: [] }));
    batch.stocks.add(entry.stockId);
    batch.products.push(
      { stock_id: entry.stockId, quantity: entry.quantity },
      ...entry.addons.map((addon) => ({ stock_id: addon.stockId, quantity: addon.quantity, parent_id: entry.stockId })),
    );
  }
  return batches.map(({ products }) => products);
};

/** The same products as fields of a query (contract 1.1): `products[0][stock_id]`. */
export const productFields = (products: readonly ProductBody[]): Readonly<Record<string, number | string>> =>
  Object.fromEntries(
    products.flatMap(({ addons = [], ...product }, index) => [
      ...fieldsOf(`products[${index}]`, product),
      ...addons.flatMap((addon, place) => fieldsOf(`products[${index}][addons][${place}]`, addon)),
    ]),
  );

type Fields = Readonly<Record<string, number | string>>;
const fieldsOf = (path: string, fields: Fields): readonly (readonly [string, number | string])[] =>
  Object.entries(fields).map(([name, value]) => [`${path}[${name}]`, value]);
