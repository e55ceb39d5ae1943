import type { Store } from '@infra/server/store/index.ts';
import { catalogueChanged } from './catalogue.ts';
import { GREEN_SPOON } from './shopping.ts';

/** So much in supply of one stock, or of all, as if the shop had said so. */
export const supply = (store: Store, quantity: number, stockId?: number): Promise<void> =>
  store.transactions.run(async () => {
    await store.database
      .updateTable('stocks')
      .set({ quantity })
      .$if(stockId !== undefined, (query) => query.where('id', '=', stockId ?? 0))
      .execute();
    await catalogueChanged(store, GREEN_SPOON, 'stock');
  });

/** So many uses left of every coupon. */
export const coupons = async (store: Store, left: number): Promise<void> =>
  void (await store.database.updateTable('coupons').set({ qty: left }).execute());
