import { sql } from 'kysely';
import type { Store } from '../../store/index.ts';
import { writeStockNotice } from './stock-notice.ts';
import type { CatalogueChanges } from './catalog.ports.ts';

/** Counts versions in `catalogue_versions` and broadcasts them. */
export const createCatalogueChanges = (store: Store): CatalogueChanges => ({
  changed: async (shopId, what) => {
    await nextVersion(store, shopId, what);
    await store.broadcast.publish(what, String(shopId));
  },
  sold: async (shopId, left) => {
    const version = await nextVersion(store, shopId, 'stock');
    await store.broadcast.publish('stock', writeStockNotice({ shopId, sold: { version, left } }));
  },
});

/** For features that do not take `CatalogueChanges` yet. */
export const catalogueChanged = (store: Store, shopId: number, what: 'stock' | 'shop'): Promise<void> =>
  createCatalogueChanges(store).changed(shopId, what);
/** For features that do not take `CatalogueChanges` yet. */
export const goodsSold = (store: Store, shopId: number, left: ReadonlyMap<number, number>): Promise<void> =>
  createCatalogueChanges(store).sold(shopId, left);

/** Locks the shop's version until the caller's transaction commits, so that versions are sequential. */
const nextVersion = async (store: Store, shopId: number, what: 'stock' | 'shop'): Promise<number> => {
  const {
    rows: [row],
  } = await sql<{ version: number }>`
    insert into catalogue_versions (shop_id, version, goods) values (${shopId}, 1, 1)
    on conflict (shop_id) do update
    set version = catalogue_versions.version + 1,
      goods = catalogue_versions.goods + ${what === 'shop' ? 1 : 0}::integer
    returning version`.execute(store.database);
  if (!row) throw new TypeError(`The catalogue of shop ${shopId} has no version`);
  return row.version;
};
