import type { CartLine } from '@domain/cart/index.ts';
import { initialChoice, type OptionChoice, type ProductDetail, type Stock } from '@domain/catalog/index.ts';
import type { StockId } from '@domain/kernel/ids.ts';
import type { StockPrice } from '@domain/pricing/index.ts';

/** The options of a line; those a product starts with if it has the line's variant no more. */
export const choiceOf = (product: ProductDetail, line: CartLine): OptionChoice =>
  new Map(
    product.stocks.find(({ id }) => id === line.stockId)?.options.map((option) => [option.groupId, option.id]) ??
      initialChoice(product),
  );

/** The extras chosen with a line, by quantity; none without a line. */
export const addonsOf = (line: CartLine | undefined): ReadonlyMap<StockId, number> =>
  new Map(line?.addons.filter(({ isMandatory }) => !isMandatory).map(({ stockId, quantity }) => [stockId, quantity]));

type Chosen = { readonly quantity: number; readonly countOf: (addon: StockId) => number };

/** The add-ons of a variant as they are priced: mandatory ones with every piece, others as often as chosen. */
export const pricedAddons = (
  { addons }: Stock,
  { quantity, countOf }: Chosen,
): readonly { readonly price: StockPrice; readonly quantity: number }[] =>
  addons.flatMap(({ stockId, price, isMandatory }) => {
    const count = isMandatory ? quantity : countOf(stockId);
    return count > 0 ? [{ price, quantity: count }] : [];
  });
