import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { UserRow, Users } from '../users.ports.ts';
import type { AccessTokens } from '../access-tokens.ts';
import type { SignInSource } from '../identity.ports.ts';
import type { Inviters } from '../inviter.ts';
import type { CreateAccount } from '../create-account.use-case.ts';
import { takenBy } from '../taken.ts';
import type { Claims } from './claims.ts';
import type { HostedTokenRefusal } from './hosted-tokens.port.ts';
import type { IdTokens } from './id-tokens.ts';
import { UsedProof, type IdentityProof, type ReadIdentityProof } from './identity-proofs.ts';
import type { Transactions } from '../../../foundation/transactions/index.ts';
import type { LinkedIdentities } from '../linked/linked-providers.ports.ts';

export type ProviderSignInRequest = IdentityProof & {
  readonly referral: string | undefined;
  readonly language: string;
  readonly source: SignInSource;
};
export type ProviderRefusal = HostedTokenRefusal | { readonly kind: 'exists' | 'unknown-referral' };
export type ProviderSignIn = (
  request: ProviderSignInRequest,
) => Promise<Result<{ readonly token: string; readonly user: UserRow }, ProviderRefusal>>;

type Deps = {
  readonly users: Users;
  readonly identities: Pick<LinkedIdentities, 'userIdOf' | 'link' | 'wasUnlinked'>;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly idTokens: Pick<IdTokens, 'use'>;
  readonly readProof: ReadIdentityProof;
  readonly tokens: AccessTokens;
  readonly createAccount: CreateAccount;
  readonly inviters: Inviters;
};

/**
 * Signs in with an identity token, and creates the account if needed (ACCOUNT-1). All personal data come from the
 * token. An account is matched by the provider's id, or by an address that both sides have verified; a privileged one,
 * and one whose owner has unlinked the provider (ACCOUNT-5l), never by its address alone.
 */
export const createProviderSignIn = ({
  users,
  identities,
  transactions,
  clock,
  idTokens,
  readProof,
  tokens,
  createAccount,
  inviters,
}: Deps): ProviderSignIn => {
  const accountOf = async (
    { provider, referral, language }: ProviderSignInRequest,
    claims: Claims,
  ): Promise<Result<UserRow, ProviderRefusal>> => {
    const linked = await identities.userIdOf(provider, claims.sub);
    if (linked !== undefined) {
      const user = await users.byId(linked);
      return user?.active ? ok(user) : err({ kind: 'no-proof' });
    }
    const known = claims.email === undefined ? undefined : await users.byEmail(claims.email);
    const isKnown = known !== undefined && known.email_verified_at !== null;
    if (isKnown && (!known.active || known.role !== 'user')) return err({ kind: 'exists' });
    if (isKnown && (await identities.wasUnlinked(provider, known.id))) return err({ kind: 'exists' });
    if (!isKnown && referral && !(await inviters.find(referral))) return err({ kind: 'unknown-referral' });
    const user = isKnown ? known : await newAccount(claims, referral, language);
    await identities.link(provider, claims.sub, user.id, clock.now());
    return ok(user);
  };

  const newAccount = async (
    { email, name }: Claims,
    referral: string | undefined,
    language: string,
  ): Promise<UserRow> => {
    const inviter = await inviters.find(referral);
    if (email !== undefined) await users.releaseEmail(email);
    const [firstname = '', ...rest] = name.split(/\s+/);
    const user = await createAccount({
      email: email ?? null,
      phone: null,
      firstname: firstname.slice(0, 100),
      lastname: rest.join(' ').slice(0, 100) || null,
      passwordHash: null,
      gender: null,
      referral: inviter?.my_referral ?? null,
      role: 'user',
      language,
      preferences: 'all',
    });
    await inviters.notify(inviter, user);
    return user;
  };

  const attempt = (request: ProviderSignInRequest, claims: Claims) =>
    transactions.run(async () => {
      const account = await accountOf(request, claims);
      if (!account.ok) return account;
      if (!(await idTokens.use(claims))) throw new UsedProof();
      return ok({ token: await tokens.issue(account.value.id, request.provider, request.source), user: account.value });
    });

  return async (request) => {
    const proof = await readProof(request);
    if (!proof.ok) return proof;
    const claims = proof.value;
    try {
      // Of two concurrent first sign-ins of one person, the second one finds the account of the first.
      return await attempt(request, claims).catch((failure: unknown) => {
        if (takenBy(failure) === undefined) throw failure;
        return attempt(request, claims);
      });
    } catch (failure) {
      if (failure instanceof UsedProof) return err({ kind: 'no-proof' });
      throw failure;
    }
  };
};
