import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChosenAddress } from '@domain/addresses/index.ts';
import type { ProductHit, ShopCard } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import { hasMore, type Page } from '@domain/kernel/page.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { forgetSearch, rememberSearch, SEARCH_DEBOUNCE_MS, type ProductSearch, type RecentSearches, type ShopSearch } from '@domain/search/index.ts';
import type { Navigator } from '../../routes/index.ts';

type Deps = {
  readonly shops: ShopSearch;
  readonly products: ProductSearch;
  readonly recents: RecentSearches;
  readonly address: ChosenAddress;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** One list of hits as far as it was opened. */
export type Hits<Item> = { readonly items: readonly Item[]; readonly total: number; readonly page: number; readonly hasMore: boolean };
export type Found = { readonly term: string; readonly shops: Hits<ShopCard>; readonly products: Hits<ProductHit> };
export type SearchOption = { readonly id: string; readonly path: string };

const nothing: Hits<never> = { items: [], total: 0, page: 1, hasMore: false };

/** Searching shops and products, or the products of the shop on screen (SEARCH-1 to SEARCH-7). */
export class SearchViewModel {
  term = '';
  /** Searches only this shop. */
  scope: ShopId | undefined;
  found: Found | undefined;
  failure: RemoteFailure | undefined;
  isLoading = false;
  /** Index of the option under the cursor; -1 is the field itself. */
  active = -1;
  recents: readonly string[];
  readonly #deps: Deps;
  #turn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.recents = deps.recents.read();
    makeAutoObservable(this, { found: observableRef, failure: observableRef, recents: observableRef }, { autoBind: true });
  }

  get options(): readonly SearchOption[] {
    const { found } = this;
    if (!found) return [];
    return [
      ...found.shops.items.map((shop) => ({ id: `search-shop-${shop.id}`, path: `/shop/${shop.id}` })),
      ...found.products.items.map((product) => ({ id: `search-product-${product.id}`, path: `/shop/${product.shopId}?product=${product.uuid}` })),
    ];
  }

  get activeOption(): SearchOption | undefined {
    return this.options[this.active];
  }

  /** SEARCH-2: after a pause; only the answer to the last term is shown. */
  async type(term: string, scope: ShopId | undefined): Promise<void> {
    this.term = term;
    this.scope = scope;
    this.active = -1;
    const turn = ++this.#turn;
    const wanted = term.trim();
    this.failure = undefined;
    if (wanted === '') {
      this.found = undefined;
      this.isLoading = false;
      return;
    }
    this.isLoading = true;
    await this.#deps.delay(SEARCH_DEBOUNCE_MS);
    if (turn === this.#turn) await this.#search(wanted, turn);
  }

  async retry(): Promise<void> {
    this.failure = undefined;
    this.isLoading = true;
    await this.#search(this.term.trim(), ++this.#turn);
  }

  async moreShops(): Promise<void> {
    const { found } = this;
    if (!found) return;
    const answer = await this.#deps.shops.find(found.term, found.shops.page + 1, this.#deps.address.read()?.location);
    if (answer.ok) this.#append(found.term, (current) => ({ ...current, shops: joined(current.shops, answer.value) }));
  }

  async moreProducts(): Promise<void> {
    const { found } = this;
    if (!found) return;
    const answer = await this.#deps.products.find(found.term, found.products.page + 1, { shop: this.scope, at: this.#deps.address.read()?.location });
    if (answer.ok) this.#append(found.term, (current) => ({ ...current, products: joined(current.products, answer.value) }));
  }

  /** Up and down move through all options and the field, round and round. */
  move(step: 1 | -1): void {
    const count = this.options.length + 1;
    this.active = ((this.active + 1 + step + count) % count) - 1;
  }

  /** What is under the cursor, or where the term is found in full. */
  choose(option: SearchOption | undefined = this.activeOption): boolean {
    const target = option ?? this.options[0];
    if (!target) return false;
    this.#remember();
    this.#deps.navigator.go(target.path);
    this.reset();
    return true;
  }

  reset(): void {
    this.#turn++;
    this.term = '';
    this.found = undefined;
    this.failure = undefined;
    this.isLoading = false;
    this.active = -1;
  }

  forget(term: string): void {
    this.#keep(forgetSearch(this.recents, term));
  }

  forgetAll(): void {
    this.#keep([]);
  }

  #remember(): void {
    if (this.term.trim() !== '') this.#keep(rememberSearch(this.recents, this.term));
  }

  #keep(terms: readonly string[]): void {
    this.recents = terms;
    this.#deps.recents.write(terms);
  }

  async #search(term: string, turn: number): Promise<void> {
    const at = this.#deps.address.read()?.location;
    const [shops, products] = await Promise.all([
      this.scope === undefined ? this.#deps.shops.find(term, 1, at) : undefined,
      this.#deps.products.find(term, 1, { shop: this.scope, at }),
    ]);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.isLoading = false;
      if (!products.ok || (shops && !shops.ok)) {
        this.failure = !products.ok ? products.error : shops && !shops.ok ? shops.error : undefined;
        return;
      }
      this.found = { term, shops: shops ? hitsOf(shops.value) : nothing, products: hitsOf(products.value) };
    });
  }

  #append(term: string, change: (current: Found) => Found): void {
    runInAction(() => {
      if (this.found?.term === term) this.found = change(this.found);
    });
  }
}

const hitsOf = <Item>(page: Page<Item>): Hits<Item> => ({ items: page.items, total: page.total, page: page.page, hasMore: hasMore(page) });

const joined = <Item>(known: Hits<Item>, page: Page<Item>): Hits<Item> => ({ ...hitsOf(page), items: [...known.items, ...page.items] });
