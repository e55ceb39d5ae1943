import { checkBirthday, checkName } from '@domain/identity/index.ts';
import { emailOf, phoneOf, type ProfileDraft, type ProfileProofs } from '../../features/identity/index.ts';
import { fieldRefused, type Refusal } from '../response/index.ts';
import { storedPicture } from '../shapes/index.ts';
import type { ApiCall } from '../handler.ts';
import { passwordRefusal } from '../identity/password-refusal.ts';
import { evidenceOf } from '../identity/proof-refusal.ts';

type ProfileChange = { readonly draft: ProfileDraft; readonly proofs: ProfileProofs };

/** Reads the changes of profile/update, and the evidence for a new phone number. */
export const readProfileChange = (
  { params, sent, language, origin, now }: ApiCall<'updateProfile'>,
  shortestPassword: number,
): ProfileChange | Refusal => {
  const {
    password,
    password_confirmation = '',
    old_password,
    owner_code,
    firstname,
    lastname,
    birthday,
    gender,
    images,
    currency_id,
  } = params;
  const name = checkName(firstname);
  if (!name.ok) return fieldRefused('firstname', 'FIELD_INVALID');
  if (typeof birthday === 'string' && !checkBirthday(birthday, latestToday(now)).ok)
    return fieldRefused('birthday', 'FIELD_INVALID');
  const email = params.email === undefined ? undefined : emailOf(params.email);
  const phone = params.phone === undefined ? undefined : phoneOf(params.phone);
  if (params.email !== undefined && email === undefined) return fieldRefused('email', 'ERROR_218');
  if (params.phone !== undefined && phone === undefined) return fieldRefused('phone', 'FIELD_INVALID');
  const refusal =
    password === undefined ? undefined : passwordRefusal({ password, password_confirmation }, shortestPassword);
  if (refusal) return refusal;
  const isProved = phone !== undefined && (params.verifyId !== undefined || params.id_token !== undefined);
  const evidence = isProved ? evidenceOf(params, origin) : undefined;
  if (evidence?.kind === 'refusal') return evidence;
  return {
    draft: {
      firstname: name.value,
      ...(lastname !== undefined && { lastname: lastname.trim() }),
      ...(birthday !== undefined && { birthday }),
      ...(gender !== undefined && { gender }),
      ...(images !== undefined && { images: images.map((text) => storedPicture(origin, text)) }),
      ...(currency_id !== undefined && { currency_id }),
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
      ...(password !== undefined && { password }),
      ...(params.lang !== undefined && 'lang' in sent && { lang: language }),
    },
    proofs: { phone: evidence, owner: { password: old_password, code: owner_code } },
  };
};

/** Today where the day begins first: 14 hours before Greenwich. */
const latestToday = (now: number): string => new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);
