import { checkCode, loginKindOf } from '@domain/identity/index.ts';
import {
  emailOf,
  phoneOf,
  type AccessTokens,
  type AddressCodes,
  type CompleteRegistration,
  type ConfirmOwnEmail,
  type OneTimeCodes,
  type SendEmailCode,
  type SendPhoneCode,
  type SignIn,
} from '../../features/identity/index.ts';
import type { PushTokens } from '../../features/profile/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { enveloped, fieldRefused, notFound, refused, rateLimited, withCookie } from '../response/index.ts';
import { deviceCookie, deviceOf } from '../request/index.ts';
import type { Handlers } from '../handler.ts';
import { toUser } from '../people/index.ts';
import { maskedPhone } from './masked-phone.ts';
import { passwordRefusal } from './password-refusal.ts';

type Ids = 'logIn' | 'register' | 'resendCode' | 'verifyCode' | 'completeRegistration' | 'logOut';
export type IdentityDeps = {
  readonly signIn: SignIn;
  readonly sendEmailCode: SendEmailCode;
  readonly sendPhoneCode: SendPhoneCode;
  readonly codes: OneTimeCodes;
  readonly addressCodes: AddressCodes | undefined;
  readonly completeRegistration: CompleteRegistration;
  readonly confirmOwnEmail: ConfirmOwnEmail;
  readonly tokens: AccessTokens;
  readonly pushTokens: PushTokens;
  readonly reference: ReferenceSource;
};

/** Contract 3.1: accounts. `auth_option` limits registration; existing accounts keep every way to sign in. */
export const identityRoutes = (deps: IdentityDeps): Handlers<Ids> => ({
  logIn: async ({ params, client, headers, origin }) => {
    if (params.email === undefined && params.phone === undefined) return fieldRefused('email', 'FIELD_REQUIRED');
    const outcome = await deps.signIn({ ...params, device: deviceOf(headers) }, client);
    if (!outcome.ok)
      return outcome.error.kind === 'rate-limited' ? rateLimited(outcome.error.seconds) : refused('ERROR_102');
    const { token, user } = outcome.value;
    return withCookie(
      enveloped({ access_token: token, token_type: 'Bearer', user: toUser(user, origin) }, 'LOGGED_IN'),
      deviceCookie(token, origin),
    );
  },

  register: async ({ params, say, client, user }) => {
    const offered = loginKindOf((await deps.reference()).settings.authOption);
    if (params.email === undefined) {
      if (params.phone === undefined) return fieldRefused('email', 'FIELD_REQUIRED');
      if (offered === 'email' && !user) return refused('ERROR_400', { text: 'SMS_NOT_OFFERED' });
      const phone = phoneOf(params.phone);
      if (phone === undefined) return fieldRefused('phone', 'FIELD_INVALID');
      const sent = await deps.sendPhoneCode(
        { purpose: 'register', phone, address: client.address, userId: user?.id },
        say,
      );
      return sent.ok
        ? enveloped({ verifyId: sent.value.verifyId, phone: maskedPhone(phone), message: say('SENT') })
        : rateLimited(sent.error.seconds);
    }
    if (offered === 'phone' && !user) return refused('ERROR_400', { text: 'EMAIL_NOT_OFFERED' });
    const email = emailOf(params.email);
    if (email === undefined) return fieldRefused('email', 'ERROR_218');
    const outcome = await deps.sendEmailCode(
      { purpose: 'email', email, address: client.address, userId: user?.id },
      say,
    );
    return outcome.ok ? enveloped([], 'ERROR_217') : rateLimited(outcome.error.seconds);
  },

  resendCode: async ({ params, say, client, user }) => {
    if (loginKindOf((await deps.reference()).settings.authOption) === 'phone' && !user)
      return refused('ERROR_400', { text: 'EMAIL_NOT_OFFERED' });
    const email = emailOf(params.email);
    if (email === undefined) return fieldRefused('email', 'ERROR_218');
    const outcome = await deps.sendEmailCode(
      { purpose: 'email', email, address: client.address, userId: user?.id },
      say,
    );
    return outcome.ok ? enveloped([], 'ERROR_216') : rateLimited(outcome.error.seconds);
  },

  verifyCode: async ({ params, user, client, origin, language }) => {
    if (params.email === undefined && !deps.addressCodes) return fieldRefused('email', 'FIELD_REQUIRED');
    const code = checkCode(params.code);
    const proved = code.ok ? await exchange(deps, params.email, code.value, client.address) : undefined;
    if (!proved) return notFound;
    const { email, proof } = proved;
    if (user) await deps.confirmOwnEmail(user.id, email, { origin, language });
    return enveloped({ email, verify_token: proof });
  },

  completeRegistration: async ({ params, language, client, origin }) => {
    const refusal = passwordRefusal(params, (await deps.reference()).settings.passwordMin);
    if (refusal) return refusal;
    const email = emailOf(params.email);
    if (email === undefined) return fieldRefused('email', 'ERROR_218');
    const outcome = await deps.completeRegistration({ ...params, email }, language, client);
    if (outcome.ok)
      return enveloped(
        { token: outcome.value.token, user: toUser(outcome.value.user, origin) },
        'RECORD_WAS_SUCCESSFULLY_CREATED',
      );
    switch (outcome.error.kind) {
      case 'never-asked':
        return notFound;
      case 'no-proof':
        return refused('ERROR_215');
      case 'exists':
        return refused('ERROR_106');
      case 'unknown-referral':
        return fieldRefused('referral', 'REFERRAL_UNKNOWN');
    }
  },

  logOut: async ({ user, params }) => {
    await deps.tokens.revoke(user.tokenId);
    if (params.firebase_token) await deps.pushTokens.remove(user.id, params.firebase_token);
    return enveloped(null, 'LOGGED_OUT');
  },
});

/** Redeems a code for the e-mail address it was sent to; without one, for the address that asked from here (8.13). */
const exchange = async (
  { codes, addressCodes }: Pick<IdentityDeps, 'codes' | 'addressCodes'>,
  sent: string | undefined,
  code: string,
  address: string,
): Promise<{ readonly email: string; readonly proof: string } | undefined> => {
  if (sent === undefined) return addressCodes?.exchange(address, code);
  const email = emailOf(sent);
  const proof = email === undefined ? undefined : await codes.exchange('email', email, code);
  return email !== undefined && proof !== undefined ? { email, proof } : undefined;
};
