import { makeAutoObservable } from 'mobx';
import { findFaqs, type Faq } from '@domain/content/index.ts';
import { announces } from '@domain/settings/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { MarketTextQueries } from './market-text.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<MarketTextQueries, 'faqs'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  /** Structured data for search engines, rendered by the server only. */
  readonly describe: (faqs: readonly Faq[]) => PageHead['structured'];
};

/** ROUTE-9: frequent questions with a search, and the contact for others. */
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

  /** ROUTE-9a: the questions that match the search. */
  get found(): readonly Faq[] {
    return findFaqs(this.faqs.value ?? [], this.search);
  }

  get phone(): string {
    return this.#deps.reference.settings.phone;
  }

  get email(): string {
    return this.#deps.reference.settings.email;
  }

  /** Whether customers write to the marketplace here. */
  get hasChat(): boolean {
    return announces(this.#deps.reference.settings, 'chat');
  }

  searchFor(text: string): void {
    this.search = text;
  }

  head(translate: Translate): PageHead {
    const structured = this.faqs.value && this.#deps.describe(this.faqs.value);
    return {
      title: translate('help.title'),
      description: translate('help.description'),
      canonical: '/help',
      ...(structured && { structured }),
    };
  }
}
