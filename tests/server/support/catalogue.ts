import { createCatalogueChanges } from '@infra/server/features/catalog/catalogue-changes.repository.ts';
import type { Store } from '@infra/server/store/index.ts';

/** Announces a change that a test wrote to the tables of a shop. */
export const catalogueChanged = (store: Store, shopId: number, what: 'stock' | 'shop'): Promise<void> =>
  createCatalogueChanges(store).changed(shopId, what);
