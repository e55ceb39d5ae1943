import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { dehydrate, hydrate, QueryClient, QueryObserver, type DehydratedState, type QueryObserverOptions } from '@tanstack/query-core';
import { FRESH_MS, KEPT_MS, type Query } from './query.ts';

/** What is known of a query at this moment. */
export type QueryState<Value> = {
  readonly value: Value | undefined;
  readonly failure: RemoteFailure | undefined;
  readonly isLoading: boolean;
};

/** Server data of one app instance (API-2): fresh for an hour, kept for five, never repeated by itself. */
export interface DataCache {
  /** What is known now, without asking anybody. */
  read<Value>(query: Query<Value>): QueryState<Value>;
  /** What has come of every query whose key begins so, each with its key. */
  known(key: readonly unknown[]): readonly (readonly [key: readonly unknown[], value: unknown])[];
  /** Brings the value, from the cache while it is fresh. */
  load<Value>(query: Query<Value>): Promise<Result<Value, RemoteFailure>>;
  /** Follows the query and asks for it when it is not fresh; stops with the returned function. */
  watch<Value>(query: Query<Value>, show: (state: QueryState<Value>) => void): () => void;
  /** Replaces what is known, after a command answered with the new value. */
  write<Value>(query: Query<Value>, value: Value): void;
  /** Asks again for every query whose key begins so, at once when somebody watches it. */
  invalidate(key: readonly unknown[]): void;
  /** Forgets every query whose key begins so. */
  forget(key: readonly unknown[]): void;
  /** The loaded queries as plain data, for the page the server sends. */
  snapshot(): DehydratedState;
  restore(snapshot: DehydratedState): void;
}

/** Carries a failure through the query library, which knows only exceptions. */
class QueryFailure extends Error {
  readonly failure: RemoteFailure;
  constructor(failure: RemoteFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

export const createDataCache = (): DataCache => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, gcTime: KEPT_MS, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
    },
  });
  return {
    read: <Value>(query: Query<Value>) => toState<Value>(client.getQueryState<Value>(query.key)),
    known: (key) => client.getQueriesData({ queryKey: key }).filter(([, value]) => value !== undefined),
    load: async (query) => {
      try {
        return ok(await client.fetchQuery(optionsOf(query)));
      } catch (thrown) {
        return err(failureOf(thrown));
      }
    },
    watch: (query, show) => {
      const observer = new QueryObserver(client, optionsOf(query));
      const stop = observer.subscribe((result) => show(toState({ data: result.data, error: result.error, fetchStatus: result.fetchStatus })));
      const { data, error, fetchStatus } = observer.getCurrentResult();
      show(toState({ data, error, fetchStatus }));
      return stop;
    },
    write: (query, value) => void client.setQueryData(query.key, value),
    invalidate: (key) => void client.invalidateQueries({ queryKey: key }),
    forget: (key) => client.removeQueries({ queryKey: key }),
    // Only the server writes snapshots; a browser goes without the code for it.
    snapshot: () => (import.meta.env.SSR ? dehydrate(client, { shouldDehydrateQuery: (query) => query.state.status === 'success' }) : { mutations: [], queries: [] }),
    restore: (snapshot) => hydrate(client, snapshot),
  };
};

const optionsOf = <Value>(query: Query<Value>): QueryObserverOptions<Value> & { readonly queryKey: readonly unknown[] } => ({
  queryKey: query.key,
  queryFn: async () => {
    const outcome = await query.load();
    if (!outcome.ok) throw new QueryFailure(outcome.error);
    return outcome.value;
  },
  ...(query.freshMs === undefined ? {} : { staleTime: query.freshMs }),
});

const toState = <Value>(
  state: { readonly data: Value | undefined; readonly error: Error | null; readonly fetchStatus: string } | undefined,
): QueryState<Value> => ({
  value: state?.data,
  failure: state?.error ? failureOf(state.error) : undefined,
  isLoading: state === undefined || state.fetchStatus === 'fetching',
});

/** Anything but a query's own failure is a bug and is rethrown. */
const failureOf = (thrown: unknown): RemoteFailure => {
  if (thrown instanceof QueryFailure) return thrown.failure;
  throw thrown;
};
