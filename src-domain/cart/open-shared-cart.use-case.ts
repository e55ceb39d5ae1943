import type { ProductCatalog } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { ShopId, StockId, Uuid } from '../kernel/ids.ts';
import { ok } from '../kernel/result.ts';
import { lookUpStocks } from './look-up-stocks.ts';
import { cartOfShared, type OpenedCart } from './shared-cart.ts';
import type { SharedCart } from './share-link.ts';

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
    const lookUp = await lookUpStocks(
      shared.lines.map(({ stockId }) => stockId),
      async (stock) => {
        const product = await stocks.productOf(shared.shopId, stock);
        return product.ok ? catalog.load(product.value) : product;
      },
    );
    return lookUp.ok ? ok(cartOfShared(shared, lookUp.value)) : lookUp;
  };
