import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SearchViewModel } from './search.view-model.ts';

type Deps = {
  /** What the address on screen already asks for. */
  readonly text: string;
  /** Brings the search, whose code comes when somebody first wants to search. */
  readonly load: (field: SearchFieldViewModel) => Promise<SearchViewModel>;
};

/** What is typed into the header's field. It takes text before the search itself has arrived. */
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
    this.search?.ask();
  }

  /** The field has the focus. Focus that only comes back from where the search had led opens nothing. */
  enter(): void {
    if (!this.#hasLeft) this.type(this.text);
    this.#hasLeft = false;
  }

  /** Pressed, with the focus or without. */
  press(): void {
    if (!this.isOpen) this.type(this.text);
  }

  async submit(): Promise<void> {
    (await this.ready())?.submit();
  }

  /** Closes because the customer goes on to what was found. */
  leave(): void {
    this.#hasLeft = true;
    this.close();
  }

  close(): void {
    this.isOpen = false;
    this.search?.rest();
  }

  /** Closes first; the next time it empties the field. */
  escape(): true {
    if (this.isOpen) this.close();
    else this.arrive('');
    return true;
  }

  /** Another page is on screen, which may be the answer to a term. */
  arrive(text: string): void {
    if (this.text === text && !this.isOpen) return;
    this.#hasLeft = false;
    this.text = text;
    this.close();
  }

  /** The search, brought once; a field whose search does not come stays a plain field. */
  async ready(): Promise<SearchViewModel | undefined> {
    const search = this.search ?? (await this.#load(this).catch(() => undefined));
    if (search && !this.search)
      runInAction(() => {
        this.search = search;
        if (this.isOpen) search.ask();
      });
    return this.search;
  }
}
