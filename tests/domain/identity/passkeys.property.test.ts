import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passkeyHostOf, passkeyNameOf, PASSKEY_NAME_MAX } from '@domain/identity/index.ts';
import { runs } from '../runs.ts';

const name = fc.domain();
const port = fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined });
const origin = (scheme: string, host: string, at: number | undefined): string =>
  `${scheme}://${host}${at === undefined ? '' : `:${at}`}`;

describe('ACCOUNT-1h passkeys', () => {
  it('belong to host names reached securely', () => {
    fc.assert(
      fc.property(name, port, (host, at) => {
        expect(passkeyHostOf(origin('https', host, at))).toBe(host);
        expect(passkeyHostOf(origin('http', host, at))).toBeUndefined();
      }),
      runs(25, 10_000),
    );
  });

  it('belong to this device without a secure connection, too', () => {
    fc.assert(
      fc.property(fc.constantFrom('localhost', 'food.localhost'), port, (host, at) => {
        expect(passkeyHostOf(origin('http', host, at))).toBe(host);
      }),
      runs(25, 1_000),
    );
  });

  it('belong to no network address', () => {
    const address = fc.oneof(
      fc.ipV4(),
      fc.ipV6().map((text) => `[${text}]`),
      fc.nat().map(String),
      fc.ipV4().map((text) => `${text}.`),
    );
    fc.assert(
      fc.property(fc.constantFrom('http', 'https'), address, port, (scheme, host, at) => {
        expect(passkeyHostOf(origin(scheme, host, at))).toBeUndefined();
      }),
      runs(25, 10_000),
    );
  });

  it('belong to nothing that is not an origin', () => {
    for (const text of ['', 'localhost', 'https://', 'https://food.example/login', 'ftp://food.example'])
      expect(passkeyHostOf(text)).toBeUndefined();
  });
});

/** Words and space of every kind, often too long. */
const typedName = fc
  .array(fc.constantFrom('Work', 'laptop', '👩‍🍳', 'x'.repeat(29), ' ', '\n', '\t', '\u00a0'), { maxLength: 9 })
  .map((parts) => parts.join(''));

describe('ACCOUNT-5m the name of a passkey', () => {
  it('is one line without space around it, no longer than its limit, and stays as it is', () => {
    fc.assert(
      fc.property(typedName, (typed) => {
        const name = passkeyNameOf(typed);
        fc.pre(name !== undefined);
        expect(name).toBe(name?.trim());
        expect(name).not.toMatch(/[\n\r\t]| {2}/);
        expect([...(name ?? '')].length).toBeLessThanOrEqual(PASSKEY_NAME_MAX);
        expect(passkeyNameOf(name ?? '')).toBe(name);
      }),
      runs(200),
    );
  });

  it('is none where nothing but space is typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\s*$/), (typed) => {
        expect(passkeyNameOf(typed)).toBeUndefined();
      }),
      runs(50),
    );
  });
});
