import {
  emailOf,
  phoneOf,
  type RecoverByEmail,
  type RecoverByPhone,
  type SendEmailCode,
  type SendPhoneCode,
} from '../../features/identity/index.ts';
import { enveloped, fieldRefused, refused, rateLimited } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { toUser } from '../people/index.ts';
import { maskedPhone } from './masked-phone.ts';
import { evidenceOf, proofRefusal } from './proof-refusal.ts';

type Ids = 'forgetPasswordByEmail' | 'recoverByEmail' | 'forgetPasswordByPhone' | 'recoverByPhone';
export type RecoveryDeps = {
  readonly sendEmailCode: SendEmailCode;
  readonly sendPhoneCode: SendPhoneCode;
  readonly recoverAccount: { readonly byEmail: RecoverByEmail; readonly byPhone: RecoverByPhone };
};

/** Contract 3.1: account recovery, where a code signs in and allows a new password. */
export const recoveryRoutes = ({ sendEmailCode, sendPhoneCode, recoverAccount }: RecoveryDeps): Handlers<Ids> => ({
  forgetPasswordByEmail: async ({ params, say, client }) => {
    const email = emailOf(params.email);
    if (email === undefined) return fieldRefused('email', 'ERROR_218');
    const outcome = await sendEmailCode({ purpose: 'forgot', email, address: client.address }, say);
    return outcome.ok ? enveloped([], 'ERROR_216') : rateLimited(outcome.error.seconds);
  },

  recoverByEmail: async ({ params, client, origin }) => {
    const email = emailOf(params.email);
    const recovered = email === undefined ? undefined : await recoverAccount.byEmail(email, params.code, client);
    return recovered
      ? enveloped({ token: recovered.token, user: toUser(recovered.user, origin) })
      : refused('ERROR_215');
  },

  forgetPasswordByPhone: async ({ params, say, client }) => {
    const phone = phoneOf(params.phone);
    if (phone === undefined) return fieldRefused('phone', 'FIELD_INVALID');
    const outcome = await sendPhoneCode({ purpose: 'forgot', phone, address: client.address, userId: undefined }, say);
    return outcome.ok
      ? enveloped({ verifyId: outcome.value.verifyId, phone: maskedPhone(phone), message: say('SENT') })
      : rateLimited(outcome.error.seconds);
  },

  recoverByPhone: async ({ params, client, origin }) => {
    const phone = phoneOf(params.phone);
    if (phone === undefined) return fieldRefused('phone', 'FIELD_INVALID');
    const evidence = evidenceOf(params, origin);
    if (evidence.kind === 'refusal') return evidence;
    const outcome = await recoverAccount.byPhone(phone, evidence, client);
    return outcome.ok
      ? enveloped({ token: outcome.value.token, user: toUser(outcome.value.user, origin) })
      : proofRefusal(outcome.error);
  },
});
