import { makeAutoObservable } from 'mobx';
import { dateText, localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import type { OwnReview, OwnReviews } from '@domain/reviews/index.ts';
import { LivePages, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';

type Deps = {
  readonly cache: DataCache;
  readonly reviews: OwnReviews;
  readonly scope: () => readonly unknown[];
  readonly clock: Clock;
  readonly zones: TimeZones;
  /** Of this device. */
  readonly zone: () => string;
};

/** REVIEW-1: what the customer wrote about shops, dishes and couriers. */
export class OwnReviewsViewModel implements PageViewModel {
  readonly list: LivePages<OwnReview>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.list = new LivePages(deps.cache, (page) => ({
      key: ['orders', 'own-reviews', page, ...deps.scope()],
      load: () => deps.reviews.list(page),
      freshMs: 0,
    }));
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    await Promise.all(this.list.pages.map((page) => page.load()));
    return ready;
  }

  activate(): () => void {
    return this.list.follow();
  }

  head(translate: Translate): PageHead {
    return { title: translate('own_reviews.head'), isPrivate: true };
  }

  dateText(at: Instant): string {
    return dateText(localDateOf(at, this.#deps.zone(), this.#deps.zones));
  }

  /** REVIEW-1i: where a review can still be changed. */
  changePath({ orderId, changeableUntil }: OwnReview): string | undefined {
    return orderId !== undefined && this.#deps.clock.now() < changeableUntil ? `/orders/${orderId}/review` : undefined;
  }
}
