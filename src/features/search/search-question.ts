import { makeAutoObservable } from 'mobx';
import type { GeoPoint, ProductHit, ShopCard } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { LivePages, type DataCache } from '../../data/index.ts';
import type { SearchQueries } from './search.queries.ts';

type Deps = { readonly cache: DataCache; readonly queries: SearchQueries };

/** SEARCH-1: a term, and where it is looked for: everywhere, or among the products of one shop. */
export type Asked = { readonly term: string; readonly shop: ShopId | undefined; readonly at: GeoPoint | undefined };

/** One question with its own answer: whatever order answers arrive in, each stays with what was asked (SEARCH-2). */
export class SearchQuestion {
  readonly asked: Asked;
  /** None inside a shop. */
  readonly shops: LivePages<ShopCard> | undefined;
  readonly products: LivePages<ProductHit>;

  constructor(asked: Asked, { cache, queries }: Deps) {
    this.asked = asked;
    this.shops = asked.shop === undefined ? new LivePages(cache, queries.shops(asked.term, asked.at)) : undefined;
    this.products = new LivePages(cache, queries.products(asked.term, { shop: asked.shop, at: asked.at }));
    makeAutoObservable(this, { asked: false, shops: false, products: false }, { autoBind: true });
  }

  /** Some first page is still on its way. */
  get isWaiting(): boolean {
    return this.#lists.some((list) => list.items.length === 0 && list.isLoading);
  }

  /** Why there is nothing to show; half an answer is shown. */
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

  renew(): void {
    for (const list of this.#lists) list.renew();
  }

  get #lists(): readonly (LivePages<ShopCard> | LivePages<ProductHit>)[] {
    return this.shops ? [this.shops, this.products] : [this.products];
  }
}
