import type { ExtraRecord, ProductRecord } from '../catalog/index.ts';
import type { SellableStock } from '../carts/index.ts';

/**
 * A snapshot of a stock in an order: texts, picture, options and declarations. Prices per piece are minor units of the
 * order's currency.
 */
export type StockSnapshot = {
  readonly product: ProductRecord;
  readonly extras: readonly ExtraRecord[];
  readonly sku: string | null;
  readonly price: number;
  readonly tax: number;
  readonly discount: number;
  readonly total: number;
};

export type PiecePrice = Pick<StockSnapshot, 'price' | 'tax' | 'discount' | 'total'>;

export const stockSnapshot = ({ stock, product }: SellableStock, price: PiecePrice): StockSnapshot => ({
  // Fields shown on shop pages only are omitted.
  product: { ...product, stocks: [], discounts: [], properties: [], galleries: [], tagIds: [] },
  extras: stock.extras,
  sku: stock.sku,
  ...price,
});
