import type { $Fetch } from 'ofetch';

/** Returns the same API with an idempotency key in every call (contract 8.1). */
export const withKey = (api: $Fetch, key: string): $Fetch =>
  Object.assign(
    (...[request, options]: Parameters<$Fetch>) => {
      const headers = new Headers(options?.headers);
      headers.set('Idempotency-Key', key);
      return api(request, { ...options, headers });
    },
    { ...api },
  ) as $Fetch;
