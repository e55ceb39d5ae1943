import { lookUpStocks, type StockProducts } from '../cart/index.ts';
import type { ProductCatalog } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { CurrencyId } from '../kernel/ids.ts';
import { ok } from '../kernel/result.ts';
import type { Order } from './order.ts';
import { reorder, type Reorder } from './reorder.ts';

/** The ports for looking up what an order contains. */
export type OpenReorderDeps = {
  readonly stocks: StockProducts;
  readonly catalog: Pick<ProductCatalog, 'load'>;
  /** The currency of today's prices. */
  readonly currency: () => CurrencyId | undefined;
};

/**
 * ORDER-8c: Looks up an order as it can be placed today. Reports what the shop no longer sells as gone, but fails if a
 * server is unreachable.
 */
export const openReorder =
  ({ stocks, catalog, currency }: OpenReorderDeps) =>
  async ({ shop, lines, currency: paidIn }: Pick<Order, 'shop' | 'lines' | 'currency'>): Answer<Reorder> => {
    const products = new Map(lines.map(({ stockId, product }) => [stockId, product]));
    const lookUp = await lookUpStocks(
      lines.filter(({ isBonus }) => !isBonus).map(({ stockId }) => stockId),
      async (stock) => {
        const known = products.get(stock);
        const product = known === undefined ? await stocks.productOf(shop.id, stock) : ok(known);
        return product.ok ? catalog.load(product.value) : product;
      },
    );
    const isSameCurrency = paidIn !== undefined && paidIn === currency();
    return lookUp.ok ? ok(reorder({ shopId: shop.id, lines, isSameCurrency }, lookUp.value)) : lookUp;
  };
