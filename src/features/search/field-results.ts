import { makeAutoObservable, observableRef } from 'mobx';
import type { ProductHit, ShopCard } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { Suggestion } from '@domain/search/index.ts';
import type { DataCache } from '../../data/index.ts';
import {
  countUnlisted,
  createQuickSearch,
  noQuickHits,
  withServerVersions,
  excluding,
  type QuickHits,
} from './quick-hits.ts';
import type { ResultsPart } from './results-path.ts';
import { productPath, suggestionOptions, type SearchOption } from './search-options.ts';
import { LiveSearch, type SearchInput } from './live-search.ts';
import type { SearchQueries } from './search.queries.ts';
import { LiveSuggestions } from './live-suggestions.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: SearchQueries;
  /** Language and currency. */
  readonly scope: () => readonly unknown[];
};

/** Fewer than ten hits; the page of results shows the rest. */
const SHOPS_SHOWN = 4;
const PRODUCTS_SHOWN = 5;

/** The results for one term: cached hits, then the server's answer. */
export class FieldResults {
  search: LiveSearch | undefined = undefined;
  suggested: LiveSuggestions | undefined = undefined;
  /** Hits that were cached when the term was typed. */
  cachedHits: QuickHits = noQuickHits;
  readonly #deps: Deps;
  readonly #findQuick: ReturnType<typeof createQuickSearch>;
  /** The latest term that was looked up, while the field is open. */
  #lookedUp: Pick<SearchInput, 'term' | 'shop'> | undefined;
  #unfollow: (() => void) | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#findQuick = createQuickSearch(deps);
    makeAutoObservable(this, { search: observableRef, suggested: observableRef, cachedHits: observableRef });
  }

  /** The number of hits: the server's, and cached ones that the server did not return. */
  get count(): number {
    return (this.search?.count ?? 0) + countUnlisted(this.quick, this.search);
  }

  /**
   * Cached hits come first, so that no line moves when the server answers; the server's version of a hit replaces it in
   * place.
   */
  get quick(): QuickHits {
    return withServerVersions(this.cachedHits, this.search);
  }

  get shops(): readonly ShopCard[] {
    return excluding(this.search?.shops?.items, this.quick.shops).slice(0, SHOPS_SHOWN);
  }

  /** Inside a shop the list has no page of its own and is shown completely. */
  get products(): readonly ProductHit[] {
    const items = excluding(this.search?.products.items, this.quick.products);
    return this.search?.shops ? items.slice(0, PRODUCTS_SHOWN) : items;
  }

  /** Suggestions other than the hits. */
  get suggestions(): readonly Suggestion[] {
    const shops = [...this.quick.shops, ...this.shops];
    const products = [...this.quick.products, ...this.products];
    return this.suggested?.excluding([...shops.map(({ id }) => `/shop/${id}`), ...products.map(productPath)]) ?? [];
  }

  get suggestionOptions(): readonly SearchOption[] {
    return suggestionOptions(this.suggested?.corrected, this.suggestions);
  }

  /** SEARCH-2: whether the complete answer to this term has arrived. */
  isCompleteFor(term: string): boolean {
    const { search } = this;
    return search?.input.term === term && !search.isPending && !this.suggested?.isPending;
  }

  /** Whether there are more hits than shown here, on a page of their own. */
  hasMore(part: ResultsPart): boolean {
    if (!this.search?.shops) return false;
    return (this.search[part]?.total ?? 0) > this[part].length + this.#repeated(part);
  }

  /** The number of hits of a part: all of them where more are on a page of their own, else those below the cached. */
  totalOf(part: ResultsPart): number {
    const total = this.search?.[part]?.total ?? 0;
    return this.hasMore(part) ? total : total - this.#repeated(part);
  }

  /** How many of the server's hits stand among the cached ones. */
  #repeated(part: ResultsPart): number {
    const items: readonly { readonly id: number }[] = this.search?.[part]?.items ?? [];
    return items.filter(({ id }) => this.quick[part].some((hit) => hit.id === id)).length;
  }

  /** Looks a term up once: data that the search itself has cached would change the order of lines. */
  lookUp(term: string, shop: ShopId | undefined): void {
    if (this.#lookedUp?.term === term && this.#lookedUp.shop === shop) return;
    this.#lookedUp = { term, shop };
    this.cachedHits = this.#findQuick(term, shop);
  }

  /** Requests the hits from the server. */
  request(asked: SearchInput): void {
    this.#follow(new LiveSearch(asked, this.#deps), new LiveSuggestions(asked, this.#deps));
  }

  /** Clears the search; ignores its pending answer. */
  stop(): void {
    this.#follow(undefined, undefined);
  }

  /** Clears the search and looks up the next term. */
  reset(): void {
    this.#lookedUp = undefined;
    this.stop();
  }

  #follow(search: LiveSearch | undefined, suggested: LiveSuggestions | undefined): void {
    this.#unfollow?.();
    this.search = search;
    this.suggested = suggested;
    const following = [search?.follow(), suggested?.follow()];
    this.#unfollow = () => following.forEach((stop) => stop?.());
  }
}
