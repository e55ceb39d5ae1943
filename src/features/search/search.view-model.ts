import { makeAutoObservable, observableRef } from 'mobx';
import type { ChosenAddress } from '@domain/addresses/index.ts';
import type { ProductHit, ShopCard } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import { forgetSearch, rememberSearch, SEARCH_DEBOUNCE_MS, type RecentSearches, type Suggestion } from '@domain/search/index.ts';
import type { DataCache } from '../../data/index.ts';
import type { Navigator } from '../../routes/index.ts';
import { resultsPath, type ResultsPart } from './results-path.ts';
import { countBeside, createQuickSearch, noQuickHits, renewedBy, without, type QuickHits } from './quick-hits.ts';
import type { SearchFieldViewModel } from './search-field.view-model.ts';
import { fieldOf, hitOptions, productPath, recentOptions, suggestionOptions, type SearchOption } from './search-options.ts';
import { pressKey } from './search-keys.ts';
import { SearchQuestion, type Asked } from './search-question.ts';
import type { SearchQueries } from './search.queries.ts';
import { Suggested } from './suggested.ts';

type Deps = {
  readonly field: SearchFieldViewModel;
  readonly cache: DataCache;
  readonly queries: SearchQueries;
  readonly recents: RecentSearches;
  readonly address: ChosenAddress;
  readonly navigator: Pick<Navigator, 'go'>;
  /** The shop whose page is on screen. */
  readonly shopHere: () => ShopId | undefined;
  /** Language and currency. */
  readonly scope: () => readonly unknown[];
  readonly delay: (milliseconds: number) => Promise<void>;
};

export type SearchState = 'idle' | 'recents' | 'waiting' | 'failed' | 'nothing' | 'found';

/** Fewer than ten suggestions; the rest stands on the page of results. */
const SHOPS_SHOWN = 4;
const PRODUCTS_SHOWN = 5;

/** What stands under the header's field, and how the keyboard moves in it (SEARCH-8). */
export class SearchViewModel {
  question: SearchQuestion | undefined = undefined;
  suggested: Suggested | undefined = undefined;
  /** What was at hand when the term was typed. */
  atHand: QuickHits = noQuickHits;
  recents: readonly string[];
  /** Place of the active option; -1 is the field itself. */
  active = -1;
  /** The active recent term is about to be removed rather than searched. */
  isOnRemove = false;
  readonly #deps: Deps;
  readonly #lookUp: ReturnType<typeof createQuickSearch>;
  /** What was looked up last, while the field is open. */
  #looked: Pick<Asked, 'term' | 'shop'> | undefined;
  #turn = 0;
  #unfollow: (() => void) | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.recents = deps.recents.read();
    this.#lookUp = createQuickSearch(deps);
    makeAutoObservable(this, { question: observableRef, suggested: observableRef, atHand: observableRef, recents: observableRef }, { autoBind: true });
  }

  get term(): string {
    return this.#deps.field.text.trim();
  }

  get state(): SearchState {
    const { question } = this;
    if (this.term === '') return this.recents.length > 0 ? 'recents' : 'idle';
    // What was found stands for its own term alone (SEARCH-2).
    if (!question || question.asked.term !== this.term || question.isWaiting || this.suggested?.isWaiting) return 'waiting';
    if (question.failure) return 'failed';
    return this.count === 0 && this.#suggestionOptions.length === 0 ? 'nothing' : 'found';
  }

  /** How much was found: by the server, and of what is at hand what the server did not name. */
  get count(): number {
    return (this.question?.count ?? 0) + countBeside(this.quick, this.question);
  }

  /** Only the products of the shop on screen are looked for. */
  get isInShop(): boolean {
    return this.#deps.shopHere() !== undefined;
  }

  /** It stands first, so that no line moves when the server's answer comes; what that knows better it says in the same place. */
  get quick(): QuickHits {
    return renewedBy(this.atHand, this.question);
  }

  get hasQuick(): boolean {
    return this.quick.shops.length + this.quick.products.length > 0;
  }

  get shops(): readonly ShopCard[] {
    return without(this.question?.shops?.items, this.quick.shops).slice(0, SHOPS_SHOWN);
  }

  /** Inside a shop the list has no page of its own and is shown whole. */
  get products(): readonly ProductHit[] {
    const items = without(this.question?.products.items, this.quick.products);
    return this.question?.shops ? items.slice(0, PRODUCTS_SHOWN) : items;
  }

  get options(): readonly SearchOption[] {
    if (this.state === 'recents') return recentOptions(this.recents);
    if (this.state === 'idle' || this.state === 'nothing') return [];
    const quick = hitOptions(this.term, this.quick, () => false);
    if (this.state !== 'found') return quick;
    return [...quick, ...this.#suggestionOptions, ...hitOptions(this.question?.asked.term ?? this.term, this, (part) => this.hasMore(part))];
  }

  /** Where the term leads besides what was found. */
  get suggestions(): readonly Suggestion[] {
    const [shops, products] = [[...this.quick.shops, ...this.shops], [...this.quick.products, ...this.products]];
    return this.suggested?.besides([...shops.map(({ id }) => `/shop/${id}`), ...products.map(productPath)]) ?? [];
  }

  get activeOption(): SearchOption | undefined {
    return this.options[this.active];
  }

  /** The element the arrow keys are on. */
  get activeId(): string | undefined {
    const id = this.activeOption?.id;
    return id !== undefined && this.isOnRemove ? `${id}-remove` : id;
  }

  /** SEARCH-6: nothing opens under an empty field without recent searches. */
  get isShown(): boolean {
    return this.#deps.field.isOpen && this.state !== 'idle';
  }

  /** What the open field says of itself, and the text of the active line in it. */
  get inField() {
    return fieldOf(this, this.activeOption?.text ?? this.#deps.field.text);
  }

  /** Whether more was found than stands here, and a page shows it. */
  hasMore(part: ResultsPart): boolean {
    const { question } = this;
    if (!question?.shops) return false;
    const [list, shown] = part === 'shops' ? [question.shops, this.shops] : [question.products, this.products];
    const quick = list.items.filter(({ id }) => this.quick[part].some((hit) => hit.id === id));
    return (list.total ?? 0) > shown.length + quick.length;
  }

  /** SEARCH-2: the field's text becomes a question once typing pauses. */
  ask(): void {
    this.active = -1;
    this.isOnRemove = false;
    this.recents = this.#deps.recents.read();
    const turn = ++this.#turn;
    this.#look();
    if (this.term === '') this.#show(undefined);
    else void this.#deps.delay(SEARCH_DEBOUNCE_MS).then(() => turn === this.#turn && this.askNow());
  }

  askNow(): void {
    this.#turn++;
    this.#look();
    const asked = { term: this.term, shop: this.#deps.shopHere(), at: this.#deps.address.read()?.location };
    this.#show(new SearchQuestion(asked, this.#deps));
  }

  /** The field closed: whatever is still on its way is not shown any more. */
  rest(): void {
    this.#turn++;
    this.#looked = undefined;
    this.active = -1;
    this.isOnRemove = false;
    this.#show(undefined);
  }

  /** Answers to a key where it means something here. */
  press(key: string, isRightToLeft: boolean): boolean {
    const { field } = this.#deps;
    if (key === 'Escape') return field.escape();
    if (!field.isOpen && key === 'ArrowDown') field.type(field.text);
    if (!this.isShown) return false;
    return pressKey(this, key, isRightToLeft);
  }

  /** Enter without an active option: all that is found, on its page; inside a shop it stands here already. */
  submit(): void {
    if (this.term === '') return;
    if (this.#deps.shopHere() !== undefined) {
      this.remember();
      return this.askNow();
    }
    this.follow();
    this.#deps.navigator.go(resultsPath(this.term));
  }

  /** A line was chosen by keyboard: it leads somewhere, or is asked for. */
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

  /** SEARCH-6: what led somewhere is worth remembering. */
  remember(): void {
    this.#keep(rememberSearch(this.recents, this.term));
  }

  searchAgain(term: string): void {
    this.#deps.field.type(term);
    this.askNow();
  }

  forget(term: string): void {
    this.#keep(forgetSearch(this.recents, term));
  }

  forgetAll(): void {
    this.#keep([]);
  }

  /** Once for a term: what was found for it meanwhile is at hand too, and would change its place. */
  #look(): void {
    const [term, shop] = [this.term, this.#deps.shopHere()];
    if (this.#looked?.term === term && this.#looked.shop === shop) return;
    this.#looked = { term, shop };
    this.atHand = this.#lookUp(term, shop);
  }

  #keep(terms: readonly string[]): void {
    this.recents = terms;
    this.#deps.recents.write(terms);
  }

  get #suggestionOptions(): readonly SearchOption[] {
    return suggestionOptions(this.suggested?.corrected, this.suggestions);
  }

  #show(question: SearchQuestion | undefined): void {
    this.#unfollow?.();
    this.question = question;
    this.suggested = question && new Suggested(question.asked, this.#deps);
    const following = [question?.follow(), this.suggested?.follow()];
    this.#unfollow = () => following.forEach((stop) => stop?.());
  }
}
