import { action, makeObservable, observableRef, runInAction } from 'mobx';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { DataCache, QueryState } from './data-cache.ts';
import type { Query } from './query.ts';

/** One query as a screen shows it: what is known at once, then whatever the cache learns while followed. */
export class LiveQuery<Value> {
  state: QueryState<Value>;
  readonly #cache: DataCache;
  readonly #query: Query<Value>;

  constructor(cache: DataCache, query: Query<Value>) {
    this.#cache = cache;
    this.#query = query;
    this.state = cache.read(query);
    makeObservable(this, { state: observableRef, refresh: action });
  }

  get value(): Value | undefined {
    return this.state.value;
  }

  /** Why there is no value; a value that is only old hides the failure to renew it. */
  get failure(): RemoteFailure | undefined {
    return this.state.value === undefined ? this.state.failure : undefined;
  }

  get isLoading(): boolean {
    return this.state.isLoading;
  }

  follow(): () => void {
    return this.#cache.watch(this.#query, (state) => runInAction(() => (this.state = state)));
  }

  /** Shows what the cache knows by now, where nobody follows it (on a server, or right after loading). */
  refresh(): void {
    this.state = this.#cache.read(this.#query);
  }

  /** Asks the server again, as after "Try again". */
  renew(): void {
    this.#cache.invalidate(this.#query.key);
  }
}
