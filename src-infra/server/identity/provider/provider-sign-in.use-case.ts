import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { brokenConstraint, createIdentityRepository, createUserRepository, type Store, type UserRow } from '../../store/index.ts';
import type { AccessTokens, SignInSource } from '../access-tokens.ts';
import type { Inviters } from '../inviter.ts';
import type { CreateAccount } from '../new-account.use-case.ts';
import type { Claims } from './claims.ts';
import type { IdTokens } from './id-tokens.ts';
import { issuerOf, type Provider } from './providers.ts';

export type ProviderWish = {
  readonly provider: Provider; readonly idToken: string; readonly nonce: string; readonly referral: string | undefined;
  readonly origin: string; readonly language: string; readonly source: SignInSource;
};
export type ProviderRefusal = { readonly kind: 'no-proof' } | { readonly kind: 'exists' } | { readonly kind: 'unknown-referral' };
export type ProviderSignIn = (wish: ProviderWish) => Promise<Result<{ readonly token: string; readonly user: UserRow }, ProviderRefusal>>;

type Deps = {
  readonly store: Store; readonly clock: Clock; readonly idTokens: IdTokens; readonly tokens: AccessTokens;
  readonly createAccount: CreateAccount; readonly inviters: Inviters;
};

/**
 * Signs in whom a provider vouches for, and makes the account when there is none (ACCOUNT-1). Everything about the person
 * comes from the token. An account is linked by the provider's own id, or by an address that both sides have verified; one
 * with powers of its own never by its address alone.
 */
export const createProviderSignIn = ({ store, clock, idTokens, tokens, createAccount, inviters }: Deps): ProviderSignIn => {
  const users = createUserRepository(store);
  const identities = createIdentityRepository(store);

  const accountOf = async ({ provider, referral, language }: ProviderWish, claims: Claims): Promise<Result<UserRow, ProviderRefusal>> => {
    const linked = await identities.userIdOf(provider, claims.sub);
    if (linked !== undefined) {
      const user = await users.byId(linked);
      return user?.active ? ok(user) : err({ kind: 'no-proof' });
    }
    const known = claims.email === undefined ? undefined : await users.byEmail(claims.email);
    const isKnown = known !== undefined && known.email_verified_at !== null;
    if (isKnown && (!known.active || known.role !== 'user')) return err({ kind: 'exists' });
    if (!isKnown && referral && !(await inviters.find(referral))) return err({ kind: 'unknown-referral' });
    const user = isKnown ? known : await newAccount(claims, referral, language);
    await identities.link(provider, claims.sub, user.id, clock.now());
    return ok(user);
  };

  const newAccount = async ({ email, name, picture }: Claims, referral: string | undefined, language: string): Promise<UserRow> => {
    const inviter = await inviters.find(referral);
    if (email !== undefined) await users.releaseEmail(email);
    const [firstname = '', ...rest] = name.split(/\s+/);
    const user = await createAccount({
      email: email ?? null, phone: null, firstname: firstname.slice(0, 100), lastname: rest.join(' ').slice(0, 100) || null, passwordHash: null,
      gender: null, referral: inviter?.my_referral ?? null, role: 'user', language, img: picture, preferences: 'all',
    });
    await inviters.tell(inviter, user);
    return user;
  };

  const attempt = (wish: ProviderWish, claims: Claims) =>
    store.transaction(async () => {
      const account = await accountOf(wish, claims);
      if (!account.ok) return account;
      if (!(await idTokens.use(claims))) throw new UsedToken();
      return ok({ token: await tokens.issue(account.value.id, wish.provider, wish.source), user: account.value });
    });

  return async (wish) => {
    const claims = await idTokens.read(wish.idToken, { issuers: [issuerOf(wish.origin, wish.provider)], nonce: wish.nonce });
    if (!claims) return err({ kind: 'no-proof' });
    try {
      // Two first sign-ins of one person at once: whoever comes second finds the account of the first.
      return await attempt(wish, claims).catch((failure: unknown) => {
        if (brokenConstraint(failure) === undefined) throw failure;
        return attempt(wish, claims);
      });
    } catch (failure) {
      if (failure instanceof UsedToken) return err({ kind: 'no-proof' });
      throw failure;
    }
  };
};

/** Takes back what the transaction has done. */
class UsedToken extends Error {}
