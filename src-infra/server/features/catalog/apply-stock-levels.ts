import type { StockLevels } from './catalog.ports.ts';
import type { ProductRecord, ShopCatalogue, StockRecord } from './goods-record.ts';

/** Returns the catalog with new stock levels; products that did not change keep their identity. */
export const applyStockLevels = (
  catalogue: ShopCatalogue,
  { version, quantities, orders }: StockLevels,
): ShopCatalogue => {
  const made = new Map<number, ProductRecord>();
  const stockOf = (stock: StockRecord): StockRecord => {
    const quantity = quantities.get(stock.id) ?? stock.quantity;
    const addons = stock.addons.map((addon) => ({ addon, product: productOf(addon.product) }));
    const isSame = quantity === stock.quantity && addons.every(({ addon, product }) => addon.product === product);
    return isSame ? stock : { ...stock, quantity, addons: addons.map(({ addon, product }) => ({ ...addon, product })) };
  };
  const productOf = (product: ProductRecord): ProductRecord => {
    const known = made.get(product.id);
    if (known) return known;
    const ordersCount = orders.get(product.id) ?? product.ordersCount;
    const stocks = product.stocks.map(stockOf);
    const isSame =
      ordersCount === product.ordersCount && stocks.every((stock, index) => stock === product.stocks[index]);
    const fresh = isSame ? product : { ...product, ordersCount, stocks };
    made.set(product.id, fresh);
    return fresh;
  };
  const productById = new Map([...catalogue.productById].map(([id, product]) => [id, productOf(product)]));
  const all = [...productById.values()];
  return {
    ...catalogue,
    version,
    productById,
    products: catalogue.products.map(productOf),
    stockById: new Map(all.flatMap(({ stocks }) => stocks).map((stock) => [stock.id, stock])),
  };
};
