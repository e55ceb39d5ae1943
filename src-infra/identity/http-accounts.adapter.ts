import type { $Fetch } from 'ofetch';
import type { AccountRecovery, Accounts, LoginName, OwnPassword, Profiles } from '@domain/identity/index.ts';
import { isNotFound } from '@domain/kernel/remote-failure.ts';
import { ok } from '@domain/kernel/result.ts';
import type { Scale } from '@domain/pricing/index.ts';
import { readEntity, requireId } from '../drivers/http/read-entity.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, asText, dataOf } from '../drivers/http/wire.ts';
import { toProfile, toSession } from './account-wire.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: { readonly toImage: ToImage; scale(): Scale; currencyId(): number | undefined };
};

export const createHttpAccounts = ({ api, context: { toImage } }: Deps): Accounts => ({
  signIn: ({ login, password }) =>
    readAnswer(
      api<unknown>('auth/login', {
        method: 'POST',
        body: { ...(login.kind === 'email' ? { email: login.email } : { phone: login.phone }), password },
      }),
      (body) => toSession(asRecord(dataOf(body)), 'access_token', toImage),
    ),
  signInWithProvider: (provider, { idToken, nonce }, referral) =>
    readAnswer(
      api<unknown>(`auth/${provider}/callback`, {
        method: 'POST',
        body: { id_token: idToken, nonce, ...(referral !== undefined && { referral }) },
      }),
      (body) => toSession(asRecord(dataOf(body)), 'access_token', toImage),
    ),
  register: (email) =>
    readAnswer(api<unknown>('auth/register', { method: 'POST', query: { email } }), () => ok(undefined)),
  resendCode: (email) =>
    readAnswer(api<unknown>('auth/resend-verify', { method: 'POST', query: { email } }), () => ok(undefined)),
  verify: (email, code) =>
    readAnswer(api<unknown>(`auth/verify/${encodeURIComponent(code)}`, { query: { email } }), (body) =>
      ok({ verifyToken: asText(asRecord(dataOf(body))['verify_token']) }),
    ),
  complete: (account) =>
    readAnswer(
      api<unknown>('auth/after-verify', {
        method: 'POST',
        body: {
          email: account.email,
          firstname: account.firstName,
          lastname: account.lastName,
          password: account.password,
          password_confirmation: account.password,
          ...(account.gender && { gender: account.gender }),
          ...(account.referral && { referral: account.referral }),
          ...(account.verifyToken && { verify_token: account.verifyToken }),
        },
      }),
      (body) => toSession(asRecord(dataOf(body)), 'token', toImage),
    ),
  signOut: (pushToken) =>
    readAnswer(
      api<unknown>('auth/logout', {
        method: 'POST',
        ...(pushToken !== undefined && { body: { firebase_token: pushToken } }),
      }),
      () => ok(undefined),
    ),
});

export const createHttpAccountRecovery = ({ api, context: { toImage } }: Deps): AccountRecovery => ({
  ask: (login) =>
    readAnswer(requestCode(api, login), (body) => ok({ verifyId: asText(asRecord(dataOf(body))['verifyId']) })).then(
      hideUnknownAccount,
    ),
  enter: (login, verifyId, code) =>
    readAnswer(signInWith(api, login, verifyId, code), (body) => toSession(asRecord(dataOf(body)), 'token', toImage)),
});

const requestCode = (api: $Fetch, login: LoginName): Promise<unknown> =>
  login.kind === 'email'
    ? api<unknown>('auth/forgot/email-password', { method: 'POST', query: { email: login.email } })
    : api<unknown>('auth/forgot/password', { method: 'POST', body: { phone: login.phone } });

const signInWith = (api: $Fetch, login: LoginName, verifyId: string, code: string): Promise<unknown> =>
  login.kind === 'email'
    ? api<unknown>(`auth/forgot/email-password/${encodeURIComponent(code)}`, {
        method: 'POST',
        query: { email: login.email, verifyCode: code },
      })
    : api<unknown>('auth/forgot/password/confirm', {
        method: 'POST',
        body: { phone: login.phone, verifyId, verifyCode: code },
      });

/** Existing servers answer 404 for an unknown address; reports success, as for a code that never arrives. */
const hideUnknownAccount = (outcome: Awaited<ReturnType<AccountRecovery['ask']>>): typeof outcome =>
  !outcome.ok && isNotFound(outcome.error) ? ok({ verifyId: '' }) : outcome;

export const createHttpOwnPassword = ({ api }: Pick<Deps, 'api'>): OwnPassword => ({
  change: ({ password, oldPassword, ownerCode }) =>
    readAnswer(
      api<unknown>('dashboard/user/profile/password/update', {
        method: 'POST',
        body: {
          password,
          password_confirmation: password,
          ...(oldPassword !== undefined && { old_password: oldPassword }),
          ...(ownerCode !== undefined && { owner_code: ownerCode }),
        },
      }),
      () => ok(undefined),
    ),
  requestCode: () =>
    readAnswer(api<unknown>('dashboard/user/profile/owner-code', { method: 'POST', body: {} }), (body) =>
      ok({ sentTo: asText(asRecord(dataOf(body))['to']) }),
    ),
});

export const createHttpProfiles = ({ api, context }: Deps): Profiles => ({
  load: () =>
    readAnswer(api<unknown>('dashboard/user/profile/show', { query: { currency_id: context.currencyId() } }), (body) =>
      readEntity(
        body,
        requireId((item) => toProfile(asRecord(item), context.toImage, context.scale())),
      ),
    ),
});
