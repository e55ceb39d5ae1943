import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import {
  countReviews,
  type Review,
  type ReviewFilter,
  type ReviewOrder,
  type ShopRatings,
} from '@domain/reviews/index.ts';
import { followLatest, LivePages, LiveQuery, type DataCache } from '../../data/index.ts';
import type { ReviewQueries } from './reviews.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: ReviewQueries;
  /** The reader's language, in which reviews are shown at first. */
  readonly language: string;
};

/** One choice of a filter: what it would leave, and whether it is chosen. */
type FilterChoice = { readonly count: number; readonly isOn: boolean };

/** The reviews of one shop, sorted and filtered (CATALOG-2, REVIEW-1). */
export class ShopReviewsViewModel {
  readonly ratings: LiveQuery<ShopRatings>;
  order: ReviewOrder = 'newest';
  filter: ReviewFilter = {};
  /** `undefined` until it is known in which languages there are reviews. */
  list: LivePages<Review> | undefined;
  readonly language: string;
  readonly #deps: Deps;
  readonly #shop: ShopId;

  constructor(deps: Deps, shop: ShopId) {
    this.#deps = deps;
    this.#shop = shop;
    this.language = deps.language;
    this.ratings = new LiveQuery(deps.cache, deps.queries.ratings(shop));
    makeAutoObservable(
      this,
      { ratings: false, language: false, filter: observableRef, list: observableRef },
      { autoBind: true },
    );
  }

  activate(): () => void {
    const stops = [
      this.ratings.follow(),
      reaction(
        () => this.ratings.value,
        (ratings) => ratings && !this.list && this.#begin(),
        { fireImmediately: true },
      ),
      followLatest(() => this.list),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  get failure(): RemoteFailure | undefined {
    return this.ratings.failure ?? (this.list?.items.length === 0 ? this.list.failure : undefined);
  }

  /** REVIEW-1f: whether the server can filter, and there is something to filter. */
  get canFilter(): boolean {
    return (this.ratings.value?.written ?? []).length > 0;
  }

  get isFiltered(): boolean {
    return Object.values(this.filter).some((value) => value !== undefined);
  }

  /** REVIEW-1f: What a choice leaves beside the active ones; `undefined` for one that would leave nothing. */
  choice(change: ReviewFilter): FilterChoice | undefined {
    const isOn = this.#isChosen(change);
    const count = countReviews(this.ratings.value?.written ?? [], { ...this.filter, ...change });
    return isOn || count > 0 ? { count, isOn } : undefined;
  }

  toggle(change: ReviewFilter): void {
    const isOn = this.#isChosen(change);
    const cleared = Object.fromEntries(Object.keys(change).map((name) => [name, undefined]));
    this.#narrow(isOn ? { ...this.filter, ...cleared } : { ...this.filter, ...change });
  }

  clear(): void {
    this.#narrow({});
  }

  sort(order: ReviewOrder): void {
    this.order = order;
    this.#narrow(this.filter);
  }

  retry(): void {
    if (this.ratings.failure) this.ratings.reload();
    this.list?.reload();
  }

  /** Starts with the reader's language if there are reviews in it. */
  #begin(): void {
    const { language } = this;
    const isSpoken = countReviews(this.ratings.value?.written ?? [], { language, hasText: true }) > 0;
    this.#narrow(isSpoken ? { language } : {});
  }

  #isChosen(change: ReviewFilter): boolean {
    return Object.entries(change).every(([name, value]) => this.filter[name as keyof ReviewFilter] === value);
  }

  #narrow(filter: ReviewFilter): void {
    this.filter = filter;
    const { cache, queries } = this.#deps;
    this.list = new LivePages(cache, queries.list(this.#shop, { order: this.order, filter }));
  }
}
