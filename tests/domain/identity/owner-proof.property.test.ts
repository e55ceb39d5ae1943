import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesContact, ownerProofOf, REGISTRATION_MS, type ProvableAccount } from '@domain/identity/index.ts';
import { runs } from '../runs.ts';

const contactArb = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined });
const contactsArb = fc.record({ email: contactArb, phone: contactArb });
const accountArb: fc.Arbitrary<ProvableAccount> = fc.record({
  hasPassword: fc.boolean(),
  verifiedEmail: contactArb,
  verifiedPhone: contactArb,
  ageMs: fc.integer({ min: REGISTRATION_MS, max: 10 * REGISTRATION_MS }),
});

describe('ACCOUNT-5b the proof that the owner asks', () => {
  it('is nothing only without a password, and while there is time to register', () => {
    fc.assert(
      fc.property(accountArb, (account) => {
        expect(ownerProofOf(account)).not.toBe('none');
        const fresh = ownerProofOf({ ...account, ageMs: REGISTRATION_MS - 1 });
        expect(fresh).toBe(account.hasPassword ? 'password' : 'none');
        expect(ownerProofOf({ ...account, ageMs: -1 })).not.toBe('none');
      }),
      runs(200),
    );
  });

  it('is the password where there is one, else a code where one can be sent, else a new sign-in', () => {
    fc.assert(
      fc.property(accountArb, (account) => {
        const canReceive = account.verifiedEmail !== undefined || account.verifiedPhone !== undefined;
        expect(ownerProofOf(account)).toBe(account.hasPassword ? 'password' : canReceive ? 'code' : 'sign-in');
      }),
      runs(200),
    );
  });

  it('is asked for by every other contact, and by none that stays', () => {
    fc.assert(
      fc.property(contactsArb, contactsArb, (current, wanted) => {
        const after = { email: wanted.email ?? current.email, phone: wanted.phone ?? current.phone };
        expect(changesContact(current, wanted)).toBe(after.email !== current.email || after.phone !== current.phone);
      }),
      runs(200),
    );
  });
});
