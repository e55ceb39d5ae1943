import { cartLines, cartOf, lineOf, type Cart, type CartLine } from '@domain/cart/index.ts';
import { isInSupply, type ProductCatalog, type ProductDetail } from '@domain/catalog/index.ts';
import type { Uuid } from '@domain/kernel/ids.ts';

/**
 * Returns the cart with every line as the shop sells it now, in the current currency and language. Keeps a line whose
 * product could not be loaded and drops one whose product no longer exists; `undefined` where no product could be
 * loaded.
 */
export const lookUpLines = async (cart: Cart, catalog: Pick<ProductCatalog, 'load'>): Promise<Cart | undefined> => {
  const lines = cartLines(cart);
  const uuids = [...new Set(lines.map((line) => line.item.productUuid))];
  const answers = await Promise.all(uuids.map((uuid) => catalog.load(uuid)));
  if (answers.some((answer) => !answer.ok && answer.error.kind !== 'rejected')) return undefined;
  const products = new Map<Uuid, ProductDetail>(
    answers.flatMap((answer, index) => {
      const uuid = uuids[index];
      return answer.ok && uuid !== undefined ? [[uuid, answer.value] as const] : [];
    }),
  );
  return cartOf(lines.flatMap((line) => renewed(line, products.get(line.item.productUuid)) ?? []));
};

const renewed = (line: CartLine, product: ProductDetail | undefined): CartLine | undefined => {
  const stock = product?.stocks.find(({ id }) => id === line.stockId);
  return product && stock && isInSupply(stock)
    ? lineOf({ product, stock, quantity: line.quantity, addons: line.addons, note: line.note })
    : undefined;
};
