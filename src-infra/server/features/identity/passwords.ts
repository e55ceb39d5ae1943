import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import type { Random } from '../../foundation/platform/random.ts';

/** Scrypt's N, r and p: what guessing one password costs. */
export type PasswordCost = { readonly rounds: number; readonly block: number; readonly lanes: number };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares a password with its hash; `undefined` takes as long as a wrong password and returns false. */
  verify(password: string, hash: string | null | undefined): Promise<boolean>;
}

const DEFAULT_COST: PasswordCost = { rounds: 2 ** 14, block: 8, lanes: 5 };
const KEY_BYTES = 32;

/** Hashes contain their cost, so that it can be raised while old ones stay valid. */
export const createPasswords = (random: Random, cost: PasswordCost = DEFAULT_COST): Passwords => {
  const hash = async (password: string): Promise<string> => {
    const salt = Buffer.from(random.bytes(16));
    const key = await derive(password, salt, cost);
    return ['scrypt', cost.rounds, cost.block, cost.lanes, salt.toString('base64url'), key.toString('base64url')].join(
      '$',
    );
  };
  const decoy = hash('nobody');

  return {
    hash,
    verify: async (password, stored) => {
      const [name, rounds, block, lanes, salt = '', key = ''] = (stored ?? (await decoy)).split('$');
      if (name !== 'scrypt') throw new TypeError('Unknown password hash');
      const expected = Buffer.from(key, 'base64url');
      const found = await derive(password, Buffer.from(salt, 'base64url'), {
        rounds: Number(rounds),
        block: Number(block),
        lanes: Number(lanes),
      });
      return timingSafeEqual(expected, found) && typeof stored === 'string';
    },
  };
};

const derive = (password: string, salt: Buffer, { rounds, block, lanes }: PasswordCost): Promise<Buffer> => {
  const options: ScryptOptions = { N: rounds, r: block, p: lanes, maxmem: 256 * rounds * block };
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (failure, key) =>
      failure ? reject(failure) : resolve(key),
    ),
  );
};
