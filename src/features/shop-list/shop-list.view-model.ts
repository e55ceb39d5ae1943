import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ChosenAddress } from '@domain/addresses/index.ts';
import {
  noShopFilter,
  plainShopFilter,
  shopFilterFor,
  type Category,
  type PriceSpan,
  type ShopCard,
  type ShopFilter,
  type ShopTag,
} from '@domain/catalog/index.ts';
import { emptyProfile } from '@domain/dietary/index.ts';
import type { CategoryId } from '@domain/kernel/ids.ts';
import type { Translate } from '../../i18n/index.ts';
import { followLatest, LivePages, LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import { readListFilter, writeListFilter, type CatalogQueries } from '../catalog/index.ts';
import { DeviceProfile, type Dietary } from '../dietary/index.ts';
import type { SearchQueries } from '../search/index.ts';
import type { FacetQueries } from './facet.queries.ts';
import { readFoundAddress, type FoundAddress } from './found-address.ts';
import { FoundViewModel } from './found.view-model.ts';
import { LiveCounts } from './live-counts.ts';
import type { Marks } from './marks.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: CatalogQueries;
  readonly facets: FacetQueries;
  readonly searches: SearchQueries;
  readonly address: ChosenAddress;
  readonly dietary: Pick<Dietary, 'advice' | 'load'>;
  readonly loadMarks: () => Promise<Marks>;
  readonly contents: ListContents;
};

/** What `/shop` shows: the list of shops, or the results of a search. */
export type ListContent = 'shops' | 'results';

/** The code of the contents. */
export type ListContents = {
  /** Returns whether it is there. */
  readonly load: (content: ListContent) => Promise<boolean>;
};

/** A value to choose, and how many shops the list would have with it, where that is known. */
export type Choice<Value> = { readonly value: Value; readonly count: number | undefined };

/** `/shop`: the shops that match a filter (CATALOG-1), or the results of a search (SEARCH-3). */
export class ShopListViewModel implements PageViewModel {
  filter: ShopFilter = noShopFilter;
  shops: LivePages<ShopCard>;
  tags: LiveQuery<readonly ShopTag[]>;
  readonly categories: LiveQuery<readonly Category[]>;
  readonly bounds: LiveQuery<PriceSpan>;
  readonly counts: LiveCounts;
  /** The results of a search; while there are some, they replace the list. */
  found: FoundViewModel | undefined = undefined;
  readonly #profile: DeviceProfile;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    const { cache, queries, facets } = deps;
    this.#profile = new DeviceProfile(deps.dietary);
    this.categories = new LiveQuery(cache, queries.categories());
    this.bounds = new LiveQuery(cache, facets.priceBounds());
    this.counts = new LiveCounts(cache, facets);
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
        counts: false,
      },
      { autoBind: true },
    );
  }

  show({ query }: Place): void {
    this.#search(readFoundAddress(query));
    this.narrow(readListFilter(query));
    void this.#deps.contents.load(this.content);
  }

  /** Shows the list of another filter before the address changes. */
  narrow(filter: ShopFilter): void {
    const { cache, facets } = this.#deps;
    // A limit that the server does not know would seem to hold.
    const { isForMe, ...known } = facets.counts(filter) ? filter : plainShopFilter(filter);
    this.filter = isForMe && (this.hasProfile || !this.#profile.isRead) ? { ...known, isForMe } : known;
    this.shops = this.#list();
    this.counts.narrow(this.#placed());
    this.tags = new LiveQuery(cache, facets.tags(this.#onlyCategory()));
  }

  async prepare(): Promise<PageOutcome> {
    const [isLoaded] = await Promise.all([this.#deps.contents.load(this.content), this.#loadData()]);
    return isLoaded ? ready : { kind: 'unloaded' };
  }

  activate(): () => void {
    void this.#profile.read();
    const following = [
      reaction(
        () => this.#profile.value,
        () => this.filter.isForMe && this.narrow(this.filter),
      ),
      this.categories.follow(),
      followLatest(() => this.found ?? (this.isWaiting ? undefined : this.shops)),
      followLatest(() => (this.found || this.isWaiting ? undefined : this.counts.query)),
      followLatest(() => (this.#needsTags() ? this.tags : undefined)),
    ];
    return () => {
      for (const stop of following) stop();
    };
  }

  /** Loads the values of filters when they are first opened. */
  followFacets(): () => void {
    const following = [this.bounds.follow(), followLatest(() => (this.counts.query ? undefined : this.tags))];
    return () => {
      for (const stop of following) stop();
    };
  }

  get content(): ListContent {
    return this.found ? 'results' : 'shops';
  }

  /** The server sends the styles of what this address shows. */
  get codePart(): string {
    return `shop-list-${this.content}`;
  }

  /** The category that the list is about; `undefined` for none and for several. */
  get category(): Category | undefined {
    const id = this.#onlyCategory();
    return id && this.categoryOf(id);
  }

  categoryOf(id: CategoryId): Category | undefined {
    return (
      this.categories.value?.find((category) => category.id === id) ??
      this.counts.value?.categoryIds.choices.find(({ value }) => value.id === id)?.value
    );
  }

  /** Categories that occur in the list, in the operator's order, each with its count where the server counts. */
  get categoryChoices(): readonly Choice<Category>[] {
    const { value: counts } = this.counts;
    const countOf = new Map(counts?.categoryIds.choices.map(({ value, count }) => [value.id, count]));
    const isHere = ({ id }: Category): boolean =>
      !counts || countOf.has(id) || this.filter.categoryIds?.includes(id) === true;
    return (this.categories.value ?? [])
      .filter(isHere)
      .map((value) => ({ value, count: counts && (countOf.get(value.id) ?? 0) }));
  }

  get tagChoices(): readonly Choice<ShopTag>[] {
    const { value: counts } = this.counts;
    return counts?.tagIds.choices ?? (this.tags.value ?? []).map((value) => ({ value, count: undefined }));
  }

  /** Whether a dietary profile is stored on this device; false until hydration. */
  get hasProfile(): boolean {
    return this.#profile.isGiven;
  }

  /** Whether the list is filtered by a profile that is not read yet: no other list may replace it. */
  get isWaiting(): boolean {
    return this.filter.isForMe === true && !this.#profile.isRead;
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
    const { kind, isVerified } = this.filter;
    const category = this.#onlyCategory();
    const description = translate('list.description', { name });
    if (this.category) return { title, description, canonical: `/shop-category/${this.category.uuid}` };
    const address = writeListFilter(category === undefined ? { kind, isVerified } : { categoryIds: [category] });
    return { title, description, canonical: address === '' ? '/shop' : `/shop?${address}` };
  }

  async #loadData(): Promise<void> {
    if (this.found) return this.found.load();
    await Promise.all([
      this.categories.load(),
      ...(this.isWaiting ? [] : [...this.shops.pages.map((page) => page.load()), this.counts.query?.load()]),
      this.#needsTags() ? this.tags.load() : undefined,
    ]);
  }

  #search(address: FoundAddress): void {
    if (this.found?.showPart(address)) return;
    this.found = address.term === '' ? undefined : new FoundViewModel(address, this.#at(), this.#deps, this.found);
  }

  #list(): LivePages<ShopCard> {
    return new LivePages(this.#deps.cache, this.#deps.queries.shops(this.#placed()));
  }

  #placed(): ShopFilter {
    const [at, filter] = [this.#at(), shopFilterFor(this.filter, this.#profile.value ?? emptyProfile)];
    return at ? { ...filter, at } : filter;
  }

  #onlyCategory(): CategoryId | undefined {
    return this.filter.categoryIds?.length === 1 ? this.filter.categoryIds[0] : undefined;
  }

  /** Counted tags bring their titles. */
  #needsTags(): boolean {
    return this.filter.tagIds !== undefined && !this.counts.query;
  }

  #at(): ShopFilter['at'] {
    return this.#deps.address.read()?.location;
  }
}
