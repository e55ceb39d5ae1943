import type { BuildInfo } from './build-info.ts';

/** What the worker takes from the browser that runs it. */
export type WorkerDeps = {
  readonly fetch: typeof globalThis.fetch;
  readonly caches: CacheStorage;
  /** Reads a cookie of the origin; absent where the browser hides cookies from workers. */
  readonly cookie: ((name: string) => Promise<string | undefined>) | undefined;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly origin: string;
  readonly build: BuildInfo;
};

/** One fetch event. */
export type FetchTask = {
  readonly request: Request;
  /** The browser's navigation preload response. */
  readonly preloaded: () => Promise<Response | undefined>;
  /** Extends the event until the promise settles (`waitUntil`). */
  readonly waitUntil: (work: Promise<unknown>) => void;
};
