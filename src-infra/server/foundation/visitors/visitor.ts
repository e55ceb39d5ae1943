import { plainAddress, readForwarded, readXForwarded, type Forwarding } from './forwarded.ts';
import { createProxyTrust, type IsTrusted, type TrustedProxies } from './trusted-proxies.ts';

export type Scheme = 'http' | 'https';
/** Who sent a request, and under which address of the site. */
export type Visitor = { readonly address: string; readonly scheme: Scheme; readonly host: string };
/** The other end of the socket. */
export type Peer = { readonly address: string; readonly scheme: Scheme };

/**
 * OPS-2: reads the visitor from the forwarding headers of trusted proxies and from nothing else. A proxy sets one
 * family of headers and may pass the other on from the client: where both are there and disagree, neither counts.
 */
export const createVisitorOf = (trusted: TrustedProxies): ((peer: Peer, headers: Headers) => Visitor) => {
  const isTrusted = createProxyTrust(trusted);
  return (peer, headers) => {
    const address = plainAddress(peer.address) ?? peer.address;
    const direct = { address, scheme: peer.scheme, host: (headers.get('host') ?? '').toLowerCase() };
    if (!isTrusted(address, 0)) return direct;
    const [visitor = direct, ...others] = [readXForwarded(headers), readForwarded(headers)]
      .filter((forwarding) => forwarding !== undefined)
      .map((forwarding) => follow(direct, forwarding, isTrusted));
    return others.every((other) => isSame(visitor, other)) ? visitor : direct;
  };
};

/** Goes from proxy to proxy as long as each is trusted. */
const follow = (direct: Visitor, { addresses, schemes, hosts }: Forwarding, isTrusted: IsTrusted): Visitor => {
  let { address } = direct;
  let hops = 0;
  while (hops < addresses.length && isTrusted(address, hops)) {
    const next = plainAddress(addresses[addresses.length - 1 - hops] ?? '');
    if (next === undefined) break;
    address = next;
    hops += 1;
  }
  // A proxy replaces scheme and host, or appends them as it does the address.
  const valueOf = (list: readonly string[]): string =>
    list[Math.max(0, list.length - Math.max(1, hops))]?.toLowerCase() ?? '';
  const scheme = valueOf(schemes);
  return {
    address,
    scheme: scheme === 'http' || scheme === 'https' ? scheme : direct.scheme,
    host: valueOf(hosts) || direct.host,
  };
};

const isSame = (left: Visitor, right: Visitor): boolean =>
  left.address === right.address && left.scheme === right.scheme && left.host === right.host;
