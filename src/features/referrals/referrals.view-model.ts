import { makeAutoObservable } from 'mobx';
import type { Money } from '@domain/pricing/index.ts';
import {
  earnedOf,
  readReferralCode,
  referralLink,
  type OwnReferrals,
  type ReferralCode,
  type ReferralTerms,
} from '@domain/rewards/index.ts';
import { announces } from '@domain/settings/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import type { CurrencyViewModel } from '../currency/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { ReferralQueries } from './referral.queries.ts';
import { rewardsIn, type Rewards } from './rewards-in.ts';

export type ReferralsDeps = {
  readonly cache: DataCache;
  readonly queries: ReferralQueries;
  readonly currency: Pick<CurrencyViewModel, 'current'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  /** Scheme and host of this site. */
  readonly site: string;
};

/** REFERRAL-1: the own code and link, what they promise, and what they brought. */
export class ReferralsViewModel implements PageViewModel {
  readonly terms: LiveQuery<{ readonly terms: ReferralTerms | undefined }>;
  readonly own: LiveQuery<OwnReferrals>;
  /** The code of the invitation that led a signed-in customer here. */
  opened: ReferralCode | undefined = undefined;
  readonly #deps: ReferralsDeps;

  constructor(deps: ReferralsDeps) {
    this.#deps = deps;
    this.terms = new LiveQuery(deps.cache, deps.queries.terms());
    this.own = new LiveQuery(deps.cache, deps.queries.own());
    makeAutoObservable(this, { terms: false, own: false }, { autoBind: true });
  }

  get rewards(): Rewards {
    return rewardsIn(this.terms.value?.terms, this.#deps.currency.current);
  }

  get link(): string | undefined {
    const code = this.own.value?.code;
    return code && referralLink(this.#deps.site, code);
  }

  get earned(): Money | undefined {
    return this.own.value && earnedOf(this.own.value.inviting);
  }

  /** What the own first order brought, if somebody had invited the customer and the reward has remained. */
  get joined(): Money | undefined {
    const joined = this.own.value && earnedOf(this.own.value.joining);
    return joined && joined.minor > 0 ? joined : undefined;
  }

  /** Why the invitation that was opened brings nothing here. */
  get notice(): 'own' | 'not-new' | undefined {
    const code = this.own.value?.code;
    if (this.opened === undefined || !this.own.value) return undefined;
    return this.opened === code ? 'own' : 'not-new';
  }

  /** Where the wallet lists each reward, if its history can be filtered. */
  get details(): string {
    return announces(this.#deps.reference.settings, 'wallet_history') ? '/wallet?show=rewards' : '/wallet';
  }

  show({ query }: Pick<Place, 'query'>): void {
    const code = readReferralCode(query['invitation'] ?? '');
    this.opened = code.ok ? code.value : undefined;
  }

  async prepare(): Promise<PageOutcome> {
    const [programme] = await Promise.all([this.terms.load(), this.own.load()]);
    if (!programme.ok) return { kind: 'failed' };
    if (programme.value.terms) return ready;
    return this.opened === undefined ? { kind: 'not-found' } : { kind: 'redirect', to: '/' };
  }

  activate(): () => void {
    const stops = [this.terms.follow(), this.own.follow()];
    return () => {
      for (const stop of stops) stop();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('article.title', { title: translate('menu.referrals') }), isPrivate: true };
  }
}
