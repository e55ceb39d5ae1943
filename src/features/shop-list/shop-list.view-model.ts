import type { TFunction } from 'i18next';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ChosenAddress } from '@domain/addresses/index.ts';
import { noShopFilter, type Category, type PriceSpan, type ShopCard, type ShopFilter, type ShopTag } from '@domain/catalog/index.ts';
import { followLatest, LivePages, LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import { readShopFilter, writeShopFilter, type CatalogQueries } from '../catalog/index.ts';
import { SearchQuestion, type ResultsPart, type SearchQueries } from '../search/index.ts';
import type { FacetQueries } from './facet.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: CatalogQueries;
  readonly facets: FacetQueries;
  readonly searches: SearchQueries;
  readonly address: ChosenAddress;
};

/** `/shop`: the shops that a filter leaves (CATALOG-1), or everything found for a term (SEARCH-3). */
export class ShopListViewModel implements PageViewModel {
  filter: ShopFilter = noShopFilter;
  shops: LivePages<ShopCard>;
  tags: LiveQuery<readonly ShopTag[]>;
  readonly categories: LiveQuery<readonly Category[]>;
  readonly bounds: LiveQuery<PriceSpan>;
  /** What was searched for; the list stands aside then. */
  results: SearchQuestion | undefined = undefined;
  /** The one part of the results that is shown, else both. */
  part: ResultsPart | undefined = undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    const { cache, queries, facets } = deps;
    this.categories = new LiveQuery(cache, queries.categories());
    this.bounds = new LiveQuery(cache, facets.priceBounds());
    this.tags = new LiveQuery(cache, facets.tags(undefined));
    this.shops = this.#list();
    makeAutoObservable(this, { filter: observableRef, shops: observableRef, tags: observableRef, results: observableRef, categories: false, bounds: false }, { autoBind: true });
  }

  show({ query }: Place): void {
    const { cache } = this.#deps;
    const term = (query['search'] ?? '').trim();
    this.part = query['show'] === 'shops' || query['show'] === 'products' ? query['show'] : undefined;
    if (term === '') this.results = undefined;
    else if (this.results?.asked.term !== term) this.results = new SearchQuestion({ term, shop: undefined, at: this.#at() }, { cache, queries: this.#deps.searches });
    this.narrow(readShopFilter(query));
  }

  /** Shows another filter's list, before the address says so too. */
  narrow(filter: ShopFilter): void {
    this.filter = filter;
    this.shops = this.#list();
    this.tags = new LiveQuery(this.#deps.cache, this.#deps.facets.tags(filter.categoryId));
  }

  async prepare(): Promise<PageOutcome> {
    if (this.results) await this.results.load();
    else await Promise.all([this.categories.load(), ...this.shops.pages.map((page) => page.load()), this.filter.tagId === undefined ? undefined : this.tags.load()]);
    return ready;
  }

  activate(): () => void {
    const following = [this.categories.follow(), followLatest(() => this.results ?? this.shops), followLatest(() => (this.filter.tagId === undefined ? undefined : this.tags))];
    return () => {
      for (const stop of following) stop();
    };
  }

  /** What the list can be narrowed by, wanted once somebody looks for it. */
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

  heading(translate: TFunction): string {
    if (this.results) return translate('search.results_for', { term: this.results.asked.term });
    if (this.category) return this.category.title;
    if (this.filter.kind === 'restaurant') return translate('home.restaurants');
    if (this.filter.kind === 'shop') return translate('home.groceries');
    return translate(this.filter.isVerified ? 'home.favourites' : 'list.all');
  }

  /** ROUTE-11: each category has a page that it is known by, each kind is one of its own; what else narrows it is not. */
  head(translate: TFunction): PageHead {
    const name = this.heading(translate);
    const title = translate('list.title', { name });
    if (this.results) return { title, isPrivate: true };
    const { kind, categoryId, isVerified } = this.filter;
    const description = translate('list.description', { name });
    if (this.category) return { title, description, canonical: `/shop-category/${this.category.uuid}` };
    const address = writeShopFilter(categoryId === undefined ? { kind, isVerified } : { categoryId });
    return { title, description, canonical: address === '' ? '/shop' : `/shop?${address}` };
  }

  #list(): LivePages<ShopCard> {
    const at = this.#at();
    return new LivePages(this.#deps.cache, this.#deps.queries.shops(at ? { ...this.filter, at } : this.filter));
  }

  #at(): ShopFilter['at'] {
    return this.#deps.address.read()?.location;
  }
}
