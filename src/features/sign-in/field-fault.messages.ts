import type { FieldFault } from '@domain/identity/index.ts';
import type { TextKey, Translate } from '../../i18n/index.ts';

type Field = 'login' | 'email' | 'phone' | 'password' | 'repeat' | 'name' | 'code' | 'referral';
type Keys = Record<FieldFault['kind'], TextKey>;

const GENERAL = {
  required: 'fault.required',
  'too-short': 'fault.name_short',
  'too-long': 'fault.name_long',
  invalid: 'fault.login_invalid',
  mismatch: 'fault.passwords_differ',
} as const satisfies Keys;

const OF_FIELD: Readonly<Record<Field, Keys>> = {
  login: GENERAL,
  email: { ...GENERAL, invalid: 'fault.email_invalid' },
  phone: { ...GENERAL, required: 'fault.phone_required', invalid: 'fault.phone_invalid' },
  password: { ...GENERAL, 'too-short': 'fault.password_short' },
  repeat: GENERAL,
  name: GENERAL,
  code: { ...GENERAL, invalid: 'fault.code_invalid' },
  referral: { ...GENERAL, invalid: 'fault.referral_invalid' },
};

/** ACCOUNT-3: returns what is wrong with a field and how to correct it; `undefined` where nothing is. */
export const faultText = (
  field: Field,
  fault: FieldFault | undefined,
  translate: Translate,
  least = 0,
): string | undefined => fault && translate(OF_FIELD[field][fault.kind], { least });
