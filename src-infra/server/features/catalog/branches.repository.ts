import type { Store } from '../../store/index.ts';
import type { Branches } from './catalog.ports.ts';

/** Rows of `branches`. */
export const createBranchRepository = (store: Store): Branches => ({
  list: (shopId) =>
    store.database
      .selectFrom('branches')
      .selectAll()
      .$if(shopId !== undefined, (query) => query.where('shop_id', '=', shopId ?? 0))
      .orderBy('id')
      .execute(),
  find: (id) => store.database.selectFrom('branches').selectAll().where('id', '=', id).executeTakeFirst(),
});
