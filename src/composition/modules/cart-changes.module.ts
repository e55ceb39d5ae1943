import type { ProductCatalog } from '@domain/catalog/index.ts';
import { LatestLookUp, type LatestLookUpDeps } from '../../features/cart/latest-look-up.ts';
import { lookUpLines } from '../../features/cart/look-up-lines.ts';

// What a cart needs once it changes, in one chunk.
export { createCartNotices } from '../../features/cart/cart-notices.ts';

export const createLookUp =
  (catalog: Pick<ProductCatalog, 'load'>) =>
  (deps: Omit<LatestLookUpDeps, 'lookUp'>): LatestLookUp =>
    new LatestLookUp({ ...deps, lookUp: (cart) => lookUpLines(cart, catalog) });
