import { createHash } from 'node:crypto';
import { referralCode, type ReferralCode } from '@domain/rewards/index.ts';

const digest = (name: string): Buffer => createHash('sha256').update(`tiffin ${name}`).digest();

/** The same uuid (in the form of v4) for the same name, wherever the city is seeded. */
export const uuidOf = (name: string): string => {
  const bytes = digest(name).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** Eight capitals for the same name. */
export const referralOf = (name: string): ReferralCode => referralCode([...digest(`referral ${name}`).subarray(0, 8)]);

/** The same number from 0 to `below` (not included) for the same name. */
export const pickOf = (name: string, below: number): number => digest(`pick ${name}`).readUInt32BE(0) % below;

/** Numbers names from 1 in the order in which they come. */
export const numbered = (names: readonly string[]): ((name: string) => number) => {
  const numbers = new Map(names.map((name, index) => [name, index + 1]));
  return (name) => {
    const number = numbers.get(name);
    if (number === undefined) throw new TypeError(`The city names "${name}", which it does not have`);
    return number;
  };
};
