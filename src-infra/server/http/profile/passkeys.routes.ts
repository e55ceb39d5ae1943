import type { OwnPasskeys, PasskeyRefusal, PasskeySignIn, StoredPasskey } from '../../features/identity/index.ts';
import { PASSKEYS_MAX } from '@domain/identity/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { Handlers } from '../handler.ts';
import { profileRefusal } from './profile-refusal.ts';
import { toUser } from '../people/index.ts';
import { deviceCookie } from '../request/index.ts';
import {
  enveloped,
  fieldRefused,
  notFound,
  rateLimited,
  refused,
  withCookie,
  type Refusal,
} from '../response/index.ts';

type Ids =
  | 'beginPasskeySignIn'
  | 'signInWithPasskey'
  | 'listPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey';
type Deps = { readonly ownPasskeys: OwnPasskeys; readonly passkeySignIn: PasskeySignIn };

/** The extension `passkeys`. */
export const passkeysRoutes = ({ ownPasskeys, passkeySignIn }: Deps): Handlers<Ids> => ({
  beginPasskeySignIn: async ({ origin, client }) => {
    const begun = await passkeySignIn.begin(origin, client);
    return begun.ok ? enveloped(begun.value) : signInRefusal(begun.error);
  },

  signInWithPasskey: async ({ params, origin, client }) => {
    const outcome = await passkeySignIn.enter(params.credential, origin, client);
    if (!outcome.ok) return signInRefusal(outcome.error);
    const { token, user } = outcome.value;
    return withCookie(
      enveloped({ access_token: token, token_type: 'Bearer', user: toUser(user, origin) }, 'LOGGED_IN'),
      deviceCookie(token, origin),
    );
  },

  listPasskeys: async ({ user }) => enveloped((await ownPasskeys.list(user.id)).map(toPasskey)),

  beginPasskey: async ({ user, params, origin }) => {
    const evidence = { password: params.old_password, code: params.owner_code };
    const begun = await ownPasskeys.begin(user, evidence, origin);
    return begun.ok ? enveloped(begun.value) : passkeyRefusal(begun.error);
  },

  addPasskey: async (call) => {
    const added = await ownPasskeys.add(call.user, call.params.credential, call.client.userAgent, call);
    return added.ok
      ? enveloped(toPasskey(added.value), 'RECORD_WAS_SUCCESSFULLY_CREATED')
      : passkeyRefusal(added.error);
  },

  renamePasskey: async ({ user, params }) =>
    (await ownPasskeys.rename(user.id, params.id, params.name))
      ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_UPDATED')
      : notFound,

  removePasskey: async ({ user, params }) => {
    const removed = await ownPasskeys.remove(user.id, params.id);
    if (removed.ok) return enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED');
    return removed.error.kind === 'unknown' ? notFound : refused('ERROR_400', { text: 'LAST_WAY_IN' });
  },
});

const toPasskey = ({ id, name, userAgent, createdAt, lastUsedAt }: StoredPasskey) => ({
  id,
  name,
  user_agent: userAgent,
  created_at: wireTime(createdAt),
  last_used_at: lastUsedAt === null ? null : wireTime(lastUsedAt),
});

type SignInRefusal = Extract<Awaited<ReturnType<PasskeySignIn['enter']>>, { readonly ok: false }>['error'];

const signInRefusal = (refusal: SignInRefusal): Refusal => {
  switch (refusal.kind) {
    case 'unknown':
      return notFound;
    case 'challenge-gone':
      return fieldRefused('challenge', 'PASSKEY_EXPIRED');
    case 'passkey-refused':
      return fieldRefused('passkey', 'PASSKEY_REFUSED');
    case 'rate-limited':
      return rateLimited(refusal.seconds);
  }
};

const passkeyRefusal = (refusal: PasskeyRefusal): Refusal => {
  switch (refusal.kind) {
    case 'elsewhere':
      return notFound;
    case 'full':
      return fieldRefused('passkeys', 'PASSKEYS_FULL', { limit: PASSKEYS_MAX });
    case 'challenge-gone':
    case 'passkey-refused':
      return signInRefusal({ kind: refusal.kind });
    case 'proof-missing':
    case 'wrong-old-password':
    case 'wrong-owner-code':
    case 'rate-limited':
      return profileRefusal(refusal);
  }
};
