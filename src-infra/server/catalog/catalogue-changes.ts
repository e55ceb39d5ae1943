import { sql } from 'kysely';
import type { Store } from '../store/index.ts';

/**
 * To be told in the transaction of every change to what a shop sells or says of itself; readers look again after its commit.
 * `stock`: only quantities or counts changed. `shop`: anything else, such as prices, texts, hours, products.
 */
export const catalogueChanged = async (store: Store, shopId: number, what: 'stock' | 'shop'): Promise<void> => {
  await sql`
    insert into catalogue_versions (shop_id, version, goods) values (${shopId}, 1, 1)
    on conflict (shop_id) do update set version = catalogue_versions.version + 1, goods = catalogue_versions.goods + ${what === 'shop' ? 1 : 0}::integer`.execute(store.database);
  await store.tell(what, String(shopId));
};
