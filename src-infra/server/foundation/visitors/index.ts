export { isForwarded, plainAddress } from './forwarded.ts';
export { isLoopback } from './loopback.ts';
export { createSiteOrigin, isHost } from './site-origin.ts';
export { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';
export { createVisitorOf, type Visitor } from './visitor.ts';
