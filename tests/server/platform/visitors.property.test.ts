import * as fc from 'fast-check';
import {
  createSiteOrigin,
  createVisitorOf,
  parseTrustedProxies,
  type Visitor,
} from '@infra/server/foundation/visitors/index.ts';
import { describe, expect, it } from 'vitest';

const visitorOf = (trusted: string, address: string, headers: Readonly<Record<string, string>> = {}): Visitor => {
  const parsed = parseTrustedProxies(trusted);
  if (!parsed.ok) throw new Error(parsed.error);
  return createVisitorOf(parsed.value)({ address, scheme: 'http' }, new Headers({ host: 'own.test', ...headers }));
};
const direct = (address: string): Visitor => ({ address, scheme: 'http', host: 'own.test' });

const addressArb = fc.oneof(fc.ipV4(), fc.constantFrom('2001:db8::1', '2001:db8:0:1::9'));
const forgedArb = fc.dictionary(
  fc.constantFrom('x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'),
  fc.oneof(
    fc.stringMatching(/^[ -~]{0,30}$/),
    addressArb,
    fc.constantFrom('https', 'evil.test', 'for=1.2.3.4;proto=https;host=evil.test', '127.0.0.1, 10.0.0.1'),
  ),
);

describe('OPS-2 the visitor behind proxies', () => {
  it('is the peer when the peer is no trusted proxy, whatever its headers claim', () => {
    fc.assert(
      fc.property(
        addressArb,
        forgedArb,
        fc.constantFrom('0', '10.9.0.0/16', '10.9.8.7, 2001:db8:9::/48'),
        (...given) => {
          const [address, headers, trusted] = given;
          fc.pre(!address.startsWith('10.9.'));
          expect(visitorOf(trusted, address, headers)).toEqual(direct(address));
        },
      ),
    );
  });

  it('is the same whatever a client puts before the entries of trusted proxies', () => {
    const proxies = '10.0.0.0/8';
    fc.assert(
      fc.property(fc.ipV4(), fc.array(fc.stringMatching(/^[ -+\--~]{0,20}$/)), fc.nat(3), (client, forged, middle) => {
        fc.pre(!client.startsWith('10.'));
        const between = Array.from({ length: middle }, (_, index) => `10.0.0.${index + 2}`);
        const chain = [...forged, client, ...between].join(', ');
        expect(visitorOf(proxies, '10.0.0.1', { 'x-forwarded-for': chain }).address).toBe(client);
        expect(visitorOf(String(middle + 1), '10.0.0.1', { 'x-forwarded-for': chain }).address).toBe(client);
        expect(visitorOf(proxies, '::ffff:10.0.0.1', { 'x-forwarded-for': chain }).address).toBe(client);
      }),
    );
  });

  it('never gets an address, scheme or host of another form, whatever trusted proxies pass on', () => {
    fc.assert(
      fc.property(forgedArb, fc.constantFrom('2', '0.0.0.0/0'), (headers, trusted) => {
        const { address, scheme } = visitorOf(trusted, '10.0.0.1', headers);
        expect(address).toMatch(/^[0-9a-f:.]+$/);
        expect(['http', 'https']).toContain(scheme);
      }),
    );
  });

  it.each([
    [{ 'x-forwarded-for': '203.0.113.7:4711', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'Food.example' }],
    [{ forwarded: 'for=203.0.113.7;proto=https;host="food.example"' }],
    [
      {
        forwarded:
          'for="[2001:db8::9]";proto=http;host=evil.test, For="203.0.113.7:80"; Proto=HTTPS; Host=food.example',
      },
    ],
    [
      {
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'food.example',
        forwarded: 'for=203.0.113.7;proto=https;host=food.example',
      },
    ],
  ])('is read from the headers of a trusted proxy: %j', (headers) => {
    expect(visitorOf('1', '127.0.0.1', headers)).toEqual({
      address: '203.0.113.7',
      scheme: 'https',
      host: 'food.example',
    });
  });

  it('is the proxy where its headers and headers of the client disagree', () => {
    const both = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=198.51.100.1;proto=https' };
    expect(visitorOf('1', '127.0.0.1', both)).toEqual(direct('127.0.0.1'));
  });

  it('keeps the address of the proxy where the proxy names none', () => {
    expect(visitorOf('1', '127.0.0.1', { 'x-forwarded-for': 'unknown' }).address).toBe('127.0.0.1');
    expect(visitorOf('1', '127.0.0.1', { 'x-forwarded-proto': 'https' }).scheme).toBe('https');
  });
});

describe('OPS-2 the origin of links', () => {
  const originOf = createSiteOrigin({ allowedHosts: ['food.example'], defaultOrigin: 'http://localhost:8080' });
  const LOCAL = '192.168.1.5:8080';

  it('is never the Host header of a stranger', () => {
    const hostArb = fc.oneof(fc.domain(), fc.stringMatching(/^[ -~]{0,30}$/), fc.constant('food.example.evil.test'));
    fc.assert(
      fc.property(hostArb, fc.constantFrom('http', 'https'), (host, scheme) => {
        expect(originOf({ host, scheme }, LOCAL)).toBe('http://localhost:8080');
      }),
    );
  });

  it.each(['food.example', 'localhost:3000', '127.0.0.1:8080', '[::1]:9', LOCAL])(
    'is that of an own host: %s',
    (host) => {
      expect(originOf({ host, scheme: 'https' }, LOCAL)).toBe(`https://${host}`);
    },
  );
});
