import type { Brand } from '../kernel/brand.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/** Eight capital letters that identify a customer who invites others. */
export type ReferralCode = Brand<string, 'ReferralCode'>;

/** Letters of a code. */
export const REFERRAL_CODE_LENGTH = 8;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** REFERRAL-1d: Whether a text has the form of a code; only the server knows whether it exists. */
export const isReferralCode = (text: string): text is ReferralCode => /^[A-Z]{8}$/.test(text);

/** REFERRAL-1d: Reads a typed or pasted code: trims it and converts it to capitals. */
export const readReferralCode = (typed: string): Result<ReferralCode, { readonly kind: 'not-a-code' }> => {
  const code = typed.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return isReferralCode(code) ? ok(code) : err({ kind: 'not-a-code' });
};

/**
 * REFERRAL-1e: Returns the code of eight random whole numbers from 0 on, each modulo 26 giving a letter. Throws
 * RangeError for invalid numbers, and for more or fewer.
 */
export const referralCode = (random: readonly number[]): ReferralCode => {
  if (random.length !== REFERRAL_CODE_LENGTH || random.some((number) => !Number.isSafeInteger(number) || number < 0)) {
    throw new RangeError(
      `A referral code needs ${REFERRAL_CODE_LENGTH} whole numbers from 0, got ${random.join(', ')}`,
    );
  }
  return random.map((number) => LETTERS.charAt(number % LETTERS.length)).join('') as ReferralCode;
};

/** REFERRAL-1f, contract 5.9: Returns the invitation link; trailing slashes of the site are ignored. */
export const referralLink = (site: string, code: ReferralCode): string =>
  `${site.replace(/\/+$/, '')}/register?referral_code=${code}`;

/**
 * REFERRAL-1f: Returns the code in a link, wherever it is among the parameters; undefined if there is none or it is
 * invalid.
 */
export const codeOfLink = (address: string): ReferralCode | undefined => {
  const query = /^[^?#]*\?([^#]*)/.exec(address)?.[1];
  const given = query?.split('&').find((part) => part.startsWith('referral_code='));
  const code = given === undefined ? undefined : readReferralCode(given.slice('referral_code='.length));
  return code?.ok === true ? code.value : undefined;
};
