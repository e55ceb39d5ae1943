import * as fc from 'fast-check';
import { IDENTITY_PROVIDERS, type ProfileDraft, type Session, type AccountSignInMethods } from '../identity/index.ts';
import { userId } from '../kernel/ids.ts';
import { dateArb } from './calendar.arb.ts';

/** Sessions of three people with four tokens, so that they repeat. */
export const sessionArb: fc.Arbitrary<Session> = fc.record({
  token: fc.integer({ min: 1, max: 4 }).map((id) => `Bearer ${id}|secret`),
  user: fc.record({
    id: fc.integer({ min: 1, max: 3 }).map(userId),
    firstName: fc.constantFrom('Nadia', 'عمر'),
    lastName: fc.constant('Berg'),
    image: fc.constant(undefined),
    role: fc.constantFrom('user', 'admin'),
  }),
});

/** Forms that are valid on any day from 2025-03-10 on; everything except the first name is sometimes empty. */
export const profileDraftArb: fc.Arbitrary<ProfileDraft> = fc.record({
  firstName: fc.constantFrom('Nadia', ' عمر ', 'Søren'),
  lastName: fc.constantFrom('', ' ', 'Berg', ' van den Berg '),
  birthday: fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: fc.constantFrom('', ' ') },
    { weight: 3, arbitrary: dateArb('1925-01-01', '2025-03-10') },
    { weight: 1, arbitrary: fc.constantFrom('2000-02-29', ' 2025-03-10 ') },
  ),
  gender: fc.constantFrom(undefined, 'male' as const, 'female' as const),
});

/** Ways into an account, often only one or none. */
export const signInMethodsArb: fc.Arbitrary<AccountSignInMethods> = fc.record({
  hasPassword: fc.boolean(),
  hasVerifiedContact: fc.boolean(),
  providers: fc.subarray([...IDENTITY_PROVIDERS]),
  passkeys: fc.integer({ min: 0, max: 2 }),
});
