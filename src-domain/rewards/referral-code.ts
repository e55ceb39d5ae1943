import type { Brand } from '../kernel/brand.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/** Eight capital letters that stand for a customer who brings others. */
export type ReferralCode = Brand<string, 'ReferralCode'>;

/** Letters of a code. */
export const REFERRAL_CODE_LENGTH = 8;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** REFERRAL-1d: whether a text is written like a code; whether somebody has it only the server knows. */
export const isReferralCode = (text: string): text is ReferralCode => /^[A-Z]{8}$/.test(text);

/** REFERRAL-1d: a code as somebody typed or pasted it: spaces around it and small letters are forgiven. */
export const readReferralCode = (typed: string): Result<ReferralCode, { readonly kind: 'not-a-code' }> => {
  const code = typed.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return isReferralCode(code) ? ok(code) : err({ kind: 'not-a-code' });
};

/**
 * REFERRAL-1e: the code of eight random whole numbers from 0, each giving the letter of its rest by 26. RangeError for
 * other numbers, and for more or fewer.
 */
export const referralCode = (random: readonly number[]): ReferralCode => {
  if (random.length !== REFERRAL_CODE_LENGTH || random.some((number) => !Number.isSafeInteger(number) || number < 0)) {
    throw new RangeError(`A code needs ${REFERRAL_CODE_LENGTH} whole numbers from 0, got ${random.join(', ')}`);
  }
  return random.map((number) => LETTERS.charAt(number % LETTERS.length)).join('') as ReferralCode;
};

/** REFERRAL-1f, contract 5.9: the address that invites to register; slashes at the end of the site do not matter. */
export const referralLink = (site: string, code: ReferralCode): string =>
  `${site.replace(/\/+$/, '')}/register?referral_code=${code}`;

/**
 * REFERRAL-1f: the code that an address carries, wherever it stands among its parameters; `undefined` when there is
 * none or it is none.
 */
export const codeOfLink = (address: string): ReferralCode | undefined => {
  const query = /^[^?#]*\?([^#]*)/.exec(address)?.[1];
  const given = query?.split('&').find((part) => part.startsWith('referral_code='));
  const code = given === undefined ? undefined : readReferralCode(given.slice('referral_code='.length));
  return code?.ok === true ? code.value : undefined;
};
