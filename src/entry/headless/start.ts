import { startHeadlessApp, type HeadlessApp, type HeadlessDeps } from './headless-app.ts';
import { marketAheadOf } from './market-time.ts';
import { loadPackagedTexts } from './packaged-texts.ts';

/** Where to order; everything else has the runtime's own as its default. */
export type StartOptions = Partial<HeadlessDeps> & {
  /** Scheme and host of a server of the contract, as `http://localhost:8080`. */
  readonly server: string;
};

/**
 * Starts an app instance at a server, by the server's clock unless `now` is given. Rejects with a TypeError if `server`
 * is no URL.
 */
export const start = async ({ server, ...options }: StartOptions): Promise<HeadlessApp> => {
  const apiHost = new URL(server).origin;
  const { fetch = globalThis.fetch } = options;
  const ahead = options.now ? 0 : await marketAheadOf(Date.now, { apiHost, fetch });
  return startHeadlessApp({
    apiHost,
    language: 'en',
    fetch,
    loadTexts: loadPackagedTexts,
    now: () => Date.now() + ahead,
    makeUuid: () => crypto.randomUUID(),
    delay: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    report: (problem, cause) => console.error(problem, cause),
    ...options,
  });
};
