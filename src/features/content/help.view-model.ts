import type { TFunction } from 'i18next';
import { makeAutoObservable } from 'mobx';
import { findFaqs, type Faq } from '@domain/content/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { MarketTextQueries } from './market-text.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<MarketTextQueries, 'faqs'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  /** What search engines are told; only the server's page says it. */
  readonly describe: (faqs: readonly Faq[]) => PageHead['structured'];
};

/** ROUTE-9: questions customers ask, to be searched, and who to ask besides. */
export class HelpViewModel implements PageViewModel {
  search = '';
  readonly faqs: LiveQuery<readonly Faq[]>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.faqs = new LiveQuery(deps.cache, deps.queries.faqs());
    makeAutoObservable(this, { faqs: false }, { autoBind: true });
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    return (await this.faqs.load()).ok ? ready : { kind: 'failed' };
  }

  activate(): () => void {
    return this.faqs.follow();
  }

  /** ROUTE-9a: what fits the typed words. */
  get found(): readonly Faq[] {
    return findFaqs(this.faqs.value ?? [], this.search);
  }

  get phone(): string {
    return this.#deps.reference.settings.phone;
  }

  get email(): string {
    return this.#deps.reference.settings.email;
  }

  searchFor(text: string): void {
    this.search = text;
  }

  head(translate: TFunction): PageHead {
    const structured = this.faqs.value && this.#deps.describe(this.faqs.value);
    return { title: translate('help.title'), description: translate('help.description'), canonical: '/help', ...(structured && { structured }) };
  }
}
