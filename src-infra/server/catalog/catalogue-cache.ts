import type { ReferenceSource } from '../reference/index.ts';
import { readCatalogue, type Store } from '../store/index.ts';
import type { ShopCatalogue } from './goods-record.ts';

/** What shops sell, read once per change (`catalogueChanged`). Within a transaction nothing new is kept. */
export interface Catalogues {
  /** Of any shop, approved or not; empty for shops that do not exist. */
  of(shopId: number): Promise<ShopCatalogue>;
}

type Entry = { readonly catalogue: Promise<ShopCatalogue>; products: number };

/** Products that may be kept; the shops longest unused go first. */
const MOST_PRODUCTS = 50_000;

export const createCatalogues = ({ store, reference }: { store: Store; reference: ReferenceSource }): Catalogues => {
  const entries = new Map<number, Entry>();
  let kept = 0;

  const forget = (shopId: number): void => {
    kept -= entries.get(shopId)?.products ?? 0;
    entries.delete(shopId);
  };
  const listen = (text: string | undefined): void => {
    for (const shopId of text === undefined ? [...entries.keys()] : [Number(text)]) forget(shopId);
  };
  store.hear('stock', listen);
  store.hear('shop', listen);

  const read = async (shopId: number): Promise<ShopCatalogue> => readCatalogue(store, shopId, (await reference()).baseCurrency.scale);

  const readAndKeep = async (shopId: number, entry: () => Entry): Promise<ShopCatalogue> => {
    try {
      const catalogue = await read(shopId);
      if (entries.get(shopId) === entry()) {
        entry().products = catalogue.productById.size;
        kept += catalogue.productById.size;
        for (const oldest of entries.keys()) if (kept > MOST_PRODUCTS && oldest !== shopId) forget(oldest);
      }
      return catalogue;
    } catch (failure) {
      if (entries.get(shopId) === entry()) forget(shopId);
      throw failure;
    }
  };

  return {
    of: (shopId) => {
      const found = entries.get(shopId);
      if (found) {
        entries.delete(shopId);
        entries.set(shopId, found);
        return found.catalogue;
      }
      if (store.isInTransaction) return read(shopId);
      const entry: Entry = { catalogue: Promise.resolve().then(() => readAndKeep(shopId, () => entry)), products: 0 };
      entries.set(shopId, entry);
      return entry.catalogue;
    },
  };
};
