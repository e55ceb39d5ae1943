import type {
  AccountRecovery,
  Accounts,
  IdentityProviderName,
  LoginName,
  OwnPassword,
  Profile,
  Profiles,
  ProviderCredential,
  Session,
  SessionUser,
} from '@domain/identity/index.ts';
import { userId, uuid } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { noMoney } from '@domain/pricing/index.ts';
import { absent, refusal } from './refusals.ts';

type Known = {
  readonly user: SessionUser;
  readonly email: string;
  password: string;
  readonly tokens: Map<string, 'typed' | 'recovered'>;
};

/** The ports for a session; a guest's with `undefined`. */
export type Person = { readonly profiles: Profiles; readonly password: OwnPassword; readonly accounts: Accounts };

/** A marketplace's accounts in memory, by e-mail alone. */
export const createFakeAccounts = () => {
  const people = new Map<string, Known>();
  const codes = new Map<string, string>();
  const proofs = new Map<string, string>();
  /** The e-mail addresses in the tokens of providers; each counts once. */
  const tokens = new Map<string, string>();
  let count = 0;

  const send = (email: string): void => {
    count += 1;
    codes.set(email, String(100_000 + count));
  };
  /** Each code and each proof counts once. */
  const takes = (kept: Map<string, string>, email: string, told: string): boolean =>
    kept.get(email) === told && kept.delete(email);
  const enter = (known: Known, how: 'typed' | 'recovered'): Session => {
    count += 1;
    const token = `Bearer ${known.user.id}|${count}`;
    known.tokens.set(token, how);
    return { token, user: known.user };
  };
  type Newcomer = Pick<SessionUser, 'firstName' | 'lastName'> & { readonly email: string; readonly password?: string };
  const create = ({ email, firstName, lastName, password = '' }: Newcomer): Known => {
    count += 1;
    const user: SessionUser = { id: userId(count), firstName, lastName, image: undefined, role: 'user' };
    const known: Known = { user, email, password, tokens: new Map() };
    people.set(email, known);
    return known;
  };
  const mailOf = (login: LoginName): string => (login.kind === 'email' ? login.email : '');

  const accountsFor = (session: Session | undefined): Accounts => ({
    signIn: async ({ login, password }) => {
      const known = people.get(mailOf(login));
      return known?.password === password ? ok(enter(known, 'typed')) : refusal(400, 'ERROR_102');
    },
    signInWithProvider: async (provider, { idToken, nonce }) => {
      const email = tokens.get(`${provider} ${idToken} ${nonce}`);
      if (email === undefined) return refusal(400, 'ERROR_400', { params: { id_token: [''] } });
      tokens.delete(`${provider} ${idToken} ${nonce}`);
      return ok(enter(people.get(email) ?? create({ email, firstName: 'Maya', lastName: 'Lindqvist' }), 'typed'));
    },
    register: async (email) => (people.has(email) || send(email), ok(undefined)),
    resendCode: async (email) => (codes.has(email) && send(email), ok(undefined)),
    verify: async (email, code) => {
      if (!takes(codes, email, code)) return absent();
      proofs.set(email, `proof-${code}`);
      return ok({ verifyToken: `proof-${code}` });
    },
    complete: async ({ email, firstName, lastName, password, verifyToken }) => {
      if (!takes(proofs, email, verifyToken)) return refusal(400, 'ERROR_215');
      return ok(enter(create({ email, firstName, lastName, password }), 'typed'));
    },
    signOut: async () => {
      const known = session && holderOf(session);
      if (!known) return err({ kind: 'unauthorized' });
      known.tokens.delete(session.token);
      return ok(undefined);
    },
  });
  const holderOf = ({ token }: Session): Known | undefined =>
    [...people.values()].find(({ tokens }) => tokens.has(token));

  const recovery: AccountRecovery = {
    ask: async (login) => (people.has(mailOf(login)) && send(mailOf(login)), ok({ verifyId: '' })),
    enter: async (login, _verifyId, code) => {
      const known = people.get(mailOf(login));
      return known && takes(codes, known.email, code) ? ok(enter(known, 'recovered')) : refusal(400, 'ERROR_215');
    },
  };

  const as = (session: Session | undefined): Person => ({
    accounts: accountsFor(session),
    profiles: {
      load: async () => {
        const known = session && holderOf(session);
        if (!known) return err({ kind: 'unauthorized' });
        const profile: Profile = {
          ...known.user,
          uuid: uuid(`user-${known.user.id}`),
          email: known.email,
          phone: undefined,
          isPhoneVerified: false,
          hasPassword: true,
          walletBalance: noMoney(2),
        };
        return ok(profile);
      },
    },
    password: {
      change: async ({ password, oldPassword }) => {
        const known = session && holderOf(session);
        if (!known || !session) return err({ kind: 'unauthorized' });
        const how = known.tokens.get(session.token) ?? 'typed';
        if (how !== 'recovered' && oldPassword !== known.password)
          return refusal(400, 'ERROR_400', { params: { old_password: [''] } });
        known.password = password;
        known.tokens.clear();
        known.tokens.set(session.token, how);
        return ok(undefined);
      },
      requestCode: async () => {
        const known = session && holderOf(session);
        return known ? ok({ sentTo: '***' }) : err({ kind: 'unauthorized' });
      },
    },
  });

  return {
    accounts: accountsFor(undefined),
    recovery,
    as,
    proofOf: async (provider: IdentityProviderName, nonce: string): Promise<ProviderCredential> => {
      count += 1;
      tokens.set(`${provider} token-${count} ${nonce}`, 'maya.lindqvist@mail.example');
      return { idToken: `token-${count}`, nonce };
    },
    codeFor: async (email: string): Promise<string> => codes.get(email) ?? '',
  };
};
