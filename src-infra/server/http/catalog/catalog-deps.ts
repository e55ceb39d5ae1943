import type { TimeZones } from '@domain/calendar/index.ts';
import type { CatalogueMarks, Catalogues, ProductFinder, ProductIndex, SearchShops, ShopDirectory, TaxonomySource } from '../../catalog/index.ts';
import type { ReferenceSource } from '../../reference/index.ts';
import type { Store } from '../../store/index.ts';

/** What the routes of the catalogue read from. */
export type CatalogDeps = {
  readonly store: Store;
  readonly reference: ReferenceSource;
  readonly zones: TimeZones;
  readonly shops: ShopDirectory;
  readonly searchShops: SearchShops;
  readonly catalogues: Catalogues;
  readonly marks: CatalogueMarks;
  readonly products: ProductIndex;
  readonly finder: ProductFinder;
  readonly taxonomy: TaxonomySource;
};
