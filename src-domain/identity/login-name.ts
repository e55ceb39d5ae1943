import { ok, type Result } from '../kernel/result.ts';
import { checkEmail, checkPhone, type FieldFault } from './checks.ts';
import type { LoginName } from './identity.ports.ts';

/** ACCOUNT-1: What `auth_option` allows to sign in with. */
export type LoginKind = 'email' | 'phone' | 'both';

/** ACCOUNT-1: "email" and "phone" offer one of them, anything else both. */
export const loginKindOf = (authOption: string): LoginKind =>
  authOption === 'email' || authOption === 'phone' ? authOption : 'both';

/**
 * ACCOUNT-1: Reads an e-mail address or phone number as typed; if both are offered, only digits and signs mean a
 * number.
 */
export const checkLoginName = (typed: string, kind: LoginKind): Result<LoginName, FieldFault> => {
  const isPhone = kind === 'phone' || (kind === 'both' && /^[+\d\s().\-/]+$/.test(typed));
  const checked = isPhone ? checkPhone(typed) : checkEmail(typed);
  if (!checked.ok) return checked;
  return ok(isPhone ? { kind: 'phone', phone: checked.value } : { kind: 'email', email: checked.value });
};
