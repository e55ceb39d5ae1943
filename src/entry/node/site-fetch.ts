import type { Connection } from './connection.ts';

type InProcess = { fetch(request: Request, connection: Connection): Promise<Response> };

/**
 * How a rendered page calls the API: the embedded marketplace in this process, under the site's own origin so that
 * links in its responses fit the visitor; any other server over the network.
 */
export const createSiteFetch =
  (marketplace: InProcess | undefined) =>
  (site: string, connection: Connection): typeof globalThis.fetch =>
    marketplace
      ? (input, init) =>
          marketplace.fetch(new Request(new URL(input instanceof Request ? input.url : input, site), init), connection)
      : (input, init) => fetch(input, init);
