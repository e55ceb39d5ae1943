import { err, ok, type Result } from '../kernel/result.ts';

/** ACCOUNT-3: what is wrong with what was typed. */
export type FieldFault = { readonly kind: 'required' | 'too-short' | 'too-long' | 'invalid' | 'mismatch' };
type Checked = Result<string, FieldFault>;

export const PASSWORD_MIN = 6;
const NAME_MIN = 2;
const NAME_MAX = 100;
const EMAIL_MAX = 254;
const USER_AGENT_MAX = 500;

/** At least six characters, or as many as the operator asks for. Spaces count: a password is taken as typed. */
export const checkPassword = (password: string, min: number = PASSWORD_MIN): Checked =>
  password === '' ? err({ kind: 'required' }) : [...password].length < min ? err({ kind: 'too-short' }) : ok(password);

export const checkPasswordRepeat = (password: string, repeat: string): Checked =>
  repeat === '' ? err({ kind: 'required' }) : repeat === password ? ok(repeat) : err({ kind: 'mismatch' });

/** One @ between something and a host with a dot; whether the mailbox exists only a code can tell. */
export const checkEmail = (email: string): Checked => {
  const typed = email.trim();
  if (typed === '') return err({ kind: 'required' });
  return typed.length <= EMAIL_MAX && /^[^\s@<>()[\],;:\\"]+@[^\s@.<>()[\],;:\\"]+(\.[^\s@.<>()[\],;:\\"]+)+$/.test(typed) ? ok(typed.toLowerCase()) : err({ kind: 'invalid' });
};

/** Digits only, as the wire has them: spaces, dots, dashes, brackets and a leading + or 00 are taken off. */
export const checkPhone = (phone: string): Checked => {
  const typed = phone.trim();
  if (typed === '') return err({ kind: 'required' });
  const digits = typed.replace(/[\s().\-/\u200e\u200f]/g, '').replace(/^(\+|00)/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? ok(digits) : err({ kind: 'invalid' });
};

export const checkName = (name: string): Checked => {
  const typed = name.trim();
  const { length } = [...typed];
  return length === 0 ? err({ kind: 'required' }) : length < NAME_MIN ? err({ kind: 'too-short' }) : length > NAME_MAX ? err({ kind: 'too-long' }) : ok(typed);
};

/** Six digits, spaces between them allowed. */
export const checkCode = (code: string): Checked => {
  const digits = code.replace(/\s/g, '');
  return digits === '' ? err({ kind: 'required' }) : /^\d{6}$/.test(digits) ? ok(digits) : err({ kind: 'invalid' });
};

/** API-3. */
export const trimmedUserAgent = (userAgent: string): string => userAgent.slice(0, USER_AGENT_MAX);
