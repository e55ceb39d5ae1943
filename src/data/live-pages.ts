import { makeAutoObservable, observableRef } from 'mobx';
import { hasMore, type Page } from '@domain/kernel/page.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { reservedPlaces, withoutRepeats, type Identified } from '@domain/search/index.ts';
import type { DataCache } from './data-cache.ts';
import { LiveQuery } from './live-query.ts';
import type { Query } from './query.ts';

/** Creates the query of one page of a list; pages count from 1. */
export type PageQuery<Item> = (page: number) => Query<Page<Item>>;

/** An endless list. The number of opened pages is in the cache, so Back finds the list as it was left. */
export class LivePages<Item extends Identified> {
  pages: readonly LiveQuery<Page<Item>>[];
  readonly #cache: DataCache;
  readonly #queryOf: PageQuery<Item>;
  #followed: (() => void)[] | undefined;

  constructor(cache: DataCache, queryOf: PageQuery<Item>) {
    this.#cache = cache;
    this.#queryOf = queryOf;
    const opened = cache.read(this.#openedQuery()).value ?? 1;
    this.pages = Array.from({ length: opened }, (_, index) => new LiveQuery(cache, queryOf(index + 1)));
    makeAutoObservable(this, { pages: observableRef }, { autoBind: true });
  }

  /** SEARCH-5b: when entries moved from one page to the next between two requests, each is listed once. */
  get items(): readonly Item[] {
    return withoutRepeats(this.pages.flatMap((page) => page.value?.items ?? []));
  }

  get total(): number | undefined {
    return this.pages[0]?.value?.total;
  }

  /** SEARCH-5d: how many places to keep free for what loads without a press; none after a failure. */
  get reserved(): number {
    const first = this.pages[0]?.value;
    return first && this.hasMore && !this.failure
      ? reservedPlaces({ total: first.total, perPage: first.items.length, shown: this.items.length })
      : 0;
  }

  get isLoading(): boolean {
    return this.pages.some((page) => page.isLoading);
  }

  get failure(): RemoteFailure | undefined {
    return this.pages.find((page) => page.failure !== undefined)?.failure;
  }

  /** Whether there is more to load: also while a further page is loading, and after it failed. */
  get hasMore(): boolean {
    const values = this.pages.map((page) => page.value);
    const last = values.at(-1);
    return last === undefined || values.includes(undefined) ? values.length > 1 : hasMore(last);
  }

  follow(): () => void {
    const followed = this.pages.map((page) => page.follow());
    this.#followed = followed;
    return () => {
      this.#followed = undefined;
      for (const stop of followed) stop();
    };
  }

  /** Loads the next page; does nothing while a page is loading, after one that failed, or at the end. */
  loadMore(): void {
    if (this.isLoading || this.failure || !this.hasMore) return;
    const next = new LiveQuery(this.#cache, this.#queryOf(this.pages.length + 1));
    this.pages = [...this.pages, next];
    this.#cache.write(this.#openedQuery(), this.pages.length);
    this.#followed?.push(next.follow());
  }

  /** Reloads the pages that failed. */
  reload(): void {
    for (const page of this.pages) if (page.failure) page.reload();
  }

  #openedQuery(): Query<number> {
    return {
      key: [...this.#queryOf(1).key, 'opened'],
      load: () => Promise.reject(new Error('Never loaded')),
    };
  }
}
