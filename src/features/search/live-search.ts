import { makeAutoObservable } from 'mobx';
import type { GeoPoint, ProductHit, ShopCard } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { LivePages, type DataCache } from '../../data/index.ts';
import type { Narrowing } from '@domain/search/index.ts';
import type { SearchQueries } from './search.queries.ts';

type Deps = { readonly cache: DataCache; readonly queries: SearchQueries };

/** SEARCH-1: a term and its scope: everywhere, or the products of one shop. */
export type SearchInput = {
  readonly term: string;
  readonly shop: ShopId | undefined;
  readonly at: GeoPoint | undefined;
} & Narrowing;

/** SEARCH-2: one search with its own answers, so that the order of arrival does not matter. */
export class LiveSearch {
  readonly input: SearchInput;
  /** `undefined` inside a shop. */
  readonly shops: LivePages<ShopCard> | undefined;
  readonly products: LivePages<ProductHit>;

  constructor(input: SearchInput, { cache, queries }: Deps) {
    this.input = input;
    const { term, ...within } = input;
    this.shops = input.shop === undefined ? new LivePages(cache, queries.shops(term, within)) : undefined;
    this.products = new LivePages(cache, queries.products(term, within));
    makeAutoObservable(this, { input: false, shops: false, products: false }, { autoBind: true });
  }

  /** Whether a first page is still loading. */
  get isPending(): boolean {
    return this.#lists.some((list) => list.items.length === 0 && list.isLoading);
  }

  /** Why there is nothing to show; `undefined` where part of the answer arrived. */
  get failure(): RemoteFailure | undefined {
    return this.count === 0 ? (this.products.failure ?? this.shops?.failure) : undefined;
  }

  get count(): number {
    return this.#lists.reduce((sum, list) => sum + (list.total ?? 0), 0);
  }

  async load(): Promise<void> {
    await Promise.all(this.#lists.flatMap((list) => list.pages.map((page) => page.load())));
  }

  follow(): () => void {
    const followed = this.#lists.map((list) => list.follow());
    return () => {
      for (const stop of followed) stop();
    };
  }

  reload(): void {
    for (const list of this.#lists) list.reload();
  }

  get #lists(): readonly (LivePages<ShopCard> | LivePages<ProductHit>)[] {
    return this.shops ? [this.shops, this.products] : [this.products];
  }
}
