import { shopId } from '@domain/kernel/ids.ts';
import type { DataCache } from '../../data/index.ts';
import type { CatalogQueries } from '../../features/catalog/index.ts';
import { pageOutcomeOf, ready, type PageOutcome } from '../../routes/index.ts';
import type { RouteMatch } from '../../routes/match-route.ts';

type Deps = {
  readonly cache: Pick<DataCache, 'load'>;
  readonly queries: Pick<CatalogQueries, 'shop' | 'menu'>;
};

/**
 * Loads a shop and its menu while the code of the page is still loading. A shop whose address has no id is loaded by
 * the page itself.
 */
export const createPrefetchShop =
  ({ cache, queries }: Deps) =>
  async ({ route, place }: RouteMatch): Promise<PageOutcome> => {
    const id = Number(place.params['id']);
    if (route.name !== 'shop' || !Number.isSafeInteger(id) || id < 1) return ready;
    const shop = cache.load(queries.shop(shopId(id)));
    void cache.load(queries.menu(shopId(id)));
    return pageOutcomeOf(await shop);
  };
