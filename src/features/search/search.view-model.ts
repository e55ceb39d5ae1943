import { makeAutoObservable } from 'mobx';
import type { ChosenAddress } from '@domain/addresses/index.ts';
import type { ProductHit, ShopCard } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import { SEARCH_DEBOUNCE_MS, type RecentSearches, type Suggestion } from '@domain/search/index.ts';
import type { DataCache } from '../../data/index.ts';
import type { Navigator } from '../../routes/index.ts';
import { resultsPath, type ResultsPart } from './results-path.ts';
import type { QuickHits } from './quick-hits.ts';
import { RecentTerms } from './recent-terms.ts';
import { FieldResults } from './field-results.ts';
import type { SearchFieldViewModel } from './search-field.view-model.ts';
import { fieldOf, hitOptions, recentOptions, type SearchOption } from './search-options.ts';
import { pressKey } from './search-keys.ts';
import type { LiveSearch } from './live-search.ts';
import type { SearchQueries } from './search.queries.ts';
import type { LiveSuggestions } from './live-suggestions.ts';

type Deps = {
  readonly field: SearchFieldViewModel;
  readonly cache: DataCache;
  readonly queries: SearchQueries;
  readonly recents: RecentSearches;
  readonly address: ChosenAddress;
  readonly navigator: Pick<Navigator, 'go'>;
  /** The shop of the current page. */
  readonly shopHere: () => ShopId | undefined;
  /** Language and currency. */
  readonly scope: () => readonly unknown[];
  readonly delay: (milliseconds: number) => Promise<void>;
};

export type SearchState = 'idle' | 'recents' | 'waiting' | 'failed' | 'nothing' | 'found';

/** The panel under the header's field, and its keyboard control (SEARCH-8). */
export class SearchViewModel {
  /** Index of the active option; -1 is the field itself. */
  active = -1;
  /** Whether the remove button of the active recent term is selected. */
  isOnRemove = false;
  readonly #deps: Deps;
  readonly #answers: FieldResults;
  readonly #recents: RecentTerms;
  #turn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#recents = new RecentTerms(deps.recents);
    this.#answers = new FieldResults(deps);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get term(): string {
    return this.#deps.field.text.trim();
  }

  get state(): SearchState {
    if (this.term === '') return this.recents.length > 0 ? 'recents' : 'idle';
    if (!this.#answers.isCompleteFor(this.term)) return 'waiting';
    if (this.search?.failure) return 'failed';
    return this.count === 0 && this.#answers.suggestionOptions.length === 0 ? 'nothing' : 'found';
  }

  get recents(): readonly string[] {
    return this.#recents.list;
  }

  get search(): LiveSearch | undefined {
    return this.#answers.search;
  }

  get suggested(): LiveSuggestions | undefined {
    return this.#answers.suggested;
  }

  get count(): number {
    return this.#answers.count;
  }

  /** Whether the search is limited to the products of the shop on screen. */
  get isInShop(): boolean {
    return this.#deps.shopHere() !== undefined;
  }

  get quick(): QuickHits {
    return this.#answers.quick;
  }

  get hasQuick(): boolean {
    return this.quick.shops.length + this.quick.products.length > 0;
  }

  get shops(): readonly ShopCard[] {
    return this.#answers.shops;
  }

  get products(): readonly ProductHit[] {
    return this.#answers.products;
  }

  get suggestions(): readonly Suggestion[] {
    return this.#answers.suggestions;
  }

  get options(): readonly SearchOption[] {
    if (this.state === 'recents') return recentOptions(this.recents);
    if (this.state === 'idle' || this.state === 'nothing') return [];
    const quick = hitOptions(this.term, this.quick, () => false);
    if (this.state !== 'found') return quick;
    return [
      ...quick,
      ...this.#answers.suggestionOptions,
      ...hitOptions(this.search?.input.term ?? this.term, this, (part) => this.hasMore(part)),
    ];
  }

  get activeOption(): SearchOption | undefined {
    return this.options[this.active];
  }

  /** Id of the active element. */
  get activeId(): string | undefined {
    const id = this.activeOption?.id;
    return id !== undefined && this.isOnRemove ? `${id}-remove` : id;
  }

  /** SEARCH-6: an empty field opens nothing unless there are recent searches. */
  get isShown(): boolean {
    return this.#deps.field.isOpen && this.state !== 'idle';
  }

  /** ARIA attributes and value of the field. */
  get inField() {
    return fieldOf(this, this.activeOption?.text ?? this.#deps.field.text);
  }

  /** Whether there are more hits than shown here, on a page of their own. */
  hasMore(part: ResultsPart): boolean {
    return this.#answers.hasMore(part);
  }

  /** The number that a part says above its hits; hits above it are not counted twice. */
  totalOf(part: ResultsPart): number {
    return this.#answers.totalOf(part);
  }

  /** SEARCH-2: searches for the text of the field once typing pauses. */
  searchLater(): void {
    this.active = -1;
    this.isOnRemove = false;
    this.#recents.reload();
    const turn = ++this.#turn;
    this.#look();
    if (this.term === '') this.#answers.stop();
    else void this.#deps.delay(SEARCH_DEBOUNCE_MS).then(() => turn === this.#turn && this.searchNow());
  }

  searchNow(): void {
    this.#turn++;
    this.#look();
    const { shopHere, address } = this.#deps;
    this.#answers.request({ term: this.term, shop: shopHere(), at: address.read()?.location });
  }

  /** The field closed: ignores pending answers. */
  cancel(): void {
    this.#turn++;
    this.active = -1;
    this.isOnRemove = false;
    this.#answers.reset();
  }

  /** Handles a key; returns false for keys it does not use. */
  press(key: string, isRightToLeft: boolean): boolean {
    const { field } = this.#deps;
    if (key === 'Escape') return field.escape();
    if (!field.isOpen && key === 'ArrowDown') field.type(field.text);
    if (!this.isShown) return false;
    return pressKey(this, key, isRightToLeft);
  }

  /** Enter without an active option opens the page of results, except inside a shop, where all hits are shown here. */
  submit(): void {
    if (this.term === '') return;
    if (this.#deps.shopHere() !== undefined) {
      this.remember();
      return this.searchNow();
    }
    this.follow();
    this.#deps.navigator.go(resultsPath(this.term));
  }

  /** Follows the link of the active option, or searches for its term. */
  choose({ path, text }: SearchOption): void {
    if (path === undefined) return this.searchAgain(text);
    this.follow();
    this.#deps.navigator.go(path);
  }

  /** A result was followed. */
  follow(): void {
    this.remember();
    this.#deps.field.leave();
  }

  /** SEARCH-6: remembers the term of a result that was opened. */
  remember(): void {
    this.#recents.remember(this.term);
  }

  searchAgain(term: string): void {
    this.#deps.field.type(term);
    this.searchNow();
  }

  forget(term: string): void {
    this.#recents.forget(term);
  }

  forgetAll(): void {
    this.#recents.clear();
  }

  #look(): void {
    this.#answers.lookUp(this.term, this.#deps.shopHere());
  }
}
