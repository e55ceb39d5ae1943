import type { Ad } from '@domain/promotions/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LivePages, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { PromotionQueries } from './promotion.queries.ts';

type Deps = { readonly cache: DataCache; readonly queries: Pick<PromotionQueries, 'ads'> };

/** ROUTE-8: the list of ads. */
export class AdsViewModel implements PageViewModel {
  readonly ads: LivePages<Ad>;

  constructor({ cache, queries }: Deps) {
    this.ads = new LivePages(cache, queries.ads);
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    await Promise.all(this.ads.pages.map((page) => page.load()));
    return ready;
  }

  activate(): () => void {
    return this.ads.follow();
  }

  head(translate: Translate): PageHead {
    return {
      title: translate('list.title', { name: translate('home.offers') }),
      description: translate('ads.description'),
      canonical: '/ads',
    };
  }
}
