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
  /** A call carries the token of the moment in which it is made, also while the code is still on its way. */
  const call = async (...[request, options]: Parameters<$Fetch>): Promise<unknown> => {
    const authorization = deps.context.authorization();
    const headers = new Headers(options?.headers);
    if (authorization) headers.set('Authorization', authorization);
    return (await open().catch(open))(request, { ...options, headers });
  };
  return Object.assign(call, {
    raw: async (...args: Parameters<$Fetch['raw']>) => (await open()).raw(...args),
    native: deps.fetch,
    create: () => {
      throw new TypeError('A lazy client makes no others');
    },
  }) as unknown as $Fetch;
};
