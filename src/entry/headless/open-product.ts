import type { Uuid } from '@domain/kernel/ids.ts';
import { CART } from '../../features/cart/index.ts';
import { PRODUCT_DEPS } from '../../features/product/index.ts';
import { ProductViewModel } from '../../features/product/product.view-model.ts';
import type { HeadlessApp } from './headless-app.ts';

/** A product being chosen. */
export type OpenProduct = { readonly product: ProductViewModel; readonly close: () => void };

/** Opens a product of the shop whose page is open, as its sheet does: options, add-ons, quantity, then `submit`. */
export const openProduct = (app: HeadlessApp, uuid: Uuid): OpenProduct => {
  const product = new ProductViewModel({ ...app.get(PRODUCT_DEPS), cart: app.get(CART) }, uuid, undefined);
  return { product, close: product.activate() };
};
