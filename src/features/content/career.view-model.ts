import { makeAutoObservable, observableRef } from 'mobx';
import type { Career } from '@domain/content/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { pageOutcomeOf, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { MarketTextQueries } from './market-text.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<MarketTextQueries, 'career'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  /** Structured data for search engines, rendered by the server only. */
  readonly describe: (career: Career, employer: string) => PageHead['structured'];
};

/** ROUTE-9: one job, and the address for applications. */
export class CareerViewModel implements PageViewModel {
  career: LiveQuery<Career> | undefined = undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { career: observableRef }, { autoBind: true });
  }

  /** Empty where the operator has configured none. */
  get email(): string {
    return this.#deps.reference.settings.email;
  }

  show({ params }: Place): void {
    const question = this.career ? undefined : this.#deps.queries.career(params['id']);
    if (question) this.career = new LiveQuery(this.#deps.cache, question);
  }

  async prepare(): Promise<PageOutcome> {
    return pageOutcomeOf(await this.career?.load());
  }

  activate(): () => void {
    return this.career?.follow() ?? (() => {});
  }

  head(translate: Translate): PageHead {
    const career = this.career?.value;
    if (!career) return { title: translate('careers.title') };
    const structured = this.#deps.describe(career, this.#deps.reference.settings.title);
    return {
      title: translate('article.title', { title: career.title }),
      description: translate('careers.description'),
      canonical: `/careers/${career.id}`,
      ...(structured && { structured }),
    };
  }
}
