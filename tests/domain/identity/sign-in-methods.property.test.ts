import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IDENTITY_PROVIDERS, readSignInMethod, signInMethods, type SignInTerms } from '@domain/identity/index.ts';
import { runs } from '../runs.ts';

const terms = fc.record<SignInTerms>({
  authOption: fc.constantFrom('email', 'phone', 'both', '', 'x'),
  providers: fc.record({ google: fc.boolean(), apple: fc.boolean(), facebook: fc.boolean() }),
  sendsSms: fc.boolean(),
  takesPasskeys: fc.boolean(),
  reachable: fc.subarray([...IDENTITY_PROVIDERS]),
});
const ALL = ['password', 'code', 'passkey', ...IDENTITY_PROVIDERS] as const;

describe('ACCOUNT-1 the ways to sign in', () => {
  it('begin with the password, then the code, then a passkey, then the providers, each at most once', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const ways = signInMethods(given);
        expect(ways[0]).toBe('password');
        expect(ways).toEqual(ALL.filter((way) => ways.includes(way)));
      }),
      runs(25, 10_000),
    );
  });

  it('include the code exactly where SMS are sent and auth_option is not "email"', () => {
    fc.assert(
      fc.property(terms, (given) => {
        expect(signInMethods(given).includes('code')).toBe(given.sendsSms && given.authOption !== 'email');
      }),
      runs(25, 10_000),
    );
  });

  it('include a passkey exactly where the server takes one on this site', () => {
    fc.assert(
      fc.property(terms, (given) => {
        expect(signInMethods(given).includes('passkey')).toBe(given.takesPasskeys);
      }),
      runs(25, 10_000),
    );
  });

  it('include a provider exactly where the operator offers it and it can be asked', () => {
    fc.assert(
      fc.property(terms, fc.constantFrom(...IDENTITY_PROVIDERS), (given, name) => {
        expect(signInMethods(given).includes(name)).toBe(given.reachable.includes(name) && given.providers[name]);
      }),
      runs(25, 10_000),
    );
  });

  it('are known by their names alone', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom<string>(...ALL), fc.string()), (name) => {
        expect(readSignInMethod(name)).toBe(ALL.find((way) => way === name));
      }),
      runs(25, 10_000),
    );
  });
});
