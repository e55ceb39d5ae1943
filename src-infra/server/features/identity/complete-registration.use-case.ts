import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { UserRow, Users } from './users.ports.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { SignInSource } from './identity.ports.ts';
import type { Inviters } from './inviter.ts';
import type { CreateAccount } from './create-account.use-case.ts';
import type { AddressCodes } from './existing-clients/address-codes.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { Passwords } from './passwords.ts';
import { takenBy } from './taken.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';

export type RegistrationDraft = {
  /** Validated. */
  readonly email: string;
  readonly firstname: string;
  readonly lastname?: string;
  readonly password: string;
  readonly gender?: 'male' | 'female';
  readonly referral?: string;
  readonly verify_token?: string;
};
export type RegistrationRefusal =
  | { readonly kind: 'never-asked' }
  | { readonly kind: 'no-proof' }
  | { readonly kind: 'exists' }
  | { readonly kind: 'unknown-referral' };
export type Registered = { readonly token: string; readonly user: UserRow };
export type CompleteRegistration = (
  draft: RegistrationDraft,
  language: string,
  source: SignInSource,
) => Promise<Result<Registered, RegistrationRefusal>>;

type Deps = {
  readonly users: Users;
  readonly transactions: Transactions;
  readonly codes: OneTimeCodes;
  /** `undefined` where the token is always needed. */
  readonly addressCodes: AddressCodes | undefined;
  readonly passwords: Passwords;
  readonly tokens: AccessTokens;
  readonly createAccount: CreateAccount;
  readonly inviters: Inviters;
};

/**
 * Creates the account of a verified e-mail address (ACCOUNT-2); without proof the response reveals nothing about the
 * address.
 */
export const createCompleteRegistration = ({
  users,
  transactions,
  codes,
  addressCodes,
  passwords,
  tokens,
  createAccount,
  inviters,
}: Deps): CompleteRegistration => {
  /** 8.13: without a token, the network address may have proved the e-mail address. */
  const proofOf = ({ email, verify_token: token = '' }: RegistrationDraft, { address }: SignInSource) =>
    token === '' && addressCodes
      ? {
          isRedeemable: () => addressCodes.isRedeemable(email, address),
          redeem: () => addressCodes.redeem(email, address),
        }
      : {
          isRedeemable: () => codes.isRedeemable('email', email, token),
          redeem: () => codes.redeem('email', email, token),
        };

  const make = async (draft: RegistrationDraft, passwordHash: string, language: string, source: SignInSource) => {
    const { email } = draft;
    const inviter = await inviters.find(draft.referral);
    if (!(await proofOf(draft, source).redeem())) return err({ kind: 'no-proof' } as const);
    await users.releaseEmail(email);
    const user = await createAccount({
      email,
      phone: null,
      firstname: draft.firstname,
      lastname: draft.lastname ?? null,
      passwordHash,
      gender: draft.gender ?? null,
      referral: inviter?.my_referral ?? null,
      role: 'user',
      language,
      preferences: ['push'],
    });
    await inviters.notify(inviter, user);
    return ok({ token: await tokens.issue(user.id, 'register', source), user });
  };

  return async (draft, language, source) => {
    const { email } = draft;
    if (!(await proofOf(draft, source).isRedeemable())) {
      return err({ kind: (await codes.wasRequested('email', email)) ? 'no-proof' : 'never-asked' });
    }
    if (draft.referral && !(await inviters.find(draft.referral))) return err({ kind: 'unknown-referral' });
    const passwordHash = await passwords.hash(draft.password);
    try {
      return await transactions.run(() => make(draft, passwordHash, language, source));
    } catch (failure) {
      if (takenBy(failure) === 'email') return err({ kind: 'exists' });
      throw failure;
    }
  };
};
