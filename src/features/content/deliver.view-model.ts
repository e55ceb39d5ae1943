import { makeAutoObservable } from 'mobx';
import type { AboutPart } from '@domain/content/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { pageOutcomeOf, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { MarketTextQueries } from './market-text.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<MarketTextQueries, 'deliver'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
};

/** ROUTE-9: how to become a courier, and where to get the couriers' app. */
export class DeliverViewModel implements PageViewModel {
  readonly text: LiveQuery<AboutPart>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.text = new LiveQuery(deps.cache, deps.queries.deliver());
    makeAutoObservable(this, { text: false }, { autoBind: true });
  }

  /** The links of the page itself, else those of the settings. */
  get apps(): AboutPart['apps'] {
    const { deliveryIos, deliveryAndroid } = this.#deps.reference.settings.apps;
    return { ios: this.text.value?.apps.ios || deliveryIos, android: this.text.value?.apps.android || deliveryAndroid };
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    return pageOutcomeOf(await this.text.load());
  }

  activate(): () => void {
    return this.text.follow();
  }

  head(translate: Translate): PageHead {
    const { value } = this.text;
    return {
      title: translate('article.title', { title: value?.title ?? translate('pages.deliver') }),
      description: translate('deliver.description'),
      canonical: '/deliver',
      ...(value?.image !== undefined && { image: value.image }),
    };
  }
}
