import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Broadcast } from '../../foundation/broadcast/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Shops } from './catalog.ports.ts';
import { createPerShopCache } from './per-shop-cache.ts';
import type { ShopRecord } from './shop-record.ts';

/** A snapshot of the approved shops. */
export type ShopSnapshot = {
  readonly shops: readonly ShopRecord[];
  /** By id or uuid. */
  readonly find: (key: string | number) => ShopRecord | undefined;
};
export type ShopDirectory = () => Promise<ShopSnapshot>;

/** All approved shops in memory. */
type Deps = {
  readonly stored: Shops;
  readonly transactions: Transactions;
  readonly broadcast: Broadcast;
  readonly reference: ReferenceSource;
};

export const createShopDirectory = ({ stored, transactions, broadcast, reference }: Deps): ShopDirectory =>
  createPerShopCache<ShopSnapshot>({
    transactions,
    broadcast,
    read: async (previous, changed) => {
      const { baseCurrency, setting } = await reference();
      const fresh = await stored.approved(baseCurrency.scale, changed === 'all' ? undefined : [...changed]);
      const unchanged = changed === 'all' ? [] : (previous?.shops ?? []).filter(({ id }) => !changed.has(id));
      const shown = setting('by_subscription') === '1' ? fresh.filter(({ isVisible }) => isVisible) : fresh;
      return snapshotOf([...unchanged, ...shown].sort((left, right) => left.id - right.id));
    },
  });

const snapshotOf = (shops: readonly ShopRecord[]): ShopSnapshot => {
  const byId = new Map(shops.map((shop) => [shop.id, shop]));
  const byUuid = new Map(shops.map((shop) => [shop.uuid, shop]));
  return {
    shops,
    find: (key) => (/^\d+$/.test(String(key)) ? byId.get(Number(key)) : byUuid.get(String(key).toLowerCase())),
  };
};
