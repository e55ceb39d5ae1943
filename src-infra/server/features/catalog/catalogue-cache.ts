import type { ReferenceSource } from '../reference/index.ts';
import { createBoundedMap } from '../../foundation/search/index.ts';
import type { ShopCatalogue } from './goods-record.ts';
import { readStockNotice } from './stock-notice.ts';
import { applyStockLevels } from './apply-stock-levels.ts';
import type { Broadcast } from '../../foundation/broadcast/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Goods } from './catalog.ports.ts';

/**
 * Caches catalogs per shop until `CatalogueChanges` announces a change; sales are applied in memory. A transaction
 * caches nothing; the cache is filled after it.
 */
export interface Catalogues {
  /** Returns the catalog of a shop of any status; empty for unknown shops. */
  of(shopId: number): Promise<ShopCatalogue>;
  /** Reads the catalog from the store, for placing orders. */
  fresh(shopId: number): Promise<ShopCatalogue>;
  /** Returns the catalog of a shop if it is cached. */
  cached(shopId: number): ShopCatalogue | undefined;
}

/** `value` is absent while it is being read. */
type Entry = { readonly catalogue: Promise<ShopCatalogue>; value: ShopCatalogue | undefined };

/** The maximum number of cached products; least recently used shops are evicted first. */
const MAX_PRODUCTS = 10_000;

type Deps = {
  readonly stored: Goods;
  readonly transactions: Transactions;
  readonly broadcast: Broadcast;
  readonly reference: ReferenceSource;
};

export const createCatalogues = ({ stored, transactions, broadcast, reference }: Deps): Catalogues => {
  const entries = new Map<number, Entry>();
  /** As last read outside of transactions: where only stock levels have changed since, only they are read again. */
  const goods = createBoundedMap<number, ShopCatalogue>(MAX_PRODUCTS);
  let entryCount = 0;

  const forget = (shopId: number): void => {
    entryCount -= entries.get(shopId)?.value?.productById.size ?? 0;
    entries.delete(shopId);
  };
  const listen = (text: string | undefined): void => {
    for (const shopId of text === undefined ? [...entries.keys()] : [Number(text)]) forget(shopId);
  };
  const hearOfStock = (text: string | undefined): void => {
    const { shopId, sold } = text === undefined ? {} : readStockNotice(text);
    const known = shopId === undefined ? undefined : entries.get(shopId)?.value;
    if (known && sold && known.version >= sold.version) return;
    // A sale can only be applied to the directly preceding version.
    if (shopId === undefined || !known || !sold || known.version !== sold.version - 1)
      return listen(shopId === undefined ? undefined : String(shopId));
    const value = applyStockLevels(known, {
      version: sold.version,
      goodsVersion: known.goodsVersion,
      quantities: sold.left,
      orders: new Map(),
    });
    entries.set(shopId, { catalogue: Promise.resolve(value), value });
    goods.set(shopId, value, value.productById.size);
  };
  broadcast.subscribe('stock', hearOfStock);
  broadcast.subscribe('shop', listen);

  const read = async (shopId: number): Promise<ShopCatalogue> => {
    const known = goods.get(shopId);
    const levels = known && (await stored.stockLevels(shopId));
    if (known && levels && levels.goodsVersion === known.goodsVersion) return applyStockLevels(known, levels);
    return stored.catalogue(shopId, (await reference()).baseCurrency.scale);
  };

  const readAndKeep = async (shopId: number, entry: () => Entry): Promise<ShopCatalogue> => {
    try {
      const catalogue = await read(shopId);
      if (entries.get(shopId) === entry()) {
        entry().value = catalogue;
        goods.set(shopId, catalogue, catalogue.productById.size);
        entryCount += catalogue.productById.size;
        for (const oldest of entries.keys()) if (entryCount > MAX_PRODUCTS && oldest !== shopId) forget(oldest);
      }
      return catalogue;
    } catch (failure) {
      if (entries.get(shopId) === entry()) forget(shopId);
      throw failure;
    }
  };

  const of = (shopId: number): Promise<ShopCatalogue> => {
    const found = entries.get(shopId);
    // In a transaction nothing started outside is awaited: it may wait for the connection held here.
    if (transactions.isActive) {
      if (found?.value) return Promise.resolve(found.value);
      transactions.afterCommit(() => void of(shopId).catch(() => undefined));
      return read(shopId);
    }
    if (found) {
      entries.delete(shopId);
      entries.set(shopId, found);
      return found.catalogue;
    }
    const entry: Entry = {
      catalogue: Promise.resolve().then(() => readAndKeep(shopId, () => entry)),
      value: undefined,
    };
    entries.set(shopId, entry);
    return entry.catalogue;
  };

  return {
    of,

    cached: (shopId) => entries.get(shopId)?.value,

    fresh: async (shopId) => {
      const cached = entries.get(shopId)?.value;
      return cached && cached.version === (await stored.version(shopId)).version ? cached : read(shopId);
    },
  };
};
