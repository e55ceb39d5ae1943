import { ContainerModule } from 'inversify';
import { isOffered } from '@domain/catalog/index.ts';
import type { DataCache } from '../../data/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import type { LoadedCounts } from '../../features/home/home.view-model.ts';
import { Count, LiveCounts, type FacetQueries } from '../../features/shop-list/index.ts';
import { FACET_QUERIES } from '../../features/shop-list/shop-list.tokens.ts';
import { DATA_CACHE } from '../tokens.ts';
import { bindFacets } from './facets.module.ts';

type Deps = { readonly cache: DataCache; readonly facets: FacetQueries };

export const service = defineToken<LoadedCounts>('LoadedCounts');

/** What the filters of the home page leave, imported once the page is shown. */
export const bindings = new ContainerModule((options) => {
  bindFacets(options);
  if (options.isBound(service)) return;
  provide(
    options,
    service,
    ({ cache, facets }: Deps): LoadedCounts => ({ live: new LiveCounts(cache, facets), Count, isOffered }),
    {
      cache: DATA_CACHE,
      facets: FACET_QUERIES,
    },
  );
});
