import { startHeadlessApp, type HeadlessApp, type HeadlessDeps } from './headless-app.ts';
import { loadPackagedTexts } from './packaged-texts.ts';

/** Where to order; everything else has the runtime's own as its default. */
export type StartOptions = Partial<HeadlessDeps> & {
  /** Scheme and host of a server of the contract, as `http://localhost:8080`. */
  readonly server: string;
};

/** Starts an app instance at a server. Throws TypeError if `server` is no URL. */
export const start = ({ server, ...options }: StartOptions): Promise<HeadlessApp> =>
  startHeadlessApp({
    apiHost: new URL(server).origin,
    language: 'en',
    fetch: globalThis.fetch,
    loadTexts: loadPackagedTexts,
    now: Date.now,
    makeUuid: () => crypto.randomUUID(),
    delay: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    report: (problem, cause) => console.error(problem, cause),
    ...options,
  });
