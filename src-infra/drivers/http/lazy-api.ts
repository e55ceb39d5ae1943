import type { $Fetch } from 'ofetch';
import type { ApiClientDeps } from './api-client.ts';

/** The API client, whose code comes with the first call: a first screen that the server has filled makes none. */
export const createLazyApi = (deps: ApiClientDeps): $Fetch => {
  let client: Promise<$Fetch> | undefined;
  const open = (): Promise<$Fetch> =>
    (client ??= import('./api-client.ts').then(
      ({ createApiClient }) => createApiClient(deps),
      (failure: unknown) => {
        client = undefined;
        throw failure;
      },
    ));
  const call = async (...args: Parameters<$Fetch>): Promise<unknown> => (await open())(...args);
  return Object.assign(call, {
    raw: async (...args: Parameters<$Fetch['raw']>) => (await open()).raw(...args),
    native: deps.fetch,
    create: () => {
      throw new TypeError('A lazy client makes no others');
    },
  }) as unknown as $Fetch;
};
