import type { Broadcast } from '../../foundation/broadcast/index.ts';
import { readStockNotice } from './stock-notice.ts';

/**
 * Revision numbers of catalog data: a value made from it is current while its revision, taken before reading, is the
 * same.
 */
export interface CatalogueRevisions {
  /** Stays the same until an announced change of the shop, its goods or the reference data. */
  ofShop(shopId: number): number;
  /** Stays the same until an announced change of any shop other than its stock levels. */
  ofShops(): number;
  /** Stays the same until any announced change, stock levels included. */
  ofEverything(): number;
}

export const createCatalogueRevisions = (broadcast: Broadcast): CatalogueRevisions => {
  const shops = new Map<number, number>();
  let [latest, everything, reference, texts] = [1, 0, 0, 0];
  const hear = (text: string | undefined): void => {
    latest += 1;
    if (text === undefined) everything = latest;
    else shops.set(readStockNotice(text).shopId, latest);
  };
  broadcast.subscribe('stock', hear);
  broadcast.subscribe('shop', (text) => {
    hear(text);
    texts = latest;
  });
  broadcast.subscribe('reference', () => {
    latest += 1;
    reference = latest;
  });
  return {
    ofShop: (shopId) => Math.max(everything, reference, shops.get(shopId) ?? 0),
    ofShops: () => Math.max(texts, reference),
    ofEverything: () => latest,
  };
};
