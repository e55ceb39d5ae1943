import type { TFunction } from 'i18next';
import { makeAutoObservable, observableRef } from 'mobx';
import { noShopFilter, type Banner, type Category, type ShopCard, type ShopFilter } from '@domain/catalog/index.ts';
import type { ChosenAddress } from '@domain/addresses/index.ts';
import type { Article, ArticleCard } from '@domain/content/index.ts';
import type { Uuid } from '@domain/kernel/ids.ts';
import type { Page } from '@domain/kernel/page.ts';
import { followLatest, LivePages, LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type Navigator, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import { readShopFilter, type CatalogQueries } from '../catalog/index.ts';
import type { ArticleQueries } from '../content/index.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: CatalogQueries;
  readonly articles: Pick<ArticleQueries, 'article' | 'latestNews'>;
  readonly address: ChosenAddress;
  readonly navigator: Pick<Navigator, 'close'>;
};

/** The first page of the marketplace, variant 1 of contract 6.2. */
export class HomeViewModel implements PageViewModel {
  filter: ShopFilter = noShopFilter;
  restaurants: LivePages<ShopCard>;
  readonly categories: LiveQuery<readonly Category[]>;
  readonly banners: LiveQuery<readonly Banner[]>;
  readonly groceries: LiveQuery<Page<ShopCard>>;
  readonly favourites: LiveQuery<Page<ShopCard>>;
  readonly recommended: LiveQuery<readonly ShopCard[]>;
  readonly latestNews: LiveQuery<readonly ArticleCard[]>;
  /** ROUTE-1: the news item that stands open over the page. */
  news: LiveQuery<Article> | undefined = undefined;
  #query: Place['query'] = {};
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    const { cache, queries, articles } = deps;
    this.categories = new LiveQuery(cache, queries.categories());
    this.banners = new LiveQuery(cache, queries.banners());
    this.groceries = new LiveQuery(cache, queries.shops(this.#here({ kind: 'shop' }))(1));
    this.favourites = new LiveQuery(cache, queries.shops({ isVerified: true })(1));
    this.recommended = new LiveQuery(cache, queries.recommended());
    this.latestNews = new LiveQuery(cache, articles.latestNews());
    this.restaurants = this.#restaurants();
    makeAutoObservable(this, { filter: observableRef, restaurants: observableRef, categories: false, banners: false, groceries: false, favourites: false, recommended: false, latestNews: false, news: observableRef }, { autoBind: true });
  }

  show({ query }: Place): void {
    this.#query = query;
    const { cache, articles } = this.#deps;
    const question = articles.article(query['news']);
    this.news = question && new LiveQuery(cache, question);
    this.filter = readShopFilter(query);
    this.restaurants = this.#restaurants();
  }

  async prepare(): Promise<PageOutcome> {
    await Promise.all([...this.#sections(), ...this.restaurants.pages, ...(this.news ? [this.news] : [])].map((query) => query.load()));
    return ready;
  }

  activate(): () => void {
    const following = [...this.#sections().map((query) => query.follow()), followLatest(() => this.restaurants), followLatest(() => this.news)];
    return () => {
      for (const stop of following) stop();
    };
  }

  /** The address of this page with a news item over it. */
  newsPath(id: Uuid): string {
    return `/?${new URLSearchParams({ ...this.#query, news: id })}`;
  }

  /** Leaves the page as it is, and no second one in the history. */
  closeNews(): void {
    const query = new URLSearchParams(this.#query);
    query.delete('news');
    this.#deps.navigator.close(query.size > 0 ? `/?${query}` : '/');
  }

  head(translate: TFunction): PageHead {
    const news = this.news?.value;
    if (news) return { title: translate('article.title', { title: news.title }), canonical: `/blog/${news.id}`, description: news.brief };
    return { title: translate('home.title'), description: translate('home.description'), canonical: '/' };
  }

  #restaurants(): LivePages<ShopCard> {
    return new LivePages(this.#deps.cache, this.#deps.queries.shops(this.#here({ ...this.filter, kind: 'restaurant' })));
  }

  /** The same question for the chosen address: shops that deliver there. */
  #here(filter: ShopFilter): ShopFilter {
    const at = this.#deps.address.read()?.location;
    return at ? { ...filter, at } : filter;
  }

  #sections() {
    return [this.categories, this.banners, this.groceries, this.favourites, this.recommended, this.latestNews];
  }
}
