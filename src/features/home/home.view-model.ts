import type { TFunction } from 'i18next';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Banner, Category, ShopCard, ShopFilter } from '@domain/catalog/index.ts';
import { LivePages, LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import type { CatalogQueries } from '../catalog/catalog.queries.ts';

type Deps = { readonly cache: DataCache; readonly queries: CatalogQueries };

const restaurants: ShopFilter = { kind: 'restaurant' };

/** The first page of the marketplace. */
export class HomeViewModel implements PageViewModel {
  readonly categories: LiveQuery<readonly Category[]>;
  readonly banners: LiveQuery<readonly Banner[]>;
  restaurants: LivePages<ShopCard>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    const { cache, queries } = deps;
    this.categories = new LiveQuery(cache, queries.categories());
    this.banners = new LiveQuery(cache, queries.banners());
    this.restaurants = new LivePages(cache, queries.shops(restaurants));
    makeAutoObservable(this, { categories: false, banners: false, restaurants: observableRef }, { autoBind: true });
  }

  show(_place: Place): void {}

  async prepare(): Promise<PageOutcome> {
    const { cache, queries } = this.#deps;
    await Promise.all([cache.load(queries.categories()), cache.load(queries.banners()), cache.load(queries.shops(restaurants)(1))]);
    this.categories.refresh();
    this.banners.refresh();
    for (const page of this.restaurants.pages) page.refresh();
    return ready;
  }

  activate(): () => void {
    const following = [this.categories.follow(), this.banners.follow(), this.restaurants.follow()];
    return () => {
      for (const stop of following) stop();
    };
  }

  head(translate: TFunction): PageHead {
    return { title: translate('home.title'), description: translate('home.description'), canonical: '/' };
  }
}
