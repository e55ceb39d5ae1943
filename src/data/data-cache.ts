import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import {
  dehydrate,
  hydrate,
  QueryClient,
  QueryObserver,
  type DehydratedState,
  type QueryObserverOptions,
} from '@tanstack/query-core';
import { FRESH_MS, KEPT_MS, type Query } from './query.ts';

/** The current state of a query. */
export type QueryState<Value> = {
  readonly value: Value | undefined;
  readonly failure: RemoteFailure | undefined;
  readonly isLoading: boolean;
};

/** The cached server data of one app instance (API-2): fresh for an hour, cached for five, no automatic retries. */
export interface DataCache {
  /** Returns the current state without a request. */
  read<Value>(query: Query<Value>): QueryState<Value>;
  /** Returns the loaded values of every query whose key starts with the given one, with their keys. */
  known(key: readonly unknown[]): readonly (readonly [key: readonly unknown[], value: unknown])[];
  /** Loads the value; returns the cached one while it is fresh. */
  load<Value>(query: Query<Value>): Promise<Result<Value, RemoteFailure>>;
  /** Observes the query, and loads it when it is stale, until the returned function is called. */
  watch<Value>(query: Query<Value>, show: (state: QueryState<Value>) => void): () => void;
  /**
   * Replaces the cached value, after a command answered with a newer one. A load that is under way starts again: what
   * it brings may be older.
   */
  write<Value>(query: Query<Value>, value: Value): void;
  /** Marks every query whose key starts with the given one as stale; observed queries reload at once. */
  invalidate(key: readonly unknown[]): void;
  /** Loads every observed query again that has failed: what ended one of them has mostly ended the others. */
  retryFailed(): void;
  /** Removes every query whose key starts with the given one. */
  forget(key: readonly unknown[]): void;
  /** The loaded queries as plain data, for the server-rendered page. */
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
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
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
      const stop = observer.subscribe((result) =>
        show(toState({ data: result.data, error: result.error, fetchStatus: result.fetchStatus })),
      );
      const { data, error, fetchStatus } = observer.getCurrentResult();
      show(toState({ data, error, fetchStatus }));
      return stop;
    },
    write: (query, value) => {
      client.setQueryData(query.key, value);
      const known = client.getQueryCache().find({ queryKey: query.key, exact: true });
      // The answer on its way may be older than this value.
      if (known?.state.fetchStatus === 'fetching')
        known.fetch(undefined, { cancelRefetch: true }).catch(() => undefined);
    },
    invalidate: (key) => void client.invalidateQueries({ queryKey: key }),
    retryFailed: () =>
      void client.refetchQueries(
        { type: 'active', predicate: ({ state }) => state.status === 'error' },
        { cancelRefetch: false },
      ),
    forget: (key) => client.removeQueries({ queryKey: key }),
    // Only the server writes snapshots; browser bundles omit the code.
    snapshot: () =>
      import.meta.env.SSR
        ? dehydrate(client, { shouldDehydrateQuery: (query) => query.state.status === 'success' })
        : { mutations: [], queries: [] },
    restore: (snapshot) => hydrate(client, snapshot),
  };
};

const optionsOf = <Value>(
  query: Query<Value>,
): QueryObserverOptions<Value> & { readonly queryKey: readonly unknown[] } => ({
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

/** Rethrows anything but a query's own failure, which is a bug. */
const failureOf = (thrown: unknown): RemoteFailure => {
  if (thrown instanceof QueryFailure) return thrown.failure;
  throw thrown;
};
