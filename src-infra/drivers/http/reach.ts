type Deps = {
  readonly fetch: typeof globalThis.fetch;
  /** Scheme and host of the API; empty for the page's own. */
  readonly host: string;
};

/** A server that does not answer this small question does not answer others either. */
export const REACH_PATIENCE_MS = 5_000;

/** Whether the server can be reached now: any answer at all says so. */
export const createReach =
  ({ fetch, host }: Deps): (() => Promise<boolean>) =>
  () =>
    fetch(`${host}/healthz`, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(REACH_PATIENCE_MS) }).then(
      () => true,
      () => false,
    );
