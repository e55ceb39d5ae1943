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
import { LiveSearch, LiveSuggestions, type ResultsPart, type SearchQueries } from '../search/index.ts';
import type { FacetQueries } from './facet.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: CatalogQueries;
  readonly facets: FacetQueries;
  readonly searches: SearchQueries;
  readonly address: ChosenAddress;
};

/** `/shop`: the shops that match a filter (CATALOG-1), or the results of a search (SEARCH-3). */
export class ShopListViewModel implements PageViewModel {
  filter: ShopFilter = noShopFilter;
  shops: LivePages<ShopCard>;
  tags: LiveQuery<readonly ShopTag[]>;
  readonly categories: LiveQuery<readonly Category[]>;
  readonly bounds: LiveQuery<PriceSpan>;
  /** The search; while there is one, it replaces the list. */
  results: LiveSearch | undefined = undefined;
  suggested: LiveSuggestions | undefined = undefined;
  /** The part of the results to show; `undefined` shows both. */
  part: ResultsPart | undefined = undefined;
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
        results: observableRef,
        suggested: observableRef,
        categories: false,
        bounds: false,
      },
      { autoBind: true },
    );
  }

  show({ query }: Place): void {
    const term = (query['search'] ?? '').trim();
    this.part = query['show'] === 'shops' || query['show'] === 'products' ? query['show'] : undefined;
    if (term !== this.results?.input.term) this.#search(term);
    this.narrow(readShopFilter(query));
  }

  /** Shows the list of another filter before the address changes. */
  narrow(filter: ShopFilter): void {
    this.filter = filter;
    this.shops = this.#list();
    this.tags = new LiveQuery(this.#deps.cache, this.#deps.facets.tags(filter.categoryId));
  }

  async prepare(): Promise<PageOutcome> {
    if (this.results) await Promise.all([this.results.load(), this.suggested?.load()]);
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
      followLatest(() => this.results ?? this.shops),
      followLatest(() => this.suggested),
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

  /** SEARCH-10f: the term that was searched for instead of the one typed, where that is found nowhere. */
  get corrected(): string | undefined {
    return this.suggested?.corrected;
  }

  heading(translate: Translate): string {
    if (this.results) return translate('search.results_for', { term: this.corrected ?? this.results.input.term });
    if (this.category) return this.category.title;
    if (this.filter.kind === 'restaurant') return translate('home.restaurants');
    if (this.filter.kind === 'shop') return translate('home.groceries');
    return translate(this.filter.isVerified ? 'home.favourites' : 'list.all');
  }

  /** ROUTE-11: the canonical address contains category and kind, but no other filter. */
  head(translate: Translate): PageHead {
    const name = this.heading(translate);
    const title = translate('list.title', { name });
    if (this.results) return { title, isPrivate: true };
    const { kind, categoryId, isVerified } = this.filter;
    const description = translate('list.description', { name });
    if (this.category) return { title, description, canonical: `/shop-category/${this.category.uuid}` };
    const address = writeShopFilter(categoryId === undefined ? { kind, isVerified } : { categoryId });
    return { title, description, canonical: address === '' ? '/shop' : `/shop?${address}` };
  }

  #search(term: string): void {
    const deps = { cache: this.#deps.cache, queries: this.#deps.searches };
    const input = { term, shop: undefined, at: this.#at() };
    this.results = term === '' ? undefined : new LiveSearch(input, deps);
    this.suggested = term === '' ? undefined : new LiveSuggestions(input, deps);
  }

  #list(): LivePages<ShopCard> {
    const at = this.#at();
    return new LivePages(this.#deps.cache, this.#deps.queries.shops(at ? { ...this.filter, at } : this.filter));
  }

  #at(): ShopFilter['at'] {
    return this.#deps.address.read()?.location;
  }
}
