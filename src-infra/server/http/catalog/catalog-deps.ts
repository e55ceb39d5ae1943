import type { TimeZones } from '@domain/calendar/index.ts';
import type {
  Branches,
  Bestsellers,
  CatalogueRevisions,
  Catalogues,
  ProductFinder,
  ProductIndex,
  Recipes,
  SearchShops,
  ShopDirectory,
  TaxonomySource,
} from '../../features/catalog/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { Reviews } from '../../features/reviews/index.ts';

/** The dependencies of the catalog routes. */
export type CatalogDeps = {
  readonly reference: ReferenceSource;
  readonly zones: TimeZones;
  readonly shops: ShopDirectory;
  readonly searchShops: SearchShops;
  readonly catalogues: Catalogues;
  readonly revisions: CatalogueRevisions;
  readonly products: ProductIndex;
  readonly finder: ProductFinder;
  readonly taxonomy: TaxonomySource;
  readonly branches: Branches;
  readonly bestsellers: Bestsellers;
  readonly recipes: Recipes;
  readonly reviews: Reviews;
};
