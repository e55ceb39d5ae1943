import type { BuildInfo } from './build-info.ts';

/** What the worker takes from the browser that runs it. */
export type WorkerDeps = {
  readonly fetch: typeof globalThis.fetch;
  readonly caches: CacheStorage;
  /** A cookie of the origin; absent where the browser shows its workers none. */
  readonly cookie: ((name: string) => Promise<string | undefined>) | undefined;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly origin: string;
  readonly build: BuildInfo;
};

/** One request, and what its event offers. */
export type Turn = {
  readonly request: Request;
  /** What the browser has fetched while the worker was woken. */
  readonly preloaded: () => Promise<Response | undefined>;
  /** Work that goes on after the answer. */
  readonly meanwhile: (work: Promise<unknown>) => void;
};
