import type { $Fetch } from 'ofetch';

/** Returns the same API with the service worker's cache bypassed, for calls whose answer decides something. */
export const bypassCache = (api: $Fetch): $Fetch =>
  Object.assign((...[request, options]: Parameters<$Fetch>) => api(request, { ...options, cache: 'reload' }), {
    ...api,
  }) as $Fetch;
