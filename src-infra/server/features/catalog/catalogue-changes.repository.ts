import type { Store } from '../../store/index.ts';
import { nextCatalogueVersion } from '../../store/sql-parts.ts';
import { writeStockNotice } from './stock-notice.ts';
import type { CatalogueChanges, Sale } from './catalog.ports.ts';

/** Counts versions in `catalogue_versions` and broadcasts them. */
export const createCatalogueChanges = (store: Store): CatalogueChanges => ({
  changed: async (shopId, what) => {
    await nextCatalogueVersion(shopId, what).execute(store.database);
    await store.broadcast.publish(what, String(shopId));
  },
  sold: (sale) => store.broadcast.publishHere('stock', saleNotice(sale)),
  announceSales: async (sales, { here }) => {
    const notices = sales.map(saleNotice);
    await store.broadcast.publishElsewhere('stock', ...notices);
    if (here) store.broadcast.publishHere('stock', ...notices);
  },
});

const saleNotice = ({ shopId, ...sold }: Sale): string => writeStockNotice({ shopId, sold });
