import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  noShopFilter,
  type isOffered,
  type ShopCard,
  type ShopCounts,
  type ShopFilter,
} from '@domain/catalog/index.ts';
import type { ChosenAddress } from '@domain/addresses/index.ts';
import type { Article } from '@domain/content/index.ts';
import type { Uuid } from '@domain/kernel/ids.ts';
import { homeVariantOf, type HomeVariant, type Settings } from '@domain/settings/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { followLatest, LivePages, LiveQuery, type DataCache, type Query } from '../../data/index.ts';
import {
  ready,
  type Navigator,
  type PageHead,
  type PageOutcome,
  type PageViewModel,
  type Place,
} from '../../routes/index.ts';
import { readShopFilter, type CatalogQueries } from '../catalog/index.ts';
import type { ArticleQueries } from '../content/index.ts';
import type { PromotionQueries } from '../promotions/index.ts';
import type { Count, LiveCounts } from '../shop-list/index.ts';
import type { StoryQueries } from '../stories/index.ts';
import { withLocation, type CreateHomeQueries, type HomeSections } from './home-queries.ts';

/** The four variants, each with code that only its visitors load. */
export type HomeVariants = {
  /** Loads the code of a variant and returns the factory of its queries. */
  load(variant: HomeVariant): Promise<CreateHomeQueries>;
};

export type LoadedCounts = {
  readonly live: LiveCounts;
  readonly Count: typeof Count;
  readonly isOffered: typeof isOffered;
};

/** What the list at the end of the page would leave of itself with each filter; loaded after the first screen. */
export type HomeCounts = {
  /** Whether the server counts. */
  isCounted(): boolean;
  load(): Promise<LoadedCounts>;
};

type Deps = {
  readonly cache: DataCache;
  readonly queries: CatalogQueries;
  readonly stories: StoryQueries;
  readonly promotions: Pick<PromotionQueries, 'ads'>;
  readonly articles: Pick<ArticleQueries, 'article' | 'latestNews'>;
  readonly address: ChosenAddress;
  readonly navigator: Pick<Navigator, 'close'>;
  readonly reference: { readonly settings: Pick<Settings, 'uiType'> };
  readonly variants: HomeVariants;
  readonly counts: HomeCounts;
};

type Sections = { readonly [Name in keyof HomeSections]?: LiveQuery<HomeSections[Name]> };

/** The home page, in one of the variants of contract 6.2. */
export class HomeViewModel implements PageViewModel {
  /** LAYOUT-2: the variant on screen; undefined until its code is loaded. */
  variant: HomeVariant | undefined = undefined;
  /** The code of the variant could not be loaded. */
  hasFailed = false;
  filter: ShopFilter = noShopFilter;
  sections: Sections = {};
  /** The endless list at the end of the page, if it has one. */
  endless: LivePages<ShopCard> | undefined = undefined;
  /** ROUTE-1: the news item that is open over the page. */
  news: LiveQuery<Article> | undefined = undefined;
  /** `undefined` until their code has loaded. */
  loadedCounts: LoadedCounts | undefined = undefined;
  #query: Place['query'] = {};
  #loading: Promise<void> | undefined;
  #wanted: HomeVariant | undefined;
  #ask: CreateHomeQueries | undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      {
        filter: observableRef,
        sections: observableRef,
        endless: observableRef,
        news: observableRef,
        loadedCounts: observableRef,
      },
      { autoBind: true },
    );
  }

  show({ query }: Place): void {
    this.#query = query;
    const { cache, articles, reference } = this.#deps;
    const question = articles.article(query['news']);
    this.news = question && new LiveQuery(cache, question);
    this.filter = readShopFilter(query);
    const wanted = homeVariantOf(query['v'], reference.settings.uiType);
    if (wanted !== this.#wanted) this.#loading = this.#load(wanted);
    else if (this.#ask) this.#createQueries(this.#ask);
    this.loadedCounts?.live.narrow(this.#listed());
  }

  async prepare(): Promise<PageOutcome> {
    await this.#loading;
    await Promise.all(
      [...this.#shown(), ...(this.endless?.pages ?? []), ...(this.news ? [this.news] : [])].map((query) =>
        query.load(),
      ),
    );
    return this.hasFailed ? { kind: 'unloaded' } : ready;
  }

  activate(): () => void {
    const following = [
      followLatest(() => together(this.#shown())),
      followLatest(() => this.endless),
      followLatest(() => this.news),
      followLatest(() => this.loadedCounts?.live.query),
    ];
    if (this.isCounted) void this.#loadCounts();
    return () => {
      for (const stop of following) stop();
    };
  }

  /** Returns the data of a section, once it is loaded. */
  of<Name extends keyof HomeSections>(name: Name): HomeSections[Name] | undefined {
    return this.sections[name]?.value;
  }

  /** Whether the chips of this variant show what they leave. */
  get isCounted(): boolean {
    return this.variant === 1 && this.#deps.counts.isCounted();
  }

  /** `undefined` until they have loaded. */
  get counts(): ShopCounts | undefined {
    return this.loadedCounts?.live.value;
  }

  get hasAddress(): boolean {
    return this.#deps.address.read()?.location !== undefined;
  }

  /** LAYOUT-2: the server sends the variant's styles along. */
  get codePart(): string | undefined {
    return this.variant && `home-${this.variant}`;
  }

  /** The address of this page without filters and news. */
  get path(): string {
    const { v } = this.#query;
    return v === undefined ? '/' : `/?${new URLSearchParams({ v })}`;
  }

  /** The address of this page with a news item over it. */
  newsPath(id: Uuid): string {
    return `/?${new URLSearchParams({ ...this.#query, news: id })}`;
  }

  /** Closes the news item without a second history entry of the page. */
  closeNews(): void {
    const query = new URLSearchParams(this.#query);
    query.delete('news');
    this.#deps.navigator.close(query.size > 0 ? `/?${query}` : '/');
  }

  head(translate: Translate): PageHead {
    const news = this.news?.value;
    if (news)
      return {
        title: translate('article.title', { title: news.title }),
        canonical: `/blog/${news.id}`,
        description: news.brief,
      };
    return { title: translate('home.title'), description: translate('home.description'), canonical: '/' };
  }

  /** Keeps the current variant on screen until the other one is loaded. */
  async #load(wanted: HomeVariant): Promise<void> {
    this.#wanted = wanted;
    const ask = await this.#deps.variants.load(wanted).catch(() => undefined);
    if (this.#wanted !== wanted) return;
    runInAction(() => {
      this.hasFailed = !ask;
      if (!ask) return;
      this.variant = wanted;
      this.#createQueries(ask);
    });
  }

  #createQueries(ask: CreateHomeQueries): void {
    this.#ask = ask;
    const { cache, address } = this.#deps;
    const { sections, endless } = ask({ ...this.#deps, filter: this.filter, at: address.read()?.location });
    this.sections = Object.fromEntries(
      Object.entries(sections).map(([name, query]) => [name, new LiveQuery(cache, query as Query<unknown>)]),
    );
    this.endless = endless && new LivePages(cache, endless);
  }

  async #loadCounts(): Promise<void> {
    // Without counts the chips work as well.
    const counts = await this.#deps.counts.load().catch(() => undefined);
    runInAction(() => {
      counts?.live.narrow(this.#listed());
      this.loadedCounts = counts;
    });
  }

  /** The filter of the endless list. */
  #listed(): ShopFilter {
    return withLocation({ ...this.filter, kind: 'restaurant' }, this.#deps.address.read()?.location);
  }

  #shown(): readonly LiveQuery<unknown>[] {
    return Object.values(this.sections);
  }
}

const together = (queries: readonly LiveQuery<unknown>[]) => ({
  follow: () => {
    const following = queries.map((query) => query.follow());
    return () => {
      for (const stop of following) stop();
    };
  },
});
