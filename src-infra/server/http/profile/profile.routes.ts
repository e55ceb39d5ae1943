import type {
  ChangePassword,
  DeleteAccount,
  OwnData,
  SendOwnerCode,
  UpdateProfile,
  Users,
} from '../../features/identity/index.ts';
import type { Preferences, ProfileFactsReader, PushTokens, SearchPeople } from '../../features/profile/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { enveloped, fieldRefused, listed, notSignedIn, refused, rateLimited, streamed } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { maskedContact } from './masked-contact.ts';
import { passwordRefusal } from '../identity/password-refusal.ts';
import { createOwnBusiness, type OwnBusinessDeps } from '../partners/index.ts';
import { createAmounts, pageOf } from '../shapes/index.ts';
import { toPerson } from '../people/index.ts';
import { profileRefusal } from './profile-refusal.ts';
import { toProfile } from './profile.shape.ts';
import { readProfileChange } from './read-profile-change.ts';

type Ids =
  | 'showProfile'
  | 'updateProfile'
  | 'updatePassword'
  | 'sendOwnerCode'
  | 'updatePushToken'
  | 'updatePreferences'
  | 'deleteProfile'
  | 'summariseOwnData'
  | 'copyOwnData'
  | 'searchPeople';
type Deps = OwnBusinessDeps & {
  readonly users: Pick<Users, 'byId'>;
  readonly profileFacts: ProfileFactsReader;
  readonly reference: ReferenceSource;
  readonly updateProfile: UpdateProfile;
  readonly changePassword: ChangePassword;
  readonly sendOwnerCode: SendOwnerCode;
  readonly deleteAccount: DeleteAccount;
  readonly ownData: OwnData;
  readonly searchPeople: SearchPeople;
  readonly preferences: Preferences;
  readonly pushTokens: PushTokens;
};
type Asker = Pick<ApiCall<'showProfile'>, 'user' | 'origin' | 'language' | 'currency' | 'now'>;

/** Contract 3.6: the caller's account, and the search for recipients. */
export const profileRoutes = (deps: Deps): Handlers<Ids> => {
  const {
    users,
    profileFacts,
    reference,
    updateProfile,
    changePassword,
    sendOwnerCode,
    deleteAccount,
    ownData,
    searchPeople,
    preferences,
    pushTokens,
  } = deps;
  const ownBusiness = createOwnBusiness(deps);

  const profile = async (asker: Asker, message?: 'RECORD_WAS_SUCCESSFULLY_UPDATED') => {
    const { user, origin, currency } = asker;
    const row = await users.byId(user.id);
    if (!row) return notSignedIn;
    const { baseCurrency, settings } = await reference();
    const facts = await profileFacts.read(user.id);
    const context = {
      origin,
      currency,
      amounts: createAmounts(baseCurrency, currency),
      isReferralActive: settings.isReferralActive,
    };
    return enveloped(
      { ...toProfile(row, facts, await preferences.list(user.id), context), ...(await ownBusiness(asker)) },
      message,
    );
  };
  const shortest = async (): Promise<number> => (await reference()).settings.passwordMin;

  return {
    showProfile: (call) => profile(call),

    updateProfile: async (call) => {
      const change = readProfileChange(call, await shortest());
      if ('kind' in change) return change;
      const outcome = await updateProfile(call.user, change.draft, change.proofs, call);
      if (!outcome.ok) return profileRefusal(outcome.error);
      if (call.params.firebase_token) await pushTokens.save(call.user.id, call.params.firebase_token);
      return profile(call, 'RECORD_WAS_SUCCESSFULLY_UPDATED');
    },

    updatePassword: async (call) => {
      const { password, old_password, owner_code } = call.params;
      const refusal = passwordRefusal(call.params, await shortest());
      if (refusal) return refusal;
      const evidence = { password: old_password, code: owner_code };
      const outcome = await changePassword(call.user, password, evidence, call);
      return outcome.ok ? profile(call, 'RECORD_WAS_SUCCESSFULLY_UPDATED') : profileRefusal(outcome.error);
    },

    sendOwnerCode: async ({ user, client, say }) => {
      const sent = await sendOwnerCode(user.id, client.address, say);
      if (sent.ok) return enveloped({ channel: sent.value.channel, to: maskedContact(sent.value) });
      return sent.error.kind === 'rate-limited'
        ? rateLimited(sent.error.seconds)
        : refused('ERROR_400', { text: 'NO_OWNER_CONTACT' });
    },

    updatePushToken: async ({ user, params }) => {
      if (!params.firebase_token) return refused('ERROR_502');
      await pushTokens.save(user.id, params.firebase_token);
      return enveloped(null, 'RECORD_WAS_SUCCESSFULLY_UPDATED');
    },

    updatePreferences: async (call) =>
      (await preferences.choose(call.user.id, call.params.notifications))
        ? profile(call, 'RECORD_WAS_SUCCESSFULLY_UPDATED')
        : fieldRefused('notifications', 'FIELD_UNKNOWN'),

    deleteProfile: async ({ user, params }) => {
      const evidence = { password: params.old_password, code: params.owner_code };
      const outcome = await deleteAccount(user, evidence);
      return outcome.ok ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : profileRefusal(outcome.error);
    },

    summariseOwnData: async ({ user, now }) => enveloped(await ownData.summarise(user.id, now)),

    copyOwnData: async ({ user }) => {
      const copy = ownData.copy(user.id);
      if (!copy.ok) return rateLimited(copy.error.seconds);
      return streamed(
        'application/json; charset=utf-8',
        ReadableStream.from(copy.value).pipeThrough(new TextEncoderStream()),
      );
    },

    searchPeople: async ({ user, params, origin }) => {
      const { page, perPage, offset } = pageOf(params);
      const found = await searchPeople({ userId: user.id, search: params.search, offset, limit: perPage });
      if (!found.ok) return rateLimited(found.error.seconds);
      const { items, total } = found.value;
      return listed({ page, perPage, total, items: items.map((person) => toPerson(person, origin)) });
    },
  };
};
