import { passkeyHostOf } from '@domain/identity/index.ts';
import type { ServerConfig } from '../config.ts';
import type { ServerCapabilities } from '../features/reference/index.ts';

/**
 * A demo has a city with a map, provider pages, and a desk that shows SMS; other servers send SMS, and trust a hosted
 * identity service, where configured. Passkeys belong to the host of the public address,
 * else to that of each site.
 */
export const capabilitiesOf = ({
  demo,
  hostedIdentity,
  senders,
  publicUrl,
  measuresVisits,
  traces,
}: ServerConfig): ServerCapabilities => ({
  hasMap: demo !== undefined,
  hasProviderPages: demo !== undefined,
  hasHostedIdentity: hostedIdentity !== undefined,
  sendsSms: demo !== undefined || senders.twilio !== undefined,
  takesPasskeys: publicUrl === undefined || passkeyHostOf(publicUrl) !== undefined,
  measuresVisits,
  traces: traces !== undefined,
});
