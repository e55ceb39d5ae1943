import { createBestsellerRepository } from '../../features/catalog/bestsellers.repository.ts';
import { createBranchRepository } from '../../features/catalog/branches.repository.ts';
import { createCatalogueChanges } from '../../features/catalog/catalogue-changes.repository.ts';
import { createGoodsRepository } from '../../features/catalog/goods.repository.ts';
import { createCatalog, type Catalog } from '../../features/catalog/index.ts';
import { createMemoryProductIndex } from '../../features/catalog/memory-product-index.adapter.ts';
import { createProductFactsRepository } from '../../features/catalog/product-facts.repository.ts';
import { createRecipeRepository } from '../../features/catalog/recipes.repository.ts';
import { createShopRepository } from '../../features/catalog/shops.repository.ts';
import { createTaxonomyRepository } from '../../features/catalog/taxonomy.repository.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { Store } from '../../store/index.ts';

type Deps = { readonly store: Store; readonly reference: ReferenceSource };

/** Shops and their goods, with an index of all products in memory. */
export const wireCatalog = ({ store, reference }: Deps): Catalog => {
  const { transactions, broadcast } = store;
  const recipes = createRecipeRepository(store);
  const facts = createProductFactsRepository(store);
  return createCatalog({
    storedShops: createShopRepository(store),
    goods: createGoodsRepository(store, recipes),
    recipes,
    facts,
    products: createMemoryProductIndex({
      reader: facts,
      transactions,
      broadcast,
      ownLocale: async () => (await reference()).defaultLocale,
    }),
    taxonomy: createTaxonomyRepository(store),
    branches: createBranchRepository(store),
    bestsellers: createBestsellerRepository(store),
    catalogueChanges: createCatalogueChanges(store),
    transactions,
    broadcast,
    reference,
  });
};
