import type { ExtraRecord, ProductRecord } from '../catalog/index.ts';
import type { Sold } from '../carts/index.ts';

/**
 * A stock as it was bought, kept with the order whatever becomes of it: texts, picture, options, what its shop declared.
 * Prices of one piece are minor units of the order's currency.
 */
export type BoughtGoods = {
  readonly product: ProductRecord;
  readonly extras: readonly ExtraRecord[];
  readonly sku: string | null;
  readonly price: number;
  readonly tax: number;
  readonly discount: number;
  readonly total: number;
};

export type PiecePrice = Pick<BoughtGoods, 'price' | 'tax' | 'discount' | 'total'>;

export const boughtGoods = ({ stock, product }: Sold, price: PiecePrice): BoughtGoods => ({
  // What only a shop page shows is not kept.
  product: { ...product, stocks: [], discounts: [], properties: [], galleries: [], tagIds: [] },
  extras: stock.extras,
  sku: stock.sku,
  ...price,
});
