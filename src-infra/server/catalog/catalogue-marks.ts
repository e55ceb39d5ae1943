import type { Store } from '../store/index.ts';
import { readStockNotice } from './stock-notice.ts';

/** Tells whether something made of what shops sell still holds. A mark is taken before anything is read. */
export interface CatalogueMarks {
  /** The same as long as nothing of the shop, its goods or the reference data was told to have changed. */
  ofShop(shopId: number): number;
  /** The same as long as nothing but supplies was told to have changed of any shop. */
  ofShops(): number;
  /** The same as long as nothing at all was told to have changed, supplies included. */
  ofEverything(): number;
  /** The same as long as the reference data are. */
  ofReference(): number;
}

export const createCatalogueMarks = (store: Store): CatalogueMarks => {
  const shops = new Map<number, number>();
  let [latest, everything, reference, texts] = [1, 0, 0, 0];
  const hear = (text: string | undefined): void => {
    latest += 1;
    if (text === undefined) everything = latest;
    else shops.set(readStockNotice(text).shopId, latest);
  };
  store.hear('stock', hear);
  store.hear('shop', (text) => {
    hear(text);
    texts = latest;
  });
  store.hear('reference', () => {
    latest += 1;
    reference = latest;
  });
  return {
    ofShop: (shopId) => Math.max(everything, reference, shops.get(shopId) ?? 0),
    ofShops: () => Math.max(texts, reference),
    ofEverything: () => latest,
    ofReference: () => reference,
  };
};
