import type { ProductDetail } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { StockId } from '../kernel/ids.ts';
import type { RemoteFailure } from '../kernel/remote-failure.ts';
import { ok } from '../kernel/result.ts';
import type { CartLine } from './cart-line.ts';
import { lineOf } from './line-of.ts';
import type { InsertEntry } from './user-cart.ts';

/**
 * CART-11d, ORDER-8c: Loads the product of every stock once. Returns how to find the line that the shop sells today for
 * an entry: none where a product no longer exists. Fails if one could not be loaded.
 */
export const lookUpStocks = async (
  stocks: readonly StockId[],
  load: (stock: StockId) => Answer<ProductDetail>,
): Answer<(entry: InsertEntry) => CartLine | undefined> => {
  const found = await Promise.all([...new Set(stocks)].map(async (stock) => [stock, await load(stock)] as const));
  const failed = found.find(([, answer]) => !answer.ok && !isGone(answer.error))?.[1];
  if (failed && !failed.ok) return failed;
  const products = new Map<StockId, ProductDetail>(
    found.flatMap(([stock, answer]) => (answer.ok ? [[stock, answer.value] as const] : [])),
  );
  return ok((entry) => lineFor(entry, products.get(entry.stockId)));
};

const isGone = (failure: RemoteFailure): boolean =>
  failure.kind === 'rejected' && failure.status < 500 && failure.status !== 429;

const lineFor = ({ stockId, quantity, addons }: InsertEntry, product: ProductDetail | undefined) => {
  const stock = product?.stocks.find(({ id }) => id === stockId);
  return product && stock && lineOf({ product, stock, quantity, addons });
};
