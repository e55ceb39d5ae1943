import { makeObservable, observableRef, runInAction } from 'mobx';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Result } from '@domain/kernel/result.ts';
import type { DataCache, QueryState } from './data-cache.ts';
import type { Query } from './query.ts';

/** One query as a screen shows it: the cached value first, then every update while it is observed. */
export class LiveQuery<Value> {
  state: QueryState<Value>;
  readonly #cache: DataCache;
  readonly #query: Query<Value>;

  constructor(cache: DataCache, query: Query<Value>) {
    this.#cache = cache;
    this.#query = query;
    this.state = cache.read(query);
    makeObservable(this, { state: observableRef });
  }

  get value(): Value | undefined {
    return this.state.value;
  }

  /** Why there is no value; `undefined` while an older value is shown. */
  get failure(): RemoteFailure | undefined {
    return this.state.value === undefined ? this.state.failure : undefined;
  }

  get isLoading(): boolean {
    return this.state.isLoading;
  }

  follow(): () => void {
    return this.#cache.watch(this.#query, (state) => this.#show(state));
  }

  /** Loads the value where nothing observes it yet: on a server, or before a page is shown. */
  async load(): Promise<Result<Value, RemoteFailure>> {
    const outcome = await this.#cache.load(this.#query);
    this.#show(this.#cache.read(this.#query));
    return outcome;
  }

  /** Requests the value again; after a failure, as "Try again" does, also everything else on screen that failed. */
  reload(): void {
    if (this.failure) this.#cache.retryFailed();
    this.#cache.invalidate(this.#query.key);
  }

  /** Following starts with the state that is on screen already: replacing it would render all of a page again. */
  #show(next: QueryState<Value>): void {
    const { value, failure, isLoading } = this.state;
    if (value === next.value && failure === next.failure && isLoading === next.isLoading) return;
    runInAction(() => {
      this.state = next;
    });
  }
}
