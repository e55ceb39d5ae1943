import { makeAutoObservable, observableRef } from 'mobx';
import type { ShopCounts, ShopFilter } from '@domain/catalog/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { FacetQueries } from './facet.queries.ts';

/** The counts of a filter; the last known ones stay while those of the next filter load. */
export class LiveCounts {
  query: LiveQuery<ShopCounts> | undefined = undefined;
  #known: ShopCounts | undefined = undefined;
  readonly #cache: DataCache;
  readonly #facets: Pick<FacetQueries, 'counts'>;

  constructor(cache: DataCache, facets: Pick<FacetQueries, 'counts'>) {
    this.#cache = cache;
    this.#facets = facets;
    makeAutoObservable(this, { query: observableRef });
  }

  narrow(filter: ShopFilter): void {
    this.#known = this.value;
    const query = this.#facets.counts(filter);
    this.query = query && new LiveQuery(this.#cache, query);
  }

  /** `undefined` where the server does not count, or could not. */
  get value(): ShopCounts | undefined {
    return this.query?.value ?? (this.query?.isLoading ? this.#known : undefined);
  }
}
