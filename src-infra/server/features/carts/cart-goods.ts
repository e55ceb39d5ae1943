import { limitsInStock, orderableRange, type QuantityLimits } from '@domain/catalog/index.ts';
import type { Currency } from '@domain/pricing/index.ts';
import type { AddonRecord, ProductRecord, ShopCatalogue, ShopRecord, StockRecord } from '../catalog/index.ts';

/** The catalog data that a cart is validated and priced with, at one moment. */
export type CartGoods = {
  readonly shop: ShopRecord;
  readonly catalogue: ShopCatalogue;
  /** Today in the shop's time zone. */
  readonly today: string;
  readonly base: Currency;
  /** The currency of the cart. */
  readonly currency: Currency;
};

export type SellableStock = { readonly stock: StockRecord; readonly product: ProductRecord };

/** Returns a stock the shop sells now; `undefined` if it is gone or its product unpublished. */
export const sellableStock = (
  { catalogue }: Pick<CartGoods, 'catalogue'>,
  stockId: number,
): SellableStock | undefined => {
  const stock = catalogue.stockById.get(stockId);
  const product = stock && catalogue.productById.get(stock.productId);
  return stock && product && { stock, product };
};

/** Returns a stock that may be a line of its own. */
export const sellableLine = (goods: Pick<CartGoods, 'catalogue'>, stockId: number): SellableStock | undefined => {
  const sold = sellableStock(goods, stockId);
  return sold?.product.isAddon ? undefined : sold;
};

export type OfferedAddon = SellableStock & { readonly isMandatory: boolean };

/** Returns the add-on with this stock id that a stock offers. */
export const offeredAddon = (line: StockRecord, stockId: number): OfferedAddon | undefined =>
  line.addons.flatMap(({ product, isMandatory }: AddonRecord) => {
    const stock = product.stocks.find(({ id }) => id === stockId);
    return stock ? [{ stock, product, isMandatory }] : [];
  })[0];

/** Returns the mandatory add-ons of a stock (contract 8.7), except those out of stock. */
export const mandatoryAddons = (line: StockRecord): readonly SellableStock[] =>
  line.addons.flatMap(({ product, isMandatory }) => {
    const [stock] = product.stocks;
    return isMandatory && stock ? [{ stock, product }] : [];
  });

/** CART-7: returns the quantity limits of a stock in one line. */
export const limitsOf = ({ stock, product }: SellableStock): QuantityLimits =>
  limitsInStock(orderableRange(product.minQuantity, product.maxQuantity), stock.quantity);
