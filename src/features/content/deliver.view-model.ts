import { makeAutoObservable, runInAction } from 'mobx';
import type { ApplicationStatus, CourierApplications } from '@domain/couriers/index.ts';
import type { AboutPart } from '@domain/content/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { pageOutcomeOf, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { MarketTextQueries } from './market-text.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<MarketTextQueries, 'deliver'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly applications: CourierApplications;
  readonly sessions: Pick<SessionStore, 'read'>;
};

/** ROUTE-9: how to become a courier, and where to get the couriers' app. */
export class DeliverViewModel implements PageViewModel {
  readonly text: LiveQuery<AboutPart>;
  /** COURIER-7: what became of the application of whoever is signed in. */
  application: ApplicationStatus | undefined = undefined;
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
    if (this.#deps.sessions.read() && this.offersWork) void this.#readApplication();
    return this.text.follow();
  }

  /** Whether couriers have a page here. */
  get offersWork(): boolean {
    return this.#deps.reference.settings.extensions.includes('courier_work');
  }

  async #readApplication(): Promise<void> {
    const answer = await this.#deps.applications.latest();
    // Whoever reads about the work can do so without it.
    if (answer.ok) runInAction(() => (this.application = answer.value));
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
