import type { TFunction } from 'i18next';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ChosenAddress } from '@domain/addresses/index.ts';
import { noShopFilter, type Category, type ShopCard, type ShopFilter } from '@domain/catalog/index.ts';
import { LivePages, LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import { readShopFilter, type CatalogQueries } from '../catalog/index.ts';

type Deps = { readonly cache: DataCache; readonly queries: CatalogQueries; readonly address: ChosenAddress };

/** Every shop that a filter leaves (CATALOG-1). */
export class ShopListViewModel implements PageViewModel {
  filter: ShopFilter = noShopFilter;
  shops: LivePages<ShopCard>;
  readonly categories: LiveQuery<readonly Category[]>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.categories = new LiveQuery(deps.cache, deps.queries.categories());
    this.shops = this.#list();
    makeAutoObservable(this, { filter: observableRef, shops: observableRef, categories: false }, { autoBind: true });
  }

  show({ query }: Place): void {
    this.filter = readShopFilter(query);
    this.shops = this.#list();
  }

  async prepare(): Promise<PageOutcome> {
    await Promise.all([this.categories.load(), ...this.shops.pages.map((page) => page.load())]);
    return ready;
  }

  activate(): () => void {
    const stopCategories = this.categories.follow();
    let unfollow: (() => void) | undefined;
    const stop = reaction(() => this.shops, (shops) => {
      unfollow?.();
      unfollow = shops.follow();
    }, { fireImmediately: true });
    return () => {
      stop();
      unfollow?.();
      stopCategories();
    };
  }

  get category(): Category | undefined {
    return this.categories.value?.find(({ id }) => id === this.filter.categoryId);
  }

  heading(translate: TFunction): string {
    if (this.category) return this.category.title;
    if (this.filter.kind === 'restaurant') return translate('home.restaurants');
    if (this.filter.kind === 'shop') return translate('home.groceries');
    return translate('list.all');
  }

  head(translate: TFunction): PageHead {
    return { title: translate('list.title', { name: this.heading(translate) }), description: translate('home.description'), canonical: '/shop' };
  }

  #list(): LivePages<ShopCard> {
    const at = this.#deps.address.read()?.location;
    return new LivePages(this.#deps.cache, this.#deps.queries.shops(at ? { ...this.filter, at } : this.filter));
  }
}
