import { err, ok, type Result } from '../kernel/result.ts';

/** ACCOUNT-3: The faults of typed text. */
export type FieldFault = { readonly kind: 'required' | 'too-short' | 'too-long' | 'invalid' | 'mismatch' };

/** ACCOUNT-3: The fewest characters of a password unless the operator requires more. */
export const PASSWORD_MIN = 6;
const NAME_MIN = 2;
const NAME_MAX = 100;
const EMAIL_MAX = 254;
const USER_AGENT_MAX = 500;

/**
 * ACCOUNT-3: Checks a password: at least six characters, or as many as the operator requires. Spaces count: a password
 * is never trimmed. Throws RangeError unless `min` is a whole number of six or more.
 */
export const checkPassword = (password: string, min: number = PASSWORD_MIN): Result<string, FieldFault> => {
  if (!Number.isSafeInteger(min) || min < PASSWORD_MIN)
    throw new RangeError(`Minimum password length must be a whole number of at least 6, got ${min}`);
  return password === ''
    ? err({ kind: 'required' })
    : [...password].length < min
      ? err({ kind: 'too-short' })
      : ok(password);
};

/** ACCOUNT-3: the same password again, character by character. */
export const checkPasswordRepeat = (password: string, repeat: string): Result<string, FieldFault> =>
  repeat === '' ? err({ kind: 'required' }) : repeat === password ? ok(repeat) : err({ kind: 'mismatch' });

/**
 * ACCOUNT-3: Checks an e-mail address: one @ between text and a host with a dot; returned in lower case. Only a code
 * can tell whether the mailbox exists.
 */
export const checkEmail = (email: string): Result<string, FieldFault> => {
  const typed = email.trim();
  if (typed === '') return err({ kind: 'required' });
  return typed.length <= EMAIL_MAX &&
    /^[^\s@<>()[\],;:\\"]+@[^\s@.<>()[\],;:\\"]+(\.[^\s@.<>()[\],;:\\"]+)+$/.test(typed)
    ? ok(typed.toLowerCase())
    : err({ kind: 'invalid' });
};

/**
 * ACCOUNT-3: Checks a phone number: 7 to 15 digits as sent, without spaces, dots, dashes, brackets and a leading + or
 * 00.
 */
export const checkPhone = (phone: string): Result<string, FieldFault> => {
  const typed = phone.trim();
  if (typed === '') return err({ kind: 'required' });
  const digits = typed.replace(/[\s().\-/\u200e\u200f]/g, '').replace(/^(\+|00)/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? ok(digits) : err({ kind: 'invalid' });
};

/** ACCOUNT-3: Checks a first or last name of 2 to 100 characters, trimmed. */
export const checkName = (name: string): Result<string, FieldFault> => {
  const typed = name.trim();
  const { length } = [...typed];
  return length === 0
    ? err({ kind: 'required' })
    : length < NAME_MIN
      ? err({ kind: 'too-short' })
      : length > NAME_MAX
        ? err({ kind: 'too-long' })
        : ok(typed);
};

/** ACCOUNT-2: Checks a code of six digits, returned without spaces between them. */
export const checkCode = (code: string): Result<string, FieldFault> => {
  const digits = code.replace(/\s/g, '');
  return digits === '' ? err({ kind: 'required' }) : /^\d{6}$/.test(digits) ? ok(digits) : err({ kind: 'invalid' });
};

/** API-3: Returns the first 500 characters of a user agent. */
export const trimmedUserAgent = (userAgent: string): string => userAgent.slice(0, USER_AGENT_MAX);
