import { emailOf, phoneOf } from '../contact.ts';

/** A person as described by an identity provider. */
export type Person = {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly phone_number?: string;
  readonly picture?: string;
};
export type Claims = {
  readonly iss: string;
  readonly aud: string;
  readonly sub: string;
  readonly jti: string;
  readonly iat: number;
  readonly exp: number;
  readonly nonce: string | undefined;
  readonly name: string;
  /** Verified addresses only. */
  readonly email: string | undefined;
  /** Digits. */
  readonly phone: string | undefined;
};

const LONGEST = 255;

/** Reads the claims of a signed payload; `undefined` if a required one is missing. */
export const readClaims = (payload: Readonly<Record<string, unknown>>): Claims | undefined => {
  const text = (name: string): string => {
    const value = payload[name];
    return typeof value === 'string' && value.length <= LONGEST ? value : '';
  };
  const whole = (name: string): number => (Number.isSafeInteger(payload[name]) ? Number(payload[name]) : 0);
  const [iss, aud, sub, jti, iat, exp] = [
    text('iss'),
    text('aud'),
    text('sub'),
    text('jti'),
    whole('iat'),
    whole('exp'),
  ];
  if (!iss || !aud || !sub || !jti || iat <= 0 || exp <= 0) return undefined;
  return {
    iss,
    aud,
    sub,
    jti,
    iat,
    exp,
    nonce: text('nonce') || undefined,
    name: text('name').trim(),
    email: payload['email_verified'] === true ? emailOf(text('email')) : undefined,
    phone: phoneOf(text('phone_number')),
  };
};
