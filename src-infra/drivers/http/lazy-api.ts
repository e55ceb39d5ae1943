import type { $Fetch } from 'ofetch';
import type { ApiClientDeps } from './api-client.ts';

/** The API client, loaded with the first call: a server-rendered first screen makes none. */
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
  /** A call carries the token of the moment in which it is made, even while the code is still loading. */
  const call = async (...[request, options]: Parameters<$Fetch>): Promise<unknown> => {
    const authorization = deps.context.authorization();
    const headers = new Headers(options?.headers);
    if (authorization) headers.set('Authorization', authorization);
    return (await open().catch(open))(request, { ...options, headers });
  };
  // `$Fetch` is overloaded by the kind of answer, which a forwarding function cannot be.
  return Object.assign(call, {
    raw: async (...args: Parameters<$Fetch['raw']>) => (await open()).raw(...args),
    native: deps.fetch,
    create: () => {
      throw new TypeError('A lazy client cannot create other clients');
    },
  }) as unknown as $Fetch;
};
