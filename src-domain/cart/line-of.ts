import type { AddonOffer, ProductDetail, Stock } from '../catalog/index.ts';
import { count, type AddonChoice, type AddonLine, type CartLine } from './cart-line.ts';

/** A variant of a product as the customer chose it. */
export type ProductOrder = {
  readonly product: Pick<ProductDetail, 'uuid' | 'shopId' | 'title' | 'language' | 'image' | 'limits'>;
  readonly stock: Stock;
  readonly quantity: number;
  /** Chosen add-ons; mandatory ones are added automatically (CART-1b). */
  readonly addons: readonly AddonChoice[];
  readonly note?: string | undefined;
};

/**
 * Returns the line that buys a variant of a product, without chosen add-ons that are not offered. A quantity of 0 means
 * unavailable: no cart accepts such a line. Throws RangeError for invalid quantities.
 */
export const lineOf = ({ product, stock, quantity, addons, note }: ProductOrder): CartLine => {
  const chosen = new Map(addons.map((choice) => [choice.stockId, count(choice.quantity)]));
  return {
    shopId: product.shopId,
    stockId: stock.id,
    quantity: count(quantity),
    addons: stock.addons.flatMap((offer) =>
      addonLine(offer, offer.isMandatory ? quantity : (chosen.get(offer.stockId) ?? 0)),
    ),
    ...(note !== undefined && { note }),
    item: {
      productUuid: product.uuid,
      title: product.title,
      language: product.language,
      options: stock.options.map((option) => option.value).join(', '),
      image: product.image,
      price: stock.price,
      limits: { ...product.limits, available: stock.available },
    },
  };
};

const addonLine = ({ stockId, title, price, isMandatory }: AddonOffer, quantity: number): readonly AddonLine[] =>
  quantity > 0 ? [{ stockId, quantity, title, price, isMandatory }] : [];
