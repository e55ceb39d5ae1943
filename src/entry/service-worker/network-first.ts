import type { CachedResponse } from './response-cache.ts';
import type { FetchTask, WorkerDeps } from './worker-deps.ts';

/** How a response is cached and found again. */
export type CachePolicy = {
  readonly store: (response: Response) => Promise<void>;
  readonly find: () => Promise<Pick<CachedResponse, 'response'> | undefined>;
  readonly timeoutMs: number;
};

/** How long a page may take before its cached copy is shown; the page then refreshes itself. */
export const PAGE_TIMEOUT_MS = 4_000;
/** Shorter than the sixteen seconds after which the page aborts a call. */
export const READ_TIMEOUT_MS = 15_000;

/**
 * Network first: returns the network's response, or the cached copy once the network has failed or timed out. Without a
 * copy, waits for the network.
 */
export const networkFirst = async (
  { waitUntil }: FetchTask,
  network: Promise<Response>,
  { wait }: Pick<WorkerDeps, 'wait'>,
  { store, find, timeoutMs }: CachePolicy,
): Promise<Response> => {
  const answered = network.then((response) => {
    waitUntil(store(response.clone()));
    return response;
  });
  const first = await Promise.race([answered.catch(() => undefined), wait(timeoutMs).then(() => undefined)]);
  if (first) return first;
  const copy = await find().catch(() => undefined);
  if (!copy) return answered;
  waitUntil(answered.catch(() => undefined));
  return copy.response;
};
