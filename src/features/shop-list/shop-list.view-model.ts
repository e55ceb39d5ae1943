import { makeAutoObservable, observableRef } from 'mobx';
import type { ChosenAddress } from '@domain/addresses/index.ts';
import {
  noShopFilter,
  type Category,
  type PriceSpan,
  type ShopCard,
  type ShopFilter,
  type ShopTag,
} from '@domain/catalog/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { followLatest, LivePages, LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import { readShopFilter, writeShopFilter, type CatalogQueries } from '../catalog/index.ts';
import type { SearchQueries } from '../search/index.ts';
import type { FacetQueries } from './facet.queries.ts';
import { readFoundAddress, type FoundAddress } from './found-address.ts';
import { FoundViewModel } from './found.view-model.ts';
import type { Marks } from './marks.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: CatalogQueries;
  readonly facets: FacetQueries;
  readonly searches: SearchQueries;
  readonly address: ChosenAddress;
  readonly loadMarks: () => Promise<Marks>;
};

/** `/shop`: the shops that match a filter (CATALOG-1), or the results of a search (SEARCH-3). */
export class ShopListViewModel implements PageViewModel {
  filter: ShopFilter = noShopFilter;
  shops: LivePages<ShopCard>;
  tags: LiveQuery<readonly ShopTag[]>;
  readonly categories: LiveQuery<readonly Category[]>;
  readonly bounds: LiveQuery<PriceSpan>;
  /** The results of a search; while there are some, they replace the list. */
  found: FoundViewModel | undefined = undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    const { cache, queries, facets } = deps;
    this.categories = new LiveQuery(cache, queries.categories());
    this.bounds = new LiveQuery(cache, facets.priceBounds());
    this.tags = new LiveQuery(cache, facets.tags(undefined));
    this.shops = this.#list();
    makeAutoObservable(
      this,
      {
        filter: observableRef,
        shops: observableRef,
        tags: observableRef,
        found: observableRef,
        categories: false,
        bounds: false,
      },
      { autoBind: true },
    );
  }

  show({ query }: Place): void {
    this.#search(readFoundAddress(query));
    this.narrow(readShopFilter(query));
  }

  /** Shows the list of another filter before the address changes. */
  narrow(filter: ShopFilter): void {
    this.filter = filter;
    this.shops = this.#list();
    this.tags = new LiveQuery(this.#deps.cache, this.#deps.facets.tags(filter.categoryId));
  }

  async prepare(): Promise<PageOutcome> {
    if (this.found) await this.found.load();
    else
      await Promise.all([
        this.categories.load(),
        ...this.shops.pages.map((page) => page.load()),
        this.filter.tagId === undefined ? undefined : this.tags.load(),
      ]);
    return ready;
  }

  activate(): () => void {
    const following = [
      this.categories.follow(),
      followLatest(() => this.found ?? this.shops),
      followLatest(() => (this.filter.tagId === undefined ? undefined : this.tags)),
    ];
    return () => {
      for (const stop of following) stop();
    };
  }

  /** Loads the values that filters offer, once somebody opens the filters. */
  followFacets(): () => void {
    const following = [this.bounds.follow(), followLatest(() => this.tags)];
    return () => {
      for (const stop of following) stop();
    };
  }

  get category(): Category | undefined {
    return this.categories.value?.find(({ id }) => id === this.filter.categoryId);
  }

  get tag(): ShopTag | undefined {
    return this.tags.value?.find(({ id }) => id === this.filter.tagId);
  }

  get hasAddress(): boolean {
    return this.#at() !== undefined;
  }

  heading(translate: Translate): string {
    if (this.found) return translate('search.results_for', { term: this.found.term });
    if (this.category) return this.category.title;
    if (this.filter.kind === 'restaurant') return translate('home.restaurants');
    if (this.filter.kind === 'shop') return translate('home.groceries');
    return translate(this.filter.isVerified ? 'home.favourites' : 'list.all');
  }

  /** ROUTE-11: the canonical address contains category and kind, but no other filter. */
  head(translate: Translate): PageHead {
    const name = this.heading(translate);
    const title = translate('list.title', { name });
    if (this.found) return { title, isPrivate: true };
    const { kind, categoryId, isVerified } = this.filter;
    const description = translate('list.description', { name });
    if (this.category) return { title, description, canonical: `/shop-category/${this.category.uuid}` };
    const address = writeShopFilter(categoryId === undefined ? { kind, isVerified } : { categoryId });
    return { title, description, canonical: address === '' ? '/shop' : `/shop?${address}` };
  }

  #search(address: FoundAddress): void {
    if (this.found?.showPart(address)) return;
    this.found = address.term === '' ? undefined : new FoundViewModel(address, this.#at(), this.#deps, this.found);
  }

  #list(): LivePages<ShopCard> {
    const at = this.#at();
    return new LivePages(this.#deps.cache, this.#deps.queries.shops(at ? { ...this.filter, at } : this.filter));
  }

  #at(): ShopFilter['at'] {
    return this.#deps.address.read()?.location;
  }
}
