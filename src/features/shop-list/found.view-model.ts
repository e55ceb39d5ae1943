import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { GeoPoint, ProductHit, ShopCard } from '@domain/catalog/index.ts';
import type { ShopId, Uuid } from '@domain/kernel/ids.ts';
import {
  isChosen,
  toggleChoice,
  type FacetChoice,
  type OfferedFacet,
  type SearchFilter,
} from '@domain/search/index.ts';
import { followLatest, LiveQuery, type DataCache } from '../../data/index.ts';
import { LiveSearch, LiveSuggestions, type ResultsPart, type SearchQueries } from '../search/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { FacetQueries } from './facet.queries.ts';
import { writeFoundAddress, type FoundAddress } from './found-address.ts';
import type { Marks } from './marks.ts';

type Deps = {
  readonly cache: DataCache;
  readonly searches: SearchQueries;
  readonly facets: FacetQueries;
  readonly queries: Pick<CatalogQueries, 'shopsByUuid'>;
  /** Loads what marks found words. */
  readonly loadMarks: () => Promise<Marks>;
};

const NOTHING_FOUND = { shops: 0, products: 0 };

const isSameChoice = (one: FacetChoice, other: FacetChoice): boolean =>
  one.group === other.group && one.value === other.value;

/** The dishes found in one shop. */
export type FoundInShop = { readonly shopId: ShopId; readonly title: string; readonly products: readonly ProductHit[] };

/** SEARCH-3: the results of one address. */
export class FoundViewModel {
  address: FoundAddress;
  readonly results: LiveSearch;
  /** `undefined` until it has loaded. */
  marks: Marks | undefined = undefined;
  /** The shops of the dishes found, page by page. */
  sellers: readonly LiveQuery<readonly ShopCard[]>[] = [];
  readonly #deps: Deps;
  readonly #suggested: LiveSuggestions;
  readonly #facets: LiveQuery<readonly OfferedFacet[]> | undefined;
  /** The same search without filters, asked for only where they leave nothing. */
  readonly #unfiltered: LiveSearch | undefined;
  /** What the previous address offered, until this one's data has loaded: nothing disappears under the pointer. */
  readonly #before: readonly OfferedFacet[];

  constructor(address: FoundAddress, at: GeoPoint | undefined, deps: Deps, before: FoundViewModel | undefined) {
    const { cache, searches, facets } = deps;
    const { term, filter, isLiteral } = address;
    const narrowing = { filter, isLiteral };
    const input = { term, shop: undefined, at };
    this.#deps = deps;
    this.address = address;
    this.results = new LiveSearch({ ...input, ...narrowing }, { cache, queries: searches });
    this.#unfiltered = this.isNarrowed
      ? new LiveSearch({ ...input, filter: {}, isLiteral }, { cache, queries: searches })
      : undefined;
    this.#suggested = new LiveSuggestions(input, { cache, queries: searches });
    const query = facets.search(term, at, narrowing);
    this.#facets = query && new LiveQuery(cache, query);
    this.#before = before?.address.term === term ? before.choices : [];
    this.marks = before?.marks;
    makeAutoObservable(this, { address: observableRef, results: false, marks: observableRef, sellers: observableRef });
  }

  /** Shows another part of the same results; returns false for results of another address. */
  showPart(address: FoundAddress): boolean {
    const isSame = writeFoundAddress({ ...address, part: undefined }) === this.path({ part: undefined });
    if (isSame) this.address = address;
    return isSame;
  }

  get #offered(): readonly OfferedFacet[] {
    return this.#facets?.value ?? this.#before;
  }

  /** Every choice that these results or those before them offer: one that would leave nothing stays where it was. */
  get choices(): readonly OfferedFacet[] {
    const offered = this.#offered;
    const isNew = ({ choice }: OfferedFacet): boolean =>
      !this.#before.some((each) => isSameChoice(each.choice, choice));
    const kept = this.#before.map(
      (facet) => offered.find(({ choice }) => isSameChoice(facet.choice, choice)) ?? { ...facet, found: NOTHING_FOUND },
    );
    return [...kept, ...offered.filter(isNew)];
  }

  /** The choices that are on. */
  get active(): readonly OfferedFacet[] {
    return this.choices.filter(({ choice }) => this.isOn(choice));
  }

  /** How many results the shown part has. */
  get shownCount(): number {
    const { part } = this.address;
    return part ? (this.results[part]?.total ?? 0) : this.results.count;
  }

  /** Whether the shown part is known to have no results. */
  get isEmpty(): boolean {
    return this.#totalOf(this.results) === 0;
  }

  /** SEARCH-3f: how many results the shown part has without filters; `undefined` while that is not known. */
  get unfilteredCount(): number | undefined {
    return this.#unfiltered && this.#totalOf(this.#unfiltered);
  }

  /** The facets of this part of the results; renders nothing without choices. */
  get facets(): readonly OfferedFacet[] {
    return this.#offered.filter((facet) => this.isOn(facet.choice) || this.countOf(facet) > 0);
  }

  /** Whether the first choices are still on their way: their place is kept. */
  get awaitsFacets(): boolean {
    return this.choices.length === 0 && this.#facets?.isLoading === true;
  }

  /** The content of the shown part once the facet is chosen. */
  countOf({ found: { shops, products } }: OfferedFacet): number {
    const { part } = this.address;
    return (part === 'products' ? 0 : shops) + (part === 'shops' ? 0 : products);
  }

  isOn(choice: FacetChoice): boolean {
    return isChosen(this.address.filter, choice);
  }

  get isNarrowed(): boolean {
    return Object.values(this.address.filter).some((value) => value !== undefined);
  }

  /** SEARCH-10f: the term that was searched for instead of the one typed. */
  get corrected(): string | undefined {
    return this.address.isLiteral ? undefined : this.#suggested.corrected;
  }

  /** The correction of a term that is searched as typed. */
  get meant(): string | undefined {
    return this.address.isLiteral ? this.#suggested.corrected : undefined;
  }

  /** The term of the results shown. */
  get term(): string {
    return this.corrected ?? this.address.term;
  }

  /** Dishes by shop, in the order of the best dish of each. */
  get byShop(): readonly FoundInShop[] {
    const groups = new Map<ShopId, ProductHit[]>();
    for (const product of this.results.products.items)
      groups.set(product.shopId, [...(groups.get(product.shopId) ?? []), product]);
    return [...groups].map(([shopId, products]) => ({ shopId, title: products[0]?.shopTitle ?? '', products }));
  }

  /** `undefined` until it has loaded. */
  shopOf(shopId: ShopId): ShopCard | undefined {
    return [...(this.results.shops?.items ?? []), ...this.sellers.flatMap(({ value }) => value ?? [])].find(
      ({ id }) => id === shopId,
    );
  }

  pathWith(choice: FacetChoice): string {
    return this.path({ filter: toggleChoice(this.address.filter, choice) });
  }

  /** The path of these results with a change. */
  path(change: {
    readonly part?: ResultsPart | undefined;
    readonly filter?: SearchFilter;
    readonly isLiteral?: boolean;
  }): string {
    return writeFoundAddress({ ...this.address, ...change });
  }

  async load(): Promise<void> {
    await Promise.all([this.results.load(), this.#suggested.load(), this.#facets?.load()]);
    if (this.isEmpty) await this.#unfiltered?.load();
  }

  follow(): () => void {
    const { loadMarks } = this.#deps;
    // Without marks the results read as well.
    void loadMarks().then(
      (marks) => runInAction(() => (this.marks = marks)),
      () => {},
    );
    const following = [
      this.results.follow(),
      this.#suggested.follow(),
      this.#facets?.follow(),
      followLatest(() => (this.isEmpty ? this.#unfiltered : undefined)),
      this.#followSellers(),
    ];
    return () => {
      for (const stop of following) stop?.();
    };
  }

  /** How many results of the shown part a search has; `undefined` until all of it has answered. */
  #totalOf(search: LiveSearch): number | undefined {
    const { part } = this.address;
    const lists = part ? [search[part]] : [search.shops, search.products];
    return lists.reduce<number | undefined>(
      (sum, list) => (sum === undefined || list?.total === undefined ? undefined : sum + list.total),
      0,
    );
  }

  #followSellers(): () => void {
    const { cache, queries } = this.#deps;
    const asked = new Set<Uuid>();
    const following: (() => void)[] = [];
    const unknown = (): readonly Uuid[] =>
      this.byShop
        .filter(({ shopId }) => !this.shopOf(shopId))
        .flatMap(({ products: [product] }) => product?.shopUuid ?? [])
        .filter((uuid) => !asked.has(uuid));
    following.push(
      reaction(
        unknown,
        (uuids) => {
          if (uuids.length === 0) return;
          for (const uuid of uuids) asked.add(uuid);
          const query = new LiveQuery(cache, queries.shopsByUuid(uuids));
          this.sellers = [...this.sellers, query];
          following.push(query.follow());
        },
        { fireImmediately: true },
      ),
    );
    return () => {
      for (const stop of following) stop();
    };
  }
}
