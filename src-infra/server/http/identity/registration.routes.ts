import {
  emailOf,
  isProvider,
  phoneOf,
  type RegisterByPhone,
  type PhoneRegistrationRefusal,
  type ProviderSignIn,
} from '../../features/identity/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { enveloped, fieldRefused, notFound, refused, unavailable, type Refusal } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { toUser } from '../people/index.ts';
import { passwordRefusal } from './password-refusal.ts';
import { evidenceOf, proofRefusal } from './proof-refusal.ts';

type Ids = 'verifyPhone' | 'signInWithProvider';
export type NewcomerDeps = {
  readonly registerByPhone: RegisterByPhone;
  readonly providerSignIn: ProviderSignIn;
  readonly reference: ReferenceSource;
};

/** Contract 3.1: accounts by phone and through providers. */
export const newcomersRoutes = ({ registerByPhone, providerSignIn, reference }: NewcomerDeps): Handlers<Ids> => ({
  verifyPhone: async ({ params, language, client, origin }) => {
    const evidence = evidenceOf(params, origin);
    if (evidence.kind === 'refusal') return evidence;
    const { phone: typedPhone, email: typedEmail, password, password_confirmation = '' } = params;
    if (evidence.kind === 'id-token' && typedPhone === undefined) return fieldRefused('phone', 'FIELD_REQUIRED');
    const phone = typedPhone === undefined ? undefined : phoneOf(typedPhone);
    const email = typedEmail ? emailOf(typedEmail) : undefined;
    if (typedPhone !== undefined && phone === undefined) return fieldRefused('phone', 'FIELD_INVALID');
    if (typedEmail && email === undefined) return fieldRefused('email', 'ERROR_218');
    const refusal =
      password === undefined
        ? undefined
        : passwordRefusal({ password, password_confirmation }, (await reference()).settings.passwordMin);
    if (refusal) return refusal;
    const { firstname, lastname, gender, referral } = params;
    const draft = {
      ...(phone !== undefined && { phone }),
      ...(email !== undefined && { email }),
      ...(password !== undefined && { password }),
      ...(firstname !== undefined && { firstname }),
      ...(lastname !== undefined && { lastname }),
      ...(gender !== undefined && { gender }),
      ...(referral !== undefined && { referral }),
    };
    const outcome = await registerByPhone(evidence, draft, language, client);
    return outcome.ok
      ? enveloped(
          { token: outcome.value.token, user: toUser(outcome.value.user, origin) },
          'RECORD_WAS_SUCCESSFULLY_CREATED',
        )
      : joinRefusal(outcome.error);
  },

  signInWithProvider: async ({ params: { provider, id_token, nonce, referral }, language, client, origin }) => {
    if (!isProvider(provider) || !(await reference()).settings.socialSignIn[provider]) return notFound;
    const outcome = await providerSignIn({
      provider,
      idToken: id_token,
      nonce,
      referral,
      origin,
      language,
      source: client,
    });
    if (outcome.ok)
      return enveloped(
        { access_token: outcome.value.token, token_type: 'Bearer', user: toUser(outcome.value.user, origin) },
        'LOGGED_IN',
      );
    switch (outcome.error.kind) {
      case 'no-proof':
        return fieldRefused('id_token', 'FIELD_INVALID');
      case 'unreachable':
        return unavailable;
      case 'exists':
        return refused('ERROR_106');
      case 'unknown-referral':
        return fieldRefused('referral', 'REFERRAL_UNKNOWN');
    }
  },
});

const joinRefusal = (refusal: PhoneRegistrationRefusal): Refusal => {
  switch (refusal.kind) {
    case 'phone-taken':
      return fieldRefused('phone', 'PHONE_TAKEN');
    case 'unknown-referral':
      return fieldRefused('referral', 'REFERRAL_UNKNOWN');
    case 'unknown':
    case 'expired':
    case 'wrong':
    case 'no-proof':
      return proofRefusal(refusal);
  }
};
