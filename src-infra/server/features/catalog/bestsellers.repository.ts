import type { Store } from '../../store/index.ts';
import type { Bestsellers } from './catalog.ports.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;

/** Counts delivered orders. */
export const createBestsellerRepository = (store: Store): Bestsellers => ({
  shops: async (now, products) => {
    const rows = await store.database
      .selectFrom('orders')
      .innerJoin('order_details', 'order_details.order_id', 'orders.id')
      .innerJoin('stocks', 'stocks.id', 'order_details.stock_id')
      .where('orders.status', '=', 'delivered')
      .where('orders.updated_at', '>', now - THIRTY_DAYS_MS)
      .groupBy('orders.shop_id')
      .having((at) => at(at.fn.count('stocks.product_id').distinct(), '>=', products))
      .select('orders.shop_id')
      .execute();
    return new Set(rows.map((row) => row.shop_id));
  },
});
