import { makeAutoObservable } from 'mobx';
import type { ReferralTerms } from '@domain/rewards/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { CurrencyViewModel } from '../currency/index.ts';
import type { ReferralQueries } from './referral.queries.ts';
import { rewardsIn, type Rewards } from './rewards-in.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<ReferralQueries, 'terms'>;
  readonly currency: Pick<CurrencyViewModel, 'current'>;
};

/** REFERRAL-1: the terms of the program, for everybody. */
export class ReferralTermsViewModel implements PageViewModel {
  readonly live: LiveQuery<{ readonly terms: ReferralTerms | undefined }>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.live = new LiveQuery(deps.cache, deps.queries.terms());
    makeAutoObservable(this, { live: false }, { autoBind: true });
  }

  get rewards(): Rewards {
    return rewardsIn(this.live.value?.terms, this.#deps.currency.current);
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    const answer = await this.live.load();
    if (!answer.ok) return { kind: 'failed' };
    return answer.value.terms ? ready : { kind: 'not-found' };
  }

  activate(): () => void {
    return this.live.follow();
  }

  head(translate: Translate): PageHead {
    const terms = this.live.value?.terms;
    return {
      title: translate('article.title', { title: terms?.title || translate('referrals.terms') }),
      description: translate('referrals.terms_text'),
      canonical: '/referral-terms',
      ...(terms?.image !== undefined && { image: terms.image }),
    };
  }
}
