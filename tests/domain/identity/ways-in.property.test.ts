import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IDENTITY_PROVIDERS, mayRemovePasskey, mayUnlink, type WaysIn } from '@domain/identity/index.ts';
import { waysInArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const providerArb = fc.constantFrom(...IDENTITY_PROVIDERS);
const without = (ways: WaysIn, provider: string): WaysIn => ({
  ...ways,
  providers: ways.providers.filter((name) => name !== provider),
});
/** What is left to sign in with, counted one by one. */
const count = ({ hasPassword, hasVerifiedContact, providers, passkeys }: WaysIn): number =>
  Number(hasPassword && hasVerifiedContact) + providers.length + passkeys;

describe('ACCOUNT-1i the last way into an account', () => {
  it('is no provider that may be unlinked', () => {
    fc.assert(
      fc.property(waysInArb, providerArb, (ways, provider) => {
        expect(mayUnlink(ways, provider)).toBe(count(without(ways, provider)) > 0);
      }),
      runs(200),
    );
  });

  it('is no passkey that may be removed', () => {
    fc.assert(
      fc.property(waysInArb, (ways) => {
        fc.pre(ways.passkeys > 0);
        expect(mayRemovePasskey(ways)).toBe(count(ways) > 1);
      }),
      runs(200),
    );
  });

  it('stays, in whatever order providers are unlinked and passkeys removed', () => {
    fc.assert(
      fc.property(waysInArb, fc.array(fc.oneof(providerArb, fc.constant('passkey' as const))), (ways, steps) => {
        fc.pre(count(ways) > 0);
        const left = steps.reduce((now, step) => {
          if (step !== 'passkey') return mayUnlink(now, step) ? without(now, step) : now;
          return now.passkeys > 0 && mayRemovePasskey(now) ? { ...now, passkeys: now.passkeys - 1 } : now;
        }, ways);
        expect(count(left)).toBeGreaterThan(0);
      }),
      runs(200),
    );
  });

  it('is no password that nobody can name an account with', () => {
    fc.assert(
      fc.property(waysInArb, providerArb, (ways, provider) => {
        const bare = { ...ways, providers: [provider], passkeys: 0 };
        expect(mayUnlink({ ...bare, hasVerifiedContact: false }, provider)).toBe(false);
        expect(mayUnlink({ ...bare, hasPassword: false }, provider)).toBe(false);
      }),
      runs(50),
    );
  });
});
