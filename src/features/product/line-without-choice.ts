import { lineOf, type CartLine } from '@domain/cart/index.ts';
import { initialChoice, missingGroups, stockOf, type ProductDetail } from '@domain/catalog/index.ts';
import type { StockId } from '@domain/kernel/ids.ts';

/**
 * Returns the line that one press adds of a product without choices; its quantity is 0 where no more can be ordered.
 */
export const lineWithoutChoice = (product: ProductDetail, held: (stock: StockId) => number): CartLine | undefined => {
  const choice = initialChoice(product);
  if (missingGroups(product, choice).length > 0) return undefined;
  const stock = stockOf(product, choice);
  if (!stock?.addons.every((addon) => addon.isMandatory)) return undefined;
  const already = held(stock.id);
  const most = Math.min(product.limits.max, stock.available);
  const quantity = already >= most ? 0 : already > 0 ? 1 : Math.max(1, product.limits.min);
  return lineOf({ product, stock, quantity, addons: [] });
};
