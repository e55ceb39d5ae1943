import type { ReferenceSource } from '../reference/index.ts';
import { createBoundedMap } from '../search/index.ts';
import { readCatalogue, readCatalogueVersion, readSupplies, type Store } from '../store/index.ts';
import type { ShopCatalogue } from './goods-record.ts';
import { readStockNotice } from './stock-notice.ts';
import { withSupplies } from './with-supplies.ts';

/** What shops sell, read once per change (`catalogueChanged`); a sale is taken off what is in memory (`goodsSold`). Within a transaction nothing new is kept; it is read for the others after it. */
export interface Catalogues {
  /** Of any shop, approved or not; empty for shops that do not exist. */
  of(shopId: number): Promise<ShopCatalogue>;
  /** As the store has it at this moment: what orders are made of. */
  fresh(shopId: number): Promise<ShopCatalogue>;
  /** What is in memory of a shop already. */
  kept(shopId: number): ShopCatalogue | undefined;
}

/** `value` is there once it is read. */
type Entry = { readonly catalogue: Promise<ShopCatalogue>; value: ShopCatalogue | undefined };

/** Products that may be kept; the shops longest unused go first. */
const MOST_PRODUCTS = 10_000;

export const createCatalogues = ({ store, reference }: { store: Store; reference: ReferenceSource }): Catalogues => {
  const entries = new Map<number, Entry>();
  /** As last read outside of transactions: where only supplies have changed since, only they are read again. */
  const goods = createBoundedMap<number, ShopCatalogue>(MOST_PRODUCTS);
  let kept = 0;

  const forget = (shopId: number): void => {
    kept -= entries.get(shopId)?.value?.productById.size ?? 0;
    entries.delete(shopId);
  };
  const listen = (text: string | undefined): void => {
    for (const shopId of text === undefined ? [...entries.keys()] : [Number(text)]) forget(shopId);
  };
  const hearOfStock = (text: string | undefined): void => {
    const { shopId, sold } = text === undefined ? {} : readStockNotice(text);
    const known = shopId === undefined ? undefined : entries.get(shopId)?.value;
    // Only the very next change can be told from what it left.
    if (shopId === undefined || !known || !sold || known.version !== sold.version - 1) return listen(shopId === undefined ? undefined : String(shopId));
    const value = withSupplies(known, { version: sold.version, goodsVersion: known.goodsVersion, quantities: sold.left, orders: new Map() });
    entries.set(shopId, { catalogue: Promise.resolve(value), value });
    goods.set(shopId, value, value.productById.size);
  };
  store.hear('stock', hearOfStock);
  store.hear('shop', listen);

  const read = async (shopId: number): Promise<ShopCatalogue> => {
    const known = goods.get(shopId);
    const supplies = known && (await readSupplies(store, shopId));
    if (known && supplies && supplies.goodsVersion === known.goodsVersion) return withSupplies(known, supplies);
    return readCatalogue(store, shopId, (await reference()).baseCurrency.scale);
  };

  const readAndKeep = async (shopId: number, entry: () => Entry): Promise<ShopCatalogue> => {
    try {
      const catalogue = await read(shopId);
      if (entries.get(shopId) === entry()) {
        entry().value = catalogue;
        goods.set(shopId, catalogue, catalogue.productById.size);
        kept += catalogue.productById.size;
        for (const oldest of entries.keys()) if (kept > MOST_PRODUCTS && oldest !== shopId) forget(oldest);
      }
      return catalogue;
    } catch (failure) {
      if (entries.get(shopId) === entry()) forget(shopId);
      throw failure;
    }
  };

  const of = (shopId: number): Promise<ShopCatalogue> => {
    const found = entries.get(shopId);
    // In a transaction nothing is awaited that was begun outside: it may wait for the connection held here.
    if (store.isInTransaction) {
      if (found?.value) return Promise.resolve(found.value);
      store.afterCommit(() => void of(shopId).catch(() => undefined));
      return read(shopId);
    }
    if (found) {
      entries.delete(shopId);
      entries.set(shopId, found);
      return found.catalogue;
    }
    const entry: Entry = { catalogue: Promise.resolve().then(() => readAndKeep(shopId, () => entry)), value: undefined };
    entries.set(shopId, entry);
    return entry.catalogue;
  };

  return {
    of,

    kept: (shopId) => entries.get(shopId)?.value,

    fresh: async (shopId) => {
      const kept = entries.get(shopId)?.value;
      return kept && kept.version === (await readCatalogueVersion(store, shopId)).version ? kept : read(shopId);
    },
  };
};
