import type { QuantityLimits } from '@domain/catalog/index.ts';
import type { Currency } from '@domain/pricing/index.ts';
import type { AddonRecord, ProductRecord, ShopCatalogue, ShopRecord, StockRecord } from '../catalog/index.ts';

/** What a cart's lines are looked up in and priced by, at one moment. */
export type CartGoods = {
  readonly shop: ShopRecord;
  readonly catalogue: ShopCatalogue;
  /** The shop's own day. */
  readonly today: string;
  readonly base: Currency;
  /** The currency of the cart. */
  readonly currency: Currency;
};

export type Sold = { readonly stock: StockRecord; readonly product: ProductRecord };

/** A stock that the shop sells now; `undefined` once it vanished or its product is not published. */
export const soldStock = ({ catalogue }: Pick<CartGoods, 'catalogue'>, stockId: number): Sold | undefined => {
  const stock = catalogue.stockById.get(stockId);
  const product = stock && catalogue.productById.get(stock.productId);
  return stock && product && { stock, product };
};

/** A stock that may be a line of its own. */
export const soldLine = (goods: Pick<CartGoods, 'catalogue'>, stockId: number): Sold | undefined => {
  const sold = soldStock(goods, stockId);
  return sold?.product.isAddon ? undefined : sold;
};

export type OfferedAddon = Sold & { readonly isMandatory: boolean };

/** What is offered along with a stock under this stock id. */
export const offeredAddon = (line: StockRecord, stockId: number): OfferedAddon | undefined =>
  line.addons.flatMap(({ product, isMandatory }: AddonRecord) => {
    const stock = product.stocks.find(({ id }) => id === stockId);
    return stock ? [{ stock, product, isMandatory }] : [];
  })[0];

/** What comes along with every piece of a stock (contract 8.7); an add-on without stock cannot. */
export const mandatoryAddons = (line: StockRecord): readonly Sold[] =>
  line.addons.flatMap(({ product, isMandatory }) => {
    const [stock] = product.stocks;
    return isMandatory && stock ? [{ stock, product }] : [];
  });

/** CART-7: what may be ordered of a stock in one line. */
export const limitsOf = ({ stock, product }: Sold): QuantityLimits => ({
  min: product.minQuantity, max: product.maxQuantity, available: stock.quantity,
});
