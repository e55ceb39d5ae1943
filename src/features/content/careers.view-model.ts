import type { Career } from '@domain/content/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { MarketTextQueries } from './market-text.queries.ts';

type Deps = { readonly cache: DataCache; readonly queries: Pick<MarketTextQueries, 'careers'> };

/** ROUTE-9: the list of jobs at the marketplace. */
export class CareersViewModel implements PageViewModel {
  readonly careers: LiveQuery<readonly Career[]>;

  constructor({ cache, queries }: Deps) {
    this.careers = new LiveQuery(cache, queries.careers());
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    return (await this.careers.load()).ok ? ready : { kind: 'failed' };
  }

  activate(): () => void {
    return this.careers.follow();
  }

  head(translate: Translate): PageHead {
    return { title: translate('careers.title'), description: translate('careers.description'), canonical: '/careers' };
  }
}
