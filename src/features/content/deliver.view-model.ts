import { makeAutoObservable } from 'mobx';
import type { AboutPart } from '@domain/content/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { pageOutcomeOf, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import { CourierApplicationViewModel, type CourierApplicationDeps } from '../courier-application/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { MarketTextQueries } from './market-text.queries.ts';

type Deps = CourierApplicationDeps & {
  readonly cache: DataCache;
  readonly queries: Pick<MarketTextQueries, 'deliver'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
};

/** ROUTE-9: how to become a courier, the application, and where to get the couriers' app. */
export class DeliverViewModel implements PageViewModel {
  readonly text: LiveQuery<AboutPart>;
  readonly application: CourierApplicationViewModel;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.text = new LiveQuery(deps.cache, deps.queries.deliver());
    this.application = new CourierApplicationViewModel(deps);
    makeAutoObservable(this, { text: false, application: false }, { autoBind: true });
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
    const stops = [this.text.follow(), ...(this.offersWork ? [this.application.activate()] : [])];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Whether couriers have a page here. */
  get offersWork(): boolean {
    return this.#deps.reference.settings.extensions.includes('courier_work');
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
