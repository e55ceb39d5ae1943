import { makeAutoObservable, observableRef } from 'mobx';
import { forgetSearch, rememberSearch, type RecentSearches } from '@domain/search/index.ts';

/** SEARCH-6: the terms searched for on this device. */
export class RecentTerms {
  list: readonly string[];
  readonly #store: RecentSearches;

  constructor(store: RecentSearches) {
    this.#store = store;
    this.list = store.read();
    makeAutoObservable(this, { list: observableRef });
  }

  /** Reads the terms again: another tab may have changed them. */
  reload(): void {
    this.list = this.#store.read();
  }

  remember(term: string): void {
    this.#write(rememberSearch(this.list, term));
  }

  forget(term: string): void {
    this.#write(forgetSearch(this.list, term));
  }

  clear(): void {
    this.#write([]);
  }

  #write(terms: readonly string[]): void {
    this.list = terms;
    this.#store.write(terms);
  }
}
