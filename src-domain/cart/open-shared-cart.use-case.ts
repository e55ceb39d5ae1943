import type { ProductCatalog, ProductDetail } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { ShopId, StockId, Uuid } from '../kernel/ids.ts';
import type { RemoteFailure } from '../kernel/remote-failure.ts';
import { ok } from '../kernel/result.ts';
import { lineOf } from './line-of.ts';
import { cartOfShared, type OpenedCart } from './shared-cart.ts';
import type { SharedCart } from './share-link.ts';
import type { InsertEntry } from './user-cart.ts';

/** Finds the product that a stock is a variant of. */
export interface StockProducts {
  /** `rejected` if the shop sells no such stock. */
  productOf(shop: ShopId, stock: StockId): Answer<Uuid>;
}

/** The ports for looking up a shared cart. */
export type OpenSharedCartDeps = { readonly stocks: StockProducts; readonly catalog: Pick<ProductCatalog, 'load'> };

/**
 * CART-11d: Looks up a shared cart. Reports what the shop no longer sells as gone, but fails if a server is
 * unreachable.
 */
export const openSharedCart =
  ({ stocks, catalog }: OpenSharedCartDeps) =>
  async (shared: SharedCart): Answer<OpenedCart> => {
    const found = await Promise.all(
      shared.lines.map(async ({ stockId }) => {
        const product = await stocks.productOf(shared.shopId, stockId);
        const answer = product.ok ? await catalog.load(product.value) : product;
        return [stockId, answer] as const;
      }),
    );
    const failed = found.find(([, answer]) => !answer.ok && !isGone(answer.error))?.[1];
    if (failed && !failed.ok) return failed;
    const products = new Map<StockId, ProductDetail>(
      found.flatMap(([stock, answer]) => (answer.ok ? [[stock, answer.value] as const] : [])),
    );
    return ok(cartOfShared(shared, (entry) => lineFor(entry, products.get(entry.stockId))));
  };

const isGone = (failure: RemoteFailure): boolean =>
  failure.kind === 'rejected' && failure.status < 500 && failure.status !== 429;

const lineFor = ({ stockId, quantity, addons }: InsertEntry, product: ProductDetail | undefined) => {
  const stock = product?.stocks.find(({ id }) => id === stockId);
  return product && stock && lineOf({ product, stock, quantity, addons });
};
