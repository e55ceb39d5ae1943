import type { ReferenceSource } from '../reference/index.ts';
import { readShops, type Store } from '../store/index.ts';
import { createShopwise } from './shopwise.ts';
import type { ShopRecord } from './shop-record.ts';

/** The approved shops at one moment. */
export type ShopSnapshot = {
  readonly shops: readonly ShopRecord[];
  /** By id or uuid. */
  readonly find: (key: string | number) => ShopRecord | undefined;
};
export type ShopDirectory = () => Promise<ShopSnapshot>;

/** All approved shops in memory. */
export const createShopDirectory = ({ store, reference }: { store: Store; reference: ReferenceSource }): ShopDirectory =>
  createShopwise<ShopSnapshot>({
    store,
    read: async (previous, changed) => {
      const { baseCurrency, setting } = await reference();
      const fresh = await readShops(store, baseCurrency.scale, changed === 'all' ? undefined : [...changed]);
      const kept = changed === 'all' ? [] : (previous?.shops ?? []).filter(({ id }) => !changed.has(id));
      const shown = setting('by_subscription') === '1' ? fresh.filter(({ isVisible }) => isVisible) : fresh;
      return snapshotOf([...kept, ...shown].sort((left, right) => left.id - right.id));
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
