import { isIP } from 'node:net';

/** What one family of forwarding headers says: a value for each proxy, the nearest last. */
export type Forwarding = {
  readonly addresses: readonly string[];
  readonly schemes: readonly string[];
  readonly hosts: readonly string[];
};

const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/** Whether a request was passed on by a proxy that says so. */
export const isForwarded = (headers: Headers): boolean => FORWARDING_HEADERS.some((name) => headers.has(name));

/** Reads `X-Forwarded-For`, `-Proto` and `-Host`; `undefined` if none is there. */
export const readXForwarded = (headers: Headers): Forwarding | undefined => {
  const [addresses, schemes, hosts] = ['for', 'proto', 'host'].map((name) => headers.get(`x-forwarded-${name}`));
  if (!addresses && !schemes && !hosts) return undefined;
  return { addresses: listOf(addresses), schemes: listOf(schemes), hosts: listOf(hosts) };
};

/** Reads `Forwarded` (RFC 7239); `undefined` if it is not there. */
export const readForwarded = (headers: Headers): Forwarding | undefined => {
  const text = headers.get('forwarded');
  if (!text) return undefined;
  const elements = splitOutsideQuotes(text, ',').map(
    (element) =>
      new Map(
        splitOutsideQuotes(element, ';').map((pair) => {
          const [name = '', ...value] = pair.split('=');
          return [name.trim().toLowerCase(), value.join('=').trim().replaceAll('"', '')] as const;
        }),
      ),
  );
  const all = (name: string): readonly string[] => elements.map((element) => element.get(name) ?? '');
  return { addresses: all('for'), schemes: all('proto'), hosts: all('host') };
};

/** Returns an address without port, brackets and the prefix of mapped IPv4; `undefined` for anything else. */
export const plainAddress = (text: string): string | undefined => {
  const [, bracketed, ported] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(text) ?? [];
  const address = (bracketed ?? ported ?? text).toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return isIP(address) === 0 ? undefined : address;
};

const listOf = (text: string | null | undefined): readonly string[] =>
  text ? text.split(',').map((part) => part.trim()) : [];

const splitOutsideQuotes = (text: string, separator: ',' | ';'): readonly string[] =>
  text.split(separator === ',' ? /,(?=(?:[^"]*"[^"]*")*[^"]*$)/ : /;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
