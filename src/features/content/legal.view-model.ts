import { makeAutoObservable, observableRef } from 'mobx';
import type { LegalKind, LegalText } from '@domain/content/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { pageOutcomeOf, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import type { MarketTextQueries } from './market-text.queries.ts';

type Deps = { readonly cache: DataCache; readonly queries: Pick<MarketTextQueries, 'legal'> };

/** ROUTE-9: the terms of use at `/terms`, the privacy policy at `/privacy`. */
export class LegalViewModel implements PageViewModel {
  kind: LegalKind = 'terms';
  text: LiveQuery<LegalText>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.text = this.#textOf('terms');
    makeAutoObservable(this, { text: observableRef }, { autoBind: true });
  }

  show({ path }: Place): void {
    this.kind = path.toLowerCase().startsWith('/privacy') ? 'privacy' : 'terms';
    this.text = this.#textOf(this.kind);
  }

  async prepare(): Promise<PageOutcome> {
    return pageOutcomeOf(await this.text.load());
  }

  activate(): () => void {
    return this.text.follow();
  }

  head(translate: Translate): PageHead {
    const title = this.text.value?.title ?? translate(`pages.${this.kind}`);
    return {
      title: translate('article.title', { title }),
      description: translate(`legal.${this.kind}_text`),
      canonical: `/${this.kind}`,
    };
  }

  #textOf(kind: LegalKind): LiveQuery<LegalText> {
    return new LiveQuery(this.#deps.cache, this.#deps.queries.legal(kind));
  }
}
