import type { AboutPart } from '@domain/content/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { MarketTextQueries } from './market-text.queries.ts';

type Deps = { readonly cache: DataCache; readonly queries: Pick<MarketTextQueries, 'about'> };

/** ROUTE-9: the page about the marketplace and its operator. */
export class AboutViewModel implements PageViewModel {
  readonly parts: LiveQuery<readonly AboutPart[]>;

  constructor({ cache, queries }: Deps) {
    this.parts = new LiveQuery(cache, queries.about());
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    return (await this.parts.load()).ok ? ready : { kind: 'failed' };
  }

  activate(): () => void {
    return this.parts.follow();
  }

  head(translate: Translate): PageHead {
    return { title: translate('about.title'), description: translate('about.description'), canonical: '/about' };
  }
}
