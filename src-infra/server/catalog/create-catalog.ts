import type { ReferenceSource } from '../reference/index.ts';
import type { Store } from '../store/index.ts';
import { createCatalogues } from './catalogue-cache.ts';
import { createProductFinder } from './product-finder.ts';
import { createProductIndex } from './product-index.ts';
import { createShopDirectory } from './shop-directory.ts';
import { createShopSearch } from './shop-search.ts';
import { createTaxonomySource } from './taxonomy.ts';

/** What is read of shops and their goods, wired. */
export const createCatalog = ({ store, reference }: { readonly store: Store; readonly reference: ReferenceSource }) => {
  const shops = createShopDirectory({ store, reference });
  const catalogues = createCatalogues({ store, reference });
  const products = createProductIndex(store);
  return {
    shops,
    catalogues,
    products,
    finder: createProductFinder({ products, shops, catalogues }),
    searchShops: createShopSearch(),
    taxonomy: createTaxonomySource(store),
  };
};
