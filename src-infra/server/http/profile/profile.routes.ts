import { emailOf, phoneOf, type ChangePassword, type CurrentUser, type UpdateProfile } from '../../identity/index.ts';
import { readProfileFacts, type Preferences, type PushTokens } from '../../profile/index.ts';
import type { ReferenceSource } from '../../reference/index.ts';
import { createUserRepository, type Store } from '../../store/index.ts';
import { enveloped, fieldRefused, notSignedIn, refused, type Refusal } from '../answer/index.ts';
import type { Handlers } from '../call.ts';
import { passwordRefusal, type PasswordPair } from '../identity/password-refusal.ts';
import { createAmounts } from '../shapes/index.ts';
import { toProfile } from './profile.shape.ts';
import type { Currency } from '@domain/pricing/index.ts';

type Ids = 'showProfile' | 'updateProfile' | 'updatePassword' | 'updatePushToken' | 'updatePreferences';
type Deps = {
  readonly store: Store; readonly reference: ReferenceSource; readonly updateProfile: UpdateProfile;
  readonly changePassword: ChangePassword; readonly preferences: Preferences; readonly pushTokens: PushTokens;
};
type Asker = { readonly user: CurrentUser; readonly origin: string; readonly currency: Currency };

/** Contract 3.6, the caller's own account. */
export const profileRoutes = ({ store, reference, updateProfile, changePassword, preferences, pushTokens }: Deps): Handlers<Ids> => {
  const users = createUserRepository(store);

  const profile = async ({ user, origin, currency }: Asker, message?: 'RECORD_WAS_SUCCESSFULLY_UPDATED') => {
    const row = await users.byId(user.id);
    if (!row) return notSignedIn;
    const { baseCurrency, settings } = await reference();
    const facts = await readProfileFacts(store, user.id);
    const context = { origin, currency, amounts: createAmounts(baseCurrency, currency), isReferralActive: settings.isReferralActive };
    return enveloped(toProfile(row, facts, await preferences.list(user.id), context), message);
  };

  const setPassword = async (user: CurrentUser, passwords: PasswordPair & { readonly old_password?: string }): Promise<Refusal | undefined> => {
    const refusal = passwordRefusal(passwords, (await reference()).settings.passwordMin);
    if (refusal) return refusal;
    const outcome = await changePassword(user, passwords.password, passwords.old_password);
    return outcome.ok ? undefined : fieldRefused('old_password', 'PASSWORD_WRONG');
  };

  return {
    showProfile: (call) => profile(call),

    updateProfile: async (call) => {
      const { user, params, sent } = call;
      const { password, password_confirmation, old_password, firebase_token, lang, email: typedEmail, phone: typedPhone, ...draft } = params;
      const email = typedEmail === undefined ? undefined : emailOf(typedEmail);
      const phone = typedPhone === undefined ? undefined : phoneOf(typedPhone);
      if (typedEmail !== undefined && email === undefined) return fieldRefused('email', 'ERROR_218');
      if (typedPhone !== undefined && phone === undefined) return fieldRefused('phone', 'FIELD_INVALID');
      if (password !== undefined) {
        const refusal = await setPassword(user, {
          password, ...(password_confirmation !== undefined && { password_confirmation }), ...(old_password !== undefined && { old_password }),
        });
        if (refusal) return refusal;
      }
      const outcome = await updateProfile(user, {
        ...draft,
        ...(email !== undefined && { email }),
        ...(phone !== undefined && { phone }),
        ...(lang !== undefined && 'lang' in sent && { lang: call.language }),
      });
      if (!outcome.ok) {
        return outcome.error.kind === 'email-taken' ? fieldRefused('email', 'EMAIL_TAKEN') : fieldRefused('phone', 'PHONE_TAKEN');
      }
      if (firebase_token) await pushTokens.keep(user.id, firebase_token);
      return profile(call, 'RECORD_WAS_SUCCESSFULLY_UPDATED');
    },

    updatePassword: async (call) => (await setPassword(call.user, call.params)) ?? profile(call, 'RECORD_WAS_SUCCESSFULLY_UPDATED'),

    updatePushToken: async ({ user, params }) => {
      if (!params.firebase_token) return refused('ERROR_502');
      await pushTokens.keep(user.id, params.firebase_token);
      return enveloped(null, 'RECORD_WAS_SUCCESSFULLY_UPDATED');
    },

    updatePreferences: async (call) =>
      (await preferences.choose(call.user.id, call.params.notifications))
        ? profile(call, 'RECORD_WAS_SUCCESSFULLY_UPDATED')
        : fieldRefused('notifications', 'FIELD_UNKNOWN'),
  };
};
