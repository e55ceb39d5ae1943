import type { AddonOffer, ProductDetail, Stock } from '../catalog/index.ts';
import type { AddonChoice, AddonLine, CartLine } from './cart-line.ts';

/** A variant of a product as the customer chose it. */
export type ProductOrder = {
  readonly product: Pick<ProductDetail, 'uuid' | 'shopId' | 'title' | 'image' | 'limits'>;
  readonly stock: Stock;
  readonly quantity: number;
  /** Chosen addons; mandatory ones come by themselves (CART-1b). */
  readonly addons: readonly AddonChoice[];
};

/** The line that buys a variant of a product. */
export const lineOf = ({ product, stock, quantity, addons }: ProductOrder): CartLine => ({
  shopId: product.shopId,
  stockId: stock.id,
  quantity,
  addons: stock.addons.flatMap((offer) => addonLine(offer, quantity, addons)),
  item: {
    productUuid: product.uuid,
    title: product.title,
    options: stock.options.map((option) => option.value).join(', '),
    image: product.image,
    price: stock.price,
    limits: { ...product.limits, available: stock.available },
  },
});

const addonLine = (offer: AddonOffer, quantity: number, chosen: readonly AddonChoice[]): AddonLine[] => {
  const count = offer.isMandatory ? quantity : (chosen.find(({ stockId }) => stockId === offer.stockId)?.quantity ?? 0);
  return count > 0 ? [{ stockId: offer.stockId, quantity: count, title: offer.title, price: offer.price, isMandatory: offer.isMandatory }] : [];
};
