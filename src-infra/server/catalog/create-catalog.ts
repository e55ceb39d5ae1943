import type { ReferenceSource } from '../reference/index.ts';
import type { Store } from '../store/index.ts';
import { createCatalogues } from './catalogue-cache.ts';
import { createCatalogueMarks } from './catalogue-marks.ts';
import { createGoodsShelf } from './goods-shelf.ts';
import { createMemoryProductIndex } from './memory-product-index.adapter.ts';
import { createProductFinder } from './product-finder.ts';
import { createShopDirectory } from './shop-directory.ts';
import { createShopSearch } from './shop-search.ts';
import { createTaxonomySource } from './taxonomy.ts';

/** What is read of shops and their goods, wired. */
export const createCatalog = ({ store, reference }: { readonly store: Store; readonly reference: ReferenceSource }) => {
  const shops = createShopDirectory({ store, reference });
  const catalogues = createCatalogues({ store, reference });
  const marks = createCatalogueMarks(store);
  const shelf = createGoodsShelf({ store, reference, catalogues, marks });
  const products = createMemoryProductIndex(store);
  return {
    shops,
    catalogues,
    marks,
    products,
    finder: createProductFinder({ store, products, shops, shelf }),
    searchShops: createShopSearch(),
    taxonomy: createTaxonomySource(store),
  };
};
