import { checkCode } from '@domain/identity/index.ts';
import { emailOf, type AccessTokens, type CompleteRegistration, type OneTimeCodes, type SendEmailCode, type SignIn } from '../../identity/index.ts';
import type { PushTokens } from '../../profile/index.ts';
import type { ReferenceSource } from '../../reference/index.ts';
import { enveloped, fieldRefused, notFound, refused, tooMany } from '../answer/index.ts';
import type { Handlers } from '../call.ts';
import { toUser } from '../profile/user.shape.ts';
import { passwordRefusal } from './password-refusal.ts';

type Ids = 'logIn' | 'register' | 'resendCode' | 'verifyCode' | 'completeRegistration' | 'logOut';
type Deps = {
  readonly signIn: SignIn; readonly sendEmailCode: SendEmailCode; readonly codes: OneTimeCodes;
  readonly completeRegistration: CompleteRegistration; readonly tokens: AccessTokens; readonly pushTokens: PushTokens;
  readonly reference: ReferenceSource;
};

/** Contract 3.1, own accounts. */
export const identityRoutes = (deps: Deps): Handlers<Ids> => ({
  logIn: async ({ params, client, origin }) => {
    if (params.email === undefined && params.phone === undefined) return fieldRefused('email', 'FIELD_REQUIRED');
    const outcome = await deps.signIn(params, client);
    if (!outcome.ok) return outcome.error.kind === 'too-many' ? tooMany(outcome.error.seconds) : refused('ERROR_102');
    const { token, user } = outcome.value;
    return enveloped({ access_token: token, token_type: 'Bearer', user: toUser(user, origin) }, 'LOGGED_IN');
  },

  register: async ({ params, say, client }) => {
    if (params.email === undefined) {
      return params.phone === undefined ? fieldRefused('email', 'FIELD_REQUIRED') : refused('ERROR_400', { text: 'SMS_NOT_OFFERED' });
    }
    const email = emailOf(params.email);
    if (email === undefined) return fieldRefused('email', 'ERROR_218');
    const outcome = await deps.sendEmailCode(email, say, client.address);
    return outcome.ok ? enveloped([], 'ERROR_217') : tooMany(outcome.error.seconds);
  },

  resendCode: async ({ params, say, client }) => {
    const email = emailOf(params.email);
    if (email === undefined) return fieldRefused('email', 'ERROR_218');
    const outcome = await deps.sendEmailCode(email, say, client.address);
    return outcome.ok ? enveloped([], 'ERROR_216') : tooMany(outcome.error.seconds);
  },

  verifyCode: async ({ params }) => {
    const email = emailOf(params.email);
    const code = checkCode(params.code);
    if (email === undefined || !code.ok) return notFound;
    const proof = await deps.codes.exchange('email', email, code.value);
    return proof === undefined ? notFound : enveloped({ email, verify_token: proof });
  },

  completeRegistration: async ({ params, language, client, origin }) => {
    const refusal = passwordRefusal(params, (await deps.reference()).settings.passwordMin);
    if (refusal) return refusal;
    const email = emailOf(params.email);
    if (email === undefined) return fieldRefused('email', 'ERROR_218');
    const outcome = await deps.completeRegistration({ ...params, email }, language, client);
    if (outcome.ok) return enveloped({ token: outcome.value.token, user: toUser(outcome.value.user, origin) }, 'RECORD_WAS_SUCCESSFULLY_CREATED');
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
    if (params.firebase_token) await deps.pushTokens.drop(user.id, params.firebase_token);
    return enveloped(null, 'LOGGED_OUT');
  },
});
