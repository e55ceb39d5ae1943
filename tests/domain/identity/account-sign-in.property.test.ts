import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IDENTITY_PROVIDERS, mayRemovePasskey, mayUnlink, type AccountSignInMethods } from '@domain/identity/index.ts';
import { signInMethodsArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const providerArb = fc.constantFrom(...IDENTITY_PROVIDERS);
const without = (methods: AccountSignInMethods, provider: string): AccountSignInMethods => ({
  ...methods,
  providers: methods.providers.filter((name) => name !== provider),
});
/** What is left to sign in with, counted one by one. */
const count = ({ hasPassword, hasVerifiedContact, providers, passkeys }: AccountSignInMethods): number =>
  Number(hasPassword && hasVerifiedContact) + providers.length + passkeys;

describe('ACCOUNT-1i the last sign-in method of an account', () => {
  it('is no provider that may be unlinked', () => {
    fc.assert(
      fc.property(signInMethodsArb, providerArb, (methods, provider) => {
        expect(mayUnlink(methods, provider)).toBe(count(without(methods, provider)) > 0);
      }),
      runs(200),
    );
  });

  it('is no passkey that may be removed', () => {
    fc.assert(
      fc.property(signInMethodsArb, (methods) => {
        fc.pre(methods.passkeys > 0);
        expect(mayRemovePasskey(methods)).toBe(count(methods) > 1);
      }),
      runs(200),
    );
  });

  it('stays, in whatever order providers are unlinked and passkeys removed', () => {
    fc.assert(
      fc.property(
        signInMethodsArb,
        fc.array(fc.oneof(providerArb, fc.constant('passkey' as const))),
        (methods, steps) => {
          fc.pre(count(methods) > 0);
          const left = steps.reduce((now, step) => {
            if (step !== 'passkey') return mayUnlink(now, step) ? without(now, step) : now;
            return now.passkeys > 0 && mayRemovePasskey(now) ? { ...now, passkeys: now.passkeys - 1 } : now;
          }, methods);
          expect(count(left)).toBeGreaterThan(0);
        },
      ),
      runs(200),
    );
  });

  it('is no password that nobody can name an account with', () => {
    fc.assert(
      fc.property(signInMethodsArb, providerArb, (methods, provider) => {
        const bare = { ...methods, providers: [provider], passkeys: 0 };
        expect(mayUnlink({ ...bare, hasVerifiedContact: false }, provider)).toBe(false);
        expect(mayUnlink({ ...bare, hasPassword: false }, provider)).toBe(false);
      }),
      runs(50),
    );
  });
});
