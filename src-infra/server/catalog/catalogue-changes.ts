import { sql } from 'kysely';
import type { Store } from '../store/index.ts';
import { writeStockNotice } from './stock-notice.ts';

/**
 * To be told in the transaction of every change to what a shop sells or says of itself; readers look again after its commit.
 * `stock`: only quantities or counts changed. `shop`: anything else, such as prices, texts, hours, products.
 */
export const catalogueChanged = async (store: Store, shopId: number, what: 'stock' | 'shop'): Promise<void> => {
  await nextVersion(store, shopId, what);
  await store.tell(what, String(shopId));
};

/** The same for a sale of which is known what it left: who has the catalogue in memory need not look again. */
export const goodsSold = async (store: Store, shopId: number, left: ReadonlyMap<number, number>): Promise<void> => {
  const version = await nextVersion(store, shopId, 'stock');
  await store.tell('stock', writeStockNotice({ shopId, sold: { version, left } }));
};

/** Whoever changes the same shop waits here until the caller's transaction is committed: versions follow one another. */
const nextVersion = async (store: Store, shopId: number, what: 'stock' | 'shop'): Promise<number> => {
  const { rows: [row] } = await sql<{ version: number }>`
    insert into catalogue_versions (shop_id, version, goods) values (${shopId}, 1, 1)
    on conflict (shop_id) do update set version = catalogue_versions.version + 1, goods = catalogue_versions.goods + ${what === 'shop' ? 1 : 0}::integer
    returning version`.execute(store.database);
  if (!row) throw new TypeError(`The catalogue of shop ${shopId} has no version`);
  return row.version;
};
