import { BlockList, isIP, isIPv6 } from 'node:net';
import { err, ok, type Result } from '@domain/kernel/result.ts';

/** Whose forwarding headers count: those of some networks, or of so many proxies in front of this process. */
export type TrustedProxies = { readonly hops: number } | { readonly networks: readonly string[] };

const MAX_HOPS = 10;

/** Reads `2`, or addresses and CIDR ranges with commas. The error is the predicate of a sentence about the setting. */
export const parseTrustedProxies = (text: string): Result<TrustedProxies, string> => {
  if (/^\d+$/.test(text))
    return Number(text) <= MAX_HOPS
      ? ok({ hops: Number(text) })
      : err(`must be at most ${MAX_HOPS} hops, not ${text}.`);
  const networks = text.split(',').map((network) => network.trim());
  const wrong = networks.find((network) => !isNetwork(network));
  return wrong === undefined
    ? ok({ networks })
    : err(`must be a number of hops, or addresses and ranges like 10.0.0.0/8, not "${wrong}".`);
};

/** Whether a peer may say for whom it forwards; `hop` counts the proxies from this process, beginning with 0. */
export type IsTrusted = (address: string, hop: number) => boolean;

export const createProxyTrust = (trusted: TrustedProxies): IsTrusted => {
  if ('hops' in trusted) return (_address, hop) => hop < trusted.hops;
  const list = new BlockList();
  for (const network of trusted.networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, prefix === undefined ? bitsOf(address) : Number(prefix), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
};

const isNetwork = (network: string): boolean => {
  const [address = '', prefix, ...more] = network.split('/');
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bitsOf(address));
  return isIP(address) !== 0 && isPrefix && more.length === 0;
};

const bitsOf = (address: string): number => (isIPv6(address) ? 128 : 32);
const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');
