import { isLoopback } from './foundation/visitors/index.ts';

/** Whether an address is encrypted, or of this very machine, and free of a query or fragment to mix with ours. */
export const isSecureUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  return (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) && search === '' && hash === '';
};

export const isWebUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Returns the origin of an http(s) address, `undefined` for any other text. */
export const webOrigin = (text: string): string | undefined => (isWebUrl(text) ? new URL(text).origin : undefined);
