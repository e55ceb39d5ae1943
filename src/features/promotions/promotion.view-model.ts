import { makeAutoObservable, observableRef } from 'mobx';
import type { Promotion } from '@domain/promotions/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { pageOutcomeOf, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import type { PromotionQueries } from './promotion.queries.ts';

type Deps = { readonly cache: DataCache; readonly queries: Pick<PromotionQueries, 'ad' | 'banner'> };

/** ROUTE-8: an ad (`/ads/{id}`) or a banner (`/promotion/{id}`) with its shops. */
export class PromotionViewModel implements PageViewModel {
  promotion: LiveQuery<Promotion> | undefined = undefined;
  #kind: 'ads' | 'promotion' = 'ads';
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { promotion: observableRef }, { autoBind: true });
  }

  show({ path, params }: Place): void {
    if (this.promotion) return;
    const { cache, queries } = this.#deps;
    this.#kind = path.startsWith('/ads/') ? 'ads' : 'promotion';
    const id = params['id'] ?? '';
    if (/^[1-9]\d{0,8}$/.test(id))
      this.promotion = new LiveQuery(cache, this.#kind === 'ads' ? queries.ad(Number(id)) : queries.banner(Number(id)));
  }

  async prepare(): Promise<PageOutcome> {
    return pageOutcomeOf(await this.promotion?.load());
  }

  activate(): () => void {
    return this.promotion?.follow() ?? (() => {});
  }

  head(translate: Translate): PageHead {
    const promotion = this.promotion?.value;
    if (!promotion) return { title: translate('list.title', { name: translate('home.offers') }) };
    const { id, title, description, image } = promotion;
    return {
      title: translate('list.title', { name: title }),
      canonical: `/${this.#kind}/${id}`,
      description: description === '' ? translate('ads.description') : description,
      ...(image !== undefined && { image }),
    };
  }
}
