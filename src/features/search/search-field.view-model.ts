import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SearchViewModel } from './search.view-model.ts';

type Deps = {
  /** Returns the term of the current address. */
  readonly text: string;
  /** Loads the search, whose code is fetched on first use. */
  readonly load: () => Promise<SearchViewModel>;
};

/** The search field of the header. It accepts text before the code of the search is loaded. */
export class SearchFieldViewModel {
  text: string;
  isOpen = false;
  search: SearchViewModel | undefined = undefined;
  readonly #load: Deps['load'];
  #hasLeft = false;

  constructor({ text, load }: Deps) {
    this.text = text;
    this.#load = load;
    makeAutoObservable(this, { search: observableRef }, { autoBind: true });
  }

  type(text: string): void {
    this.text = text;
    this.isOpen = true;
    this.#hasLeft = false;
    void this.ready();
    this.search?.searchLater();
  }

  /** The field received the focus. Focus that returns after following a result opens nothing. */
  enter(): void {
    if (!this.#hasLeft) this.type(this.text);
    this.#hasLeft = false;
  }

  /** The field was pressed, focused or not. */
  press(): void {
    if (!this.isOpen) this.type(this.text);
  }

  async submit(): Promise<void> {
    (await this.ready())?.submit();
  }

  /** Closes because the customer follows a result. */
  leave(): void {
    this.#hasLeft = true;
    this.close();
  }

  close(): void {
    this.isOpen = false;
    this.search?.cancel();
  }

  /** Closes the panel first; the next call empties the field. */
  escape(): true {
    if (this.isOpen) this.close();
    else this.arrive('');
    return true;
  }

  /** The page changed: takes the term of its address, which may be a page of results. */
  arrive(text: string): void {
    if (this.text === text && !this.isOpen) return;
    this.#hasLeft = false;
    this.text = text;
    this.close();
  }

  /** The connection is back: loads the search if it failed to load, and searches for what was typed meanwhile. */
  resume(): void {
    if (this.isOpen) void this.ready();
  }

  /** Loads the search once; without it the field stays a plain input. */
  async ready(): Promise<SearchViewModel | undefined> {
    const search = this.search ?? (await this.#load().catch(() => undefined));
    if (search && !this.search)
      runInAction(() => {
        this.search = search;
        if (this.isOpen) search.searchLater();
      });
    return this.search;
  }
}
