export { isForwarded, plainAddress } from './forwarded.ts';
export { isLoopback } from './loopback.ts';
export { createSiteOrigin, isHost, isLoopbackHost } from './site-origin.ts';
export { NO_PROXIES, parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';
export { createVisitorOf, type Visitor } from './visitor.ts';
