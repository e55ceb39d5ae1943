type Deps = {
  readonly fetch: typeof globalThis.fetch;
  /** Scheme and host of the API; empty for the page's own origin. */
  readonly host: string;
};

/** A server that does not answer this small request in time does not answer others either. */
export const REACHABILITY_TIMEOUT_MS = 5_000;

/** Checks whether the server is reachable now: any answer counts. */
export const createReachabilityCheck =
  ({ fetch, host }: Deps): (() => Promise<boolean>) =>
  () =>
    fetch(`${host}/healthz`, {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      signal: AbortSignal.timeout(REACHABILITY_TIMEOUT_MS),
    }).then(
      () => true,
      () => false,
    );
