import type { Broadcast } from '../../foundation/broadcast/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ProductFactsReader } from './catalog.ports.ts';
import { createPerShopCache } from './per-shop-cache.ts';
import type { ProductPlace } from './product-index.port.ts';

type Deps = {
  readonly reader: Pick<ProductFactsReader, 'soldOut'>;
  readonly transactions: Transactions;
  readonly broadcast: Broadcast;
};

/** The ids of products that menus omit because they are sold out. */
export type SoldOut = () => Promise<ReadonlySet<number>>;

/** Keeps them in memory; shops whose stock levels have changed are read again before the next answer. */
export const createSoldOut = ({ reader, transactions, broadcast }: Deps): SoldOut => {
  type Known = { readonly places: readonly ProductPlace[]; readonly ids: ReadonlySet<number> };
  const current = createPerShopCache<Known>({
    transactions,
    broadcast,
    hearsOfStock: true,
    read: async (previous, changed) => {
      const fresh = await reader.soldOut(changed === 'all' ? undefined : [...changed]);
      const unchanged = changed === 'all' ? [] : (previous?.places ?? []).filter(({ shopId }) => !changed.has(shopId));
      const places = [...unchanged, ...fresh];
      return { places, ids: new Set(places.map(({ id }) => id)) };
    },
  });
  return async () => (await current()).ids;
};
