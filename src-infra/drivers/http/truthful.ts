import type { $Fetch } from 'ofetch';

/** The same server, asked for what is so now: the service worker gives no copy to such a call, for something is decided by its answer. */
export const truthful = (api: $Fetch): $Fetch => Object.assign((...[request, options]: Parameters<$Fetch>) => api(request, { ...options, cache: 'reload' }), { ...api }) as $Fetch;
