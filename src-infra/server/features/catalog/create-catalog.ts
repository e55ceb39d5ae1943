import type { Broadcast } from '../../foundation/broadcast/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type {
  Bestsellers,
  Branches,
  CatalogueChanges,
  Goods,
  ProductFactsReader,
  Recipes,
  Shops,
  TaxonomyReader,
} from './catalog.ports.ts';
import { createCatalogues, type Catalogues } from './catalogue-cache.ts';
import { createCatalogueRevisions, type CatalogueRevisions } from './catalogue-revisions.ts';
import { createProductCache } from './product-cache.ts';
import { createProductFinder, type ProductFinder } from './product-finder.ts';
import type { ProductIndex } from './product-index.port.ts';
import { createShopDirectory, type ShopDirectory } from './shop-directory.ts';
import { createShopSearch, type SearchShops } from './shop-search.ts';
import { createSoldOut } from './sold-out.ts';
import { createTaxonomySource, type TaxonomySource } from './taxonomy.ts';

type Deps = {
  readonly storedShops: Shops;
  readonly goods: Goods;
  readonly recipes: Recipes;
  readonly facts: ProductFactsReader;
  readonly products: ProductIndex;
  readonly taxonomy: TaxonomyReader;
  readonly branches: Branches;
  readonly bestsellers: Bestsellers;
  readonly catalogueChanges: CatalogueChanges;
  readonly transactions: Transactions;
  readonly broadcast: Broadcast;
  readonly reference: ReferenceSource;
};

/** Reads shops and their goods. */
export interface Catalog {
  readonly shops: ShopDirectory;
  readonly storedShops: Shops;
  readonly searchShops: SearchShops;
  readonly catalogues: Catalogues;
  readonly catalogueChanges: CatalogueChanges;
  readonly revisions: CatalogueRevisions;
  readonly products: ProductIndex;
  readonly finder: ProductFinder;
  readonly taxonomy: TaxonomySource;
  readonly recipes: Recipes;
  readonly branches: Branches;
  readonly bestsellers: Bestsellers;
}

export const createCatalog = ({
  storedShops,
  goods,
  recipes,
  facts,
  products,
  taxonomy,
  branches,
  bestsellers,
  catalogueChanges,
  transactions,
  broadcast,
  reference,
}: Deps): Catalog => {
  const shops = createShopDirectory({ stored: storedShops, transactions, broadcast, reference });
  const catalogues = createCatalogues({ stored: goods, transactions, broadcast, reference });
  const revisions = createCatalogueRevisions(broadcast);
  const cache = createProductCache({ stored: goods, transactions, reference, catalogues, revisions });
  const source = createTaxonomySource({ reader: taxonomy, transactions, broadcast });
  const ownLocale = async () => (await reference()).defaultLocale;
  return {
    shops,
    storedShops,
    searchShops: createShopSearch({ taxonomy: source, ownLocale }),
    catalogues,
    catalogueChanges,
    revisions,
    products,
    finder: createProductFinder({
      reader: facts,
      products,
      shops,
      cache,
      soldOut: createSoldOut({ reader: facts, transactions, broadcast }),
    }),
    taxonomy: source,
    recipes,
    branches,
    bestsellers,
  };
};
