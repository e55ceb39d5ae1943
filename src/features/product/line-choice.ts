import type { CartLine } from '@domain/cart/index.ts';
import { initialChoice, type OptionChoice, type ProductDetail } from '@domain/catalog/index.ts';
import type { StockId } from '@domain/kernel/ids.ts';

/** The options of a line; those a product starts with if it has the line's variant no more. */
export const choiceOf = (product: ProductDetail, line: CartLine): OptionChoice =>
  new Map(
    product.stocks.find(({ id }) => id === line.stockId)?.options.map((option) => [option.groupId, option.id]) ??
      initialChoice(product),
  );

/** The extras chosen with a line, by quantity; none without a line. */
export const addonsOf = (line: CartLine | undefined): ReadonlyMap<StockId, number> =>
  new Map(line?.addons.filter(({ isMandatory }) => !isMandatory).map(({ stockId, quantity }) => [stockId, quantity]));
